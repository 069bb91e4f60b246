/** How a public read is kept. All times in seconds after it was loaded. */
export interface ReadRule {
  /** Until then it is served as it is. */
  readonly fresh: number;
  /** Until then it is served once more while a new one is fetched. */
  readonly stale: number;
  /** Until then it is served when Shopware cannot answer. */
  readonly ifError: number;
  /** Whether prices or stock are in it: kept apart by currency. */
  readonly priced: boolean;
  /** Tags that every entry carries besides those of its entities. */
  readonly tags: readonly string[];
  /** What makes it wrong, for whoever wires an invalidation. */
  readonly invalidatedBy: string;
}

const DAY = 86_400;

const facts = (tag: string, invalidatedBy: string): ReadRule => ({
  fresh: 300,
  stale: 3_600,
  ifError: DAY,
  priced: false,
  tags: [tag],
  invalidatedBy,
});

/** Design §3: prices and stock live at most 60 s. */
const goods = (tag: string, invalidatedBy: string): ReadRule => ({
  fresh: 40,
  stale: 60,
  ifError: DAY,
  priced: true,
  tags: [tag],
  invalidatedBy,
});

/**
 * Every public read of the gateway: how long it lives, what it is called, what drops it. All are kept in memory;
 * personal reads are never kept.
 */
export const READS = {
  channel: facts('channel', 'sales channel saved'),
  languages: facts('channel', 'language saved'),
  currencies: facts('channel', 'currency saved'),
  countries: facts('country', 'country saved'),
  salutations: facts('salutation', 'salutation saved'),
  paymentMethods: facts('payment', 'payment method saved'),
  customerGroup: facts('customer-group', 'customer group saved'),
  translations: facts('translation', 'snippet saved'),
  shippingPrices: facts('shipping', 'shipping method or rule saved'),
  navigation: facts('navigation', 'category saved'),
  entryLists: facts('category', 'category saved'),
  entries: facts('category', 'category saved'),
  categoryCards: goods('category', 'category, layout or product saved'),
  landingPage: goods('landing', 'landing page, layout or product saved'),
  path: { ...facts('path', 'SEO path written'), fresh: 60, stale: 300 },
  pathOf: { ...facts('path', 'SEO path written'), fresh: 300, stale: 3_600 },
  consentGroups: facts('consent', 'cookie group or plugin saved'),
  sitemap: { ...facts('path', 'SEO path written'), fresh: 3_600, stale: DAY },
  supersededPath: facts('path', 'SEO path written'),
  product: goods('product', 'product saved, ordered or its stock changed'),
  variants: goods('product', 'product saved, ordered or its stock changed'),
  productPaths: facts('product', 'product saved'),
  productCards: goods('product', 'product saved, ordered or its stock changed'),
  crossSelling: goods('product', 'product saved, ordered or its stock changed'),
  reviews: { ...facts('review', 'review saved'), fresh: 60, stale: 300 },
  listing: goods('listing', 'any product of the category saved'),
  search: goods('listing', 'any product saved'),
  suggest: goods('listing', 'any product saved'),
  page: { ...goods('page', 'anything it was made of'), stale: 60 },
  query: { ...goods('query', 'anything it was made of'), stale: 60 },
} as const satisfies Readonly<Record<string, ReadRule>>;

export type ReadName = keyof typeof READS;
