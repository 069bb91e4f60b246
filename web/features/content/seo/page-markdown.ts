import TurndownService from 'turndown';
import type {
  PageQuery,
  ProductCardPartsFragment,
  ProductPartsFragment,
} from '../../../generated/graphql.ts';
import type { Shop } from '../../../shared/i18n/shop.ts';
import { toggleOption } from '../../catalog/public/filter-choice.ts';
import { type ListingState, PAGE_SIZE, writeListingState } from '../../catalog/public/listing-state.ts';
import { mergedFacts } from '../../catalog/public/product-details.tsx';
import { fullName, listedName, stockText } from '../../catalog/public/product-text.ts';
import { amountText } from '../amount.ts';
import { entryFacts } from '../entry-card.tsx';
import { slotsOf } from '../layout-contents.ts';

type Page = Exclude<NonNullable<PageQuery['page']>, { __typename: 'RedirectPage' }>;
type PageOf<Type extends Page['__typename']> = Extract<Page, { __typename: Type }>;
type Listing = NonNullable<PageOf<'CategoryPage'>['category']['products']>;
type Entries = PageOf<'EntryPage'>['more'];
type Slot = NonNullable<Page['cms']>['sections'][number]['blocks'][number]['slots'][number];

/** Products of a category or entries of a list, with the state in the URL. */
export interface PageList {
  readonly listing?: { readonly products: Listing; readonly state: ListingState };
  readonly entries?: Entries;
}

const turndown = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-' });

