import type { PageQuery } from '../../../generated/graphql.ts';
import type { Shop } from '../../../shared/i18n/shop.ts';
import { amountText, sizeText } from '../amount.ts';
import { slotsOf } from '../layout-contents.ts';
import { absolute, CONTEXT, type JsonLd, productJsonLd } from './product-json-ld.ts';

type Page = NonNullable<PageQuery['page']>;
type Entry = Extract<Page, { __typename: 'EntryPage' }>['entry'];
type Faq = readonly { question: string; answerHtml: string }[];

function organization(shop: Shop): JsonLd {
  const { name, logo, icon, legalEntity, phone, email, address, social } = shop.identity;
  const picture = logo ?? icon;
  return {
    '@type': 'Organization',
    name,
    url: absolute(shop, '/'),
    ...(picture && { logo: absolute(shop, picture.url) }),
    ...(legalEntity && { legalName: legalEntity }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(address.length > 0 && { address: address.join(', ') }),
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
  };
}

function breadcrumbJsonLd(
  steps: readonly { label: string; path?: string | null | undefined }[],
  shop: Shop,
): JsonLd | null {
  if (steps.length < 2) return null;
  return {
    ...CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(path && { item: absolute(shop, path) }),
    })),
  };
}

function homeJsonLd(shop: Shop): JsonLd[] {
  const target = `${absolute(shop, shop.path('/search'))}?search={search_term_string}`;
  return [
    { ...CONTEXT, ...organization(shop) },
    {
      ...CONTEXT,
      '@type': 'WebSite',
      name: shop.identity.name,
      url: absolute(shop, shop.path('/')),
      inLanguage: shop.language.locale,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: target },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

function faqJsonLd(items: Faq): JsonLd | null {
  if (!items.length) return null;
  return {
    ...CONTEXT,
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answerHtml }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answerHtml },
    })),
  };
}

const NUTRIENTS: Readonly<Record<string, string>> = {
  energy: 'calories',
  fat: 'fatContent',
  carbohydrates: 'carbohydrateContent',
  protein: 'proteinContent',
  cholesterol: 'cholesterolContent',
  sugar: 'sugarContent',
  fiber: 'fiberContent',
  transFat: 'transFatContent',
};

/** A mass or energy in schema.org format; uses the last of several values, which is in kcal. */
function quantity(amount: string): string | null {
  const found = [...amount.matchAll(/(\d[\d\s.,’']*)(\p{L}+)/gu)].at(-1);
  const [, digits = '', unit] = found ?? [];
  return unit ? `${digits.replace(/[\s’']/g, '').replace(',', '.')} ${unit}` : null;
}

function recipeJsonLd({ recipe }: Entry, shop: Shop): object {
  if (!recipe) return {};
  const { t, language } = shop;
  const ingredients = recipe.ingredients.flatMap((group) => group.ingredients);
  const nutrition = recipe.nutrition.flatMap(({ key, amount }) => {
    const name = NUTRIENTS[key];
    const value = quantity(amount);
    return name && value ? [[name, value]] : [];
  });
  const duration = recipe.cookTimeMinutes && `PT${recipe.cookTimeMinutes}M`;
  return {
    recipeYield: [recipe.servings, recipe.servingsLabel].filter(Boolean).join(' '),
    ...(duration && { cookTime: duration, totalTime: duration }),
    recipeIngredient: ingredients.map(({ amount, unit, name }) =>
      [
        amountText(amount, unit, language.formatLocale, t),
        [name, sizeText(unit, t)].filter(Boolean).join(', '),
      ]
        .filter(Boolean)
        .join(' '),
    ),
    recipeInstructions: recipe.instructions.map((text) => ({ '@type': 'HowToStep', text })),
    ...(nutrition.length > 0 && {
      nutrition: { '@type': 'NutritionInformation', ...Object.fromEntries(nutrition) },
    }),
  };
}

const ENTRY_TYPES = { RECIPE: 'Recipe', BLOG: 'BlogPosting', NEWS: 'NewsArticle' } as const;

/** Google's "Recipe" and "Article". */
function entryJsonLd(entry: Entry, shop: Shop): JsonLd {
  const url = absolute(shop, entry.path);
  const author = entry.author ? { '@type': 'Person', name: entry.author } : organization(shop);
  return {
    ...CONTEXT,
    '@type': ENTRY_TYPES[entry.kind],
    ...(entry.recipe ? { name: entry.title } : { headline: entry.title }),
    url,
    mainEntityOfPage: url,
    inLanguage: shop.language.locale,
    author,
    publisher: organization(shop),
    ...(entry.teaser && { description: entry.teaser }),
    ...(entry.cover && { image: [absolute(shop, entry.cover.full)] }),
    ...(entry.publishedAt && { datePublished: entry.publishedAt }),
    ...(entry.tags.length > 0 && { keywords: entry.tags.join(', ') }),
    ...recipeJsonLd(entry, shop),
  };
}

function faqOf(page: Exclude<Page, { __typename: 'RedirectPage' }>): Faq {
  if (page.__typename === 'ProductPage') return page.product.faq;
  return slotsOf(page.cms).flatMap((slot) => (slot.__typename === 'CmsFaq' ? slot.items : []));
}

export function structuredData(page: Exclude<Page, { __typename: 'RedirectPage' }>, shop: Shop): JsonLd[] {
  const entities = [
    page.__typename === 'ProductPage' ? productJsonLd(page.product, shop) : null,
    page.__typename === 'EntryPage' ? entryJsonLd(page.entry, shop) : null,
    page.__typename === 'LandingPage' ? null : breadcrumbJsonLd(page.breadcrumbs, shop),
    faqJsonLd(faqOf(page)),
  ];
  const home = page.__typename === 'CategoryPage' && page.home;
  return [...(home ? homeJsonLd(shop) : []), ...entities.filter((thing) => thing !== null)];
}
