import type { PageQuery, ProductPartsFragment } from '../../../generated/graphql.ts';
import type { Shop } from '../../../shared/i18n/shop.ts';
import { fullName } from '../../catalog/public/full-name.ts';
import { amountText, sizeText } from '../amount.ts';
import { plainText } from '../split-html.ts';

type Page = NonNullable<PageQuery['page']>;
type Entry = Extract<Page, { __typename: 'EntryPage' }>['entry'];
type Faq = readonly { question: string; answerHtml: string }[];

type JsonLd = Readonly<Record<string, unknown>> & { '@type': string };

const CONTEXT = { '@context': 'https://schema.org' } as const;

const absolute = (shop: Shop, path: string): string => new URL(path, shop.publicUrl).href;

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

function availability({ available, stock, releaseDate }: ProductPartsFragment): string {
  if (!available) return 'https://schema.org/OutOfStock';
  const coming = releaseDate && Date.parse(releaseDate) > Date.now();
  const left = stock === 0 ? 'BackOrder' : 'InStock';
  return `https://schema.org/${coming ? 'PreOrder' : left}`;
}

/** Google's "Product variants": a page for each. */
function variantOf(product: ProductPartsFragment, shop: Shop): object {
  const { parentId, variantChoices, options } = product;
  if (!parentId || options.length === 0) return {};
  const color = variantChoices
    .find(({ group }) => group.display === 'COLOR')
    ?.options.find(({ selected }) => selected)?.option.label;
  // Only those that differ in one option; each has its own page.
  const sisters = variantChoices.flatMap(({ options }) =>
    options.flatMap(({ nearestPath, combinable, selected }) =>
      nearestPath && combinable && !selected ? [nearestPath] : [],
    ),
  );
  return {
    inProductGroupWithID: parentId,
    ...(color && { color }),
    isVariantOf: {
      '@type': 'ProductGroup',
      productGroupID: parentId,
      name: product.name,
      variesBy: variantChoices.map(({ group }) =>
        group.display === 'COLOR' ? 'https://schema.org/color' : group.name,
      ),
      hasVariant: [product.path, ...sisters].map((path) => ({ url: absolute(shop, path) })),
    },
  };
}

/** Return policy for search results; null if the shop does not state its return period. */
function returnPolicy(shop: Shop): JsonLd | null {
  const { returnDays, country, legalPages } = shop.identity;
  if (!returnDays || !country) return null;
  const page = legalPages.find(({ role }) => role === 'WITHDRAWAL');
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: country,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returnDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    ...(page && { merchantReturnLink: absolute(shop, page.path) }),
  };
}

/** Shipping costs and time; null if they depend on the cart. */
function shippingDetails({ shipping, stock }: ProductPartsFragment): JsonLd | null {
  if (!shipping) return null;
  const { country, price, minDays, maxDays } = shipping;
  // Google requires the delivery time as well; a product out of stock takes longer than the shipping method states.
  if (minDays == null || maxDays == null || stock === 0) return null;
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: price.amount, currency: price.currencyCode },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      transitTime: { '@type': 'QuantitativeValue', minValue: minDays, maxValue: maxDays, unitCode: 'DAY' },
    },
  };
}

/** Whether the price includes tax; empty for tax-free prices. */
function taxedPrice({ taxState, unitPrice }: ProductPartsFragment['price']): object {
  if (taxState === 'TAX_FREE') return {};
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: unitPrice.amount,
      priceCurrency: unitPrice.currencyCode,
      valueAddedTaxIncluded: taxState === 'GROSS',
    },
  };
}

/** Google's "Product snippet" and "Merchant listing". */
export function productJsonLd(product: ProductPartsFragment, shop: Shop): JsonLd {
  const { averageRating, reviewCount, manufacturer, ean, price, reviews } = product;
  const returns = returnPolicy(shop);
  const delivery = shippingDetails(product);
  return {
    ...CONTEXT,
    '@type': 'Product',
    name: fullName(product),
    sku: product.number,
    url: absolute(shop, product.path),
    image: product.media.map(({ full }) => absolute(shop, full)),
    description: (plainText(product.descriptionHtml ?? '') || product.facts) ?? product.name,
    ...(manufacturer && { brand: { '@type': 'Brand', name: manufacturer.name } }),
    ...(ean && { gtin: ean }),
    ...variantOf(product, shop),
    ...(averageRating &&
      reviewCount && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: averageRating,
          reviewCount,
          bestRating: 5,
          worstRating: 1,
        },
      }),
    ...(reviews.nodes.length > 0 && {
      review: reviews.nodes.map((review) => ({
        '@type': 'Review',
        name: review.title,
        reviewBody: review.text,
        datePublished: review.createdAt.slice(0, 10),
        author: { '@type': 'Person', name: review.author ?? shop.identity.name },
        reviewRating: { '@type': 'Rating', ratingValue: review.points, bestRating: 5 },
      })),
    }),
    offers: {
      '@type': 'Offer',
      url: absolute(shop, product.path),
      price: String(price.unitPrice.amount),
      priceCurrency: price.unitPrice.currencyCode,
      availability: availability(product),
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: shop.identity.name },
      ...taxedPrice(price),
      ...(delivery && { shippingDetails: delivery }),
      ...(returns && { hasMerchantReturnPolicy: returns }),
    },
  };
}

/** Home first; null without steps. */
export function breadcrumbJsonLd(
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

export function homeJsonLd(shop: Shop): JsonLd[] {
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

export function faqJsonLd(items: Faq): JsonLd | null {
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
export function entryJsonLd(entry: Entry, shop: Shop): JsonLd {
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
  const blocks = (page.cms?.sections ?? []).flatMap(({ blocks, sidebar }) => [...blocks, ...sidebar]);
  return blocks
    .flatMap(({ slots }) => slots)
    .flatMap((slot) => (slot.__typename === 'CmsFaq' ? slot.items : []));
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