/** Markdown of a page for programs, in the page's language; paths are relative to the shop. */
export function pageMarkdown(page: Page, { listing, entries }: PageList, shop: Shop): string {
  const head = headOf(page, shop);
  const content = slotsOf(page.cms).map((slot) => slotMarkdown(slot, shop));
  const isTitled = 'category' in page && content.some((text) => text.startsWith('# '));
  const text = paragraphs([
    ...(isTitled ? [] : head),
    // Layouts of categories repeat name and description.
    ...content.filter((text) => !head.some((part) => part.replace(/^# /, '') === text)),
    ...(page.__typename === 'CategoryPage'
      ? [list(page.category.children.map(({ label, link }) => link?.path && `[${label}](${link.path})`))]
      : []),
    ...(listing ? listingMarkdown(listing.products, listing.state, shop) : []),
    ...(entries ? [entryList(entries, shop)] : []),
  ]);
  // Prices and units contain non-breaking spaces.
  return text.replace(/[\u00a0\u202f]/g, ' ');
}

function headOf(page: Page, shop: Shop): string[] {
  switch (page.__typename) {
    case 'ProductPage':
      return productMarkdown(page.product, shop);
    case 'EntryPage':
      return entryMarkdown(page.entry, shop);
    case 'LandingPage':
      return [`# ${page.name}`];
    case 'CategoryPage':
      return [`# ${page.category.name}`, fromHtml(page.category.descriptionHtml)];
  }
}

function productMarkdown(product: ProductPartsFragment, shop: Shop): string[] {
  const { t } = shop;
  const { arrival, restockDate } = product.availability;
  const facts = mergedFacts([...product.properties, ...product.specifications]);
  return [
    `# ${fullName(product)}`,
    product.facts ?? '',
    list([
      `**${priceText(product.price, shop)}**`,
      t('product.number', { number: product.number }),
      stockText(product, t),
      arrival && t('product.delivery', { time: arrival.formatted }),
      restockDate && t('stock.restock', { date: restockDate.formatted }),
      product.averageRating == null ? null : t('rating.stars', { points: product.averageRating }),
    ]),
    ...product.variantChoices.map(({ group, options }) =>
      paragraphs([
        `**${group.name}**`,
        list(
          options.map(({ option, selected, nearestPath, available }) =>
            [
              selected || !nearestPath ? option.label : `[${option.label}](${nearestPath})`,
              available ? '' : ` (${t('stock.out')})`,
            ].join(''),
          ),
        ),
      ]),
    ),
    fromHtml(product.descriptionHtml),
    list(
      facts.map(
        ({ label, values, unit }) => `${label}: ${[values.join(', '), unit].filter(Boolean).join(' ')}`,
      ),
    ),
    questions(product.faq),
    ...product.crossSellings.map(({ title, products }) => titled(title, productList(products, shop))),
  ];
}

function entryMarkdown({ title, teaser, recipe }: PageOf<'EntryPage'>['entry'], shop: Shop): string[] {
  const { t, language } = shop;
  return [
    `# ${title}`,
    teaser ?? '',
    ...(recipe
      ? [
          `## ${t('recipe.ingredients')} (${recipe.servings} ${recipe.servingsLabel ?? t('recipe.servings')})`,
          list(
            recipe.ingredients.flatMap(({ ingredients }) =>
              ingredients.map(({ amount, unit, name, path }) =>
                [amountText(amount, unit, language.formatLocale, t), path ? `[${name}](${path})` : name]
                  .filter(Boolean)
                  .join(' '),
              ),
            ),
          ),
          `## ${t('recipe.instructions')}`,
          recipe.instructions.map((step, index) => `${index + 1}. ${step}`).join('\n'),
        ]
      : []),
  ];
}

function listingMarkdown(listing: Listing, state: ListingState, shop: Shop): string[] {
  const filters = listing.filters.filter((filter) => filter.__typename === 'OptionFilter');
  return [
    productList(listing.nodes, shop),
    listing.totalCount > state.page * PAGE_SIZE
      ? `[${shop.t('listing.page', { page: state.page + 1 })}](${writeListingState({ ...state, page: state.page + 1 })})`
      : '',
    ...filters.map(
      ({ key, label, values }) =>
        `**${label}**: ${values
          .map(({ value, label }) => `[${label}](${writeListingState(toggleOption(state, key, value))})`)
          .join(', ')}`,
    ),
  ];
}

function slotMarkdown(slot: Slot, shop: Shop): string {
  switch (slot.__typename) {
    case 'CmsText':
      return fromHtml(slot.html);
    case 'CmsProductBox':
      return slot.product ? productList([slot.product], shop) : '';
    case 'CmsProductSlider':
      return titled(slot.title, productList(slot.products, shop));
    case 'CmsEntries':
      return titled(slot.title, entryList(slot.entries, shop));
    case 'CmsFaq':
      return questions(slot.items);
    case 'CmsImage':
      return slot.image?.alt && slot.link?.path ? `[${slot.image.alt}](${slot.link.path})` : '';
    default:
      return '';
  }
}

const productList = (products: readonly ProductCardPartsFragment[], shop: Shop): string =>
  list(
    products.map((product) =>
      [
        `[${listedName(product)}](${product.path}): ${priceText(product.fromPrice, shop)}`,
        product.summary ?? '',
        product.available ? '' : shop.t('stock.out'),
      ]
        .filter(Boolean)
        .join(', '),
    ),
  );

const entryList = (entries: Entries, { t, language }: Shop): string =>
  list(
    entries.map((entry) =>
      [`[${entry.title}](${entry.path})`, ...entryFacts(entry, language.formatLocale, t)].join(', '),
    ),
  );

function priceText(
  { unitPrice, isFromPrice, compareAtPrice, taxState }: ProductCardPartsFragment['fromPrice'],
  { t }: Shop,
): string {
  return [
    isFromPrice ? t('price.from') : '',
    unitPrice.formatted,
    compareAtPrice ? `(${t('price.instead')} ${compareAtPrice.formatted})` : '',
    taxState === 'GROSS' ? '' : t(`price.tax.${taxState}`),
  ]
    .filter(Boolean)
    .join(' ');
}

const questions = (items: ProductPartsFragment['faq']): string =>
  paragraphs(items.map(({ question, answerHtml }) => `**${question}**\n\n${fromHtml(answerHtml)}`));

const titled = (title: string | null | undefined, text: string): string =>
  paragraphs([title ? `## ${title}` : '', text]);

const fromHtml = (html: string | null | undefined): string => (html ? turndown.turndown(html) : '');

const list = (items: readonly (string | null | undefined)[]): string =>
  items
    .filter(Boolean)
    .map((item) => `- ${item}`)
    .join('\n');

const paragraphs = (parts: readonly string[]): string =>
  parts.filter((part) => part.trim() !== '').join('\n\n');
