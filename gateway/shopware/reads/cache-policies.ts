import type { CachePolicy } from '../../platform/cache/cache-policy.ts';

const DAY_S = 86_400;

const referenceData = (tag: string, invalidatedBy: string): CachePolicy => ({
  fresh: 300,
  stale: 3_600,
  ifError: DAY_S,
  priced: false,
  tags: [tag],
  invalidatedBy,
});

/** Prices and stock are cached for at most 60 s (docs/rules.md, "Calls to Shopware"). */
const pricedData = (tag: string, invalidatedBy: string): CachePolicy => ({
  fresh: 40,
  stale: 60,
  ifError: DAY_S,
  priced: true,
  tags: [tag],
  invalidatedBy,
});

/** Cache policies of all public reads; personal reads are never cached. */
export const CACHE_POLICIES = {
  channel: referenceData('channel', 'sales channel saved'),
  shopPictures: referenceData('media', 'medium saved'),
  languages: referenceData('channel', 'language saved'),
  currencies: referenceData('channel', 'currency saved'),
  countries: referenceData('country', 'country saved'),
  salutations: referenceData('salutation', 'salutation saved'),
  paymentMethods: referenceData('payment', 'payment method saved'),
  customerGroup: referenceData('customer-group', 'customer group saved'),
  translations: referenceData('translation', 'snippet saved'),
  shippingPrices: referenceData('shipping', 'shipping method or rule saved'),
  navigation: referenceData('navigation', 'category saved'),
  categories: referenceData('category', 'category saved'),
  entryLists: referenceData('category', 'category saved'),
  entries: referenceData('category', 'category saved'),
  entryTags: referenceData('category', 'category saved'),
  categoryCards: pricedData('category', 'category, layout or product saved'),
  layout: pricedData('landing', 'layout or product saved'),
  landingPage: pricedData('landing', 'landing page, layout or product saved'),
  path: { ...referenceData('path', 'SEO path written'), fresh: 60, stale: 300 },
  pathOf: { ...referenceData('path', 'SEO path written'), fresh: 300, stale: 3_600 },
  cartSettings: { ...referenceData('channel', 'sales channel saved'), fresh: 60 },
  appPayments: referenceData('payment', 'payment method saved'),
  basicInformation: { ...referenceData('channel', 'sales channel saved'), fresh: 60 },
  consentGroups: referenceData('consent', 'cookie group or plugin saved'),
  sitemap: { ...referenceData('path', 'SEO path written'), fresh: 3_600, stale: DAY_S },
  supersededPath: referenceData('path', 'SEO path written'),
  product: pricedData('product', 'product saved, ordered or its stock changed'),
  variants: pricedData('product', 'product saved, ordered or its stock changed'),
  numberedProducts: referenceData('product', 'product saved'),
  productByNumber: pricedData('product', 'product saved, ordered or its stock changed'),
  productCards: pricedData('product', 'product saved, ordered or its stock changed'),
  crossSelling: pricedData('product', 'product saved, ordered or its stock changed'),
  reviews: { ...referenceData('review', 'review saved'), fresh: 60, stale: 300 },
  listingFilters: pricedData('listing', 'any product of the category saved'),
  filterCounts: pricedData('listing', 'any product of the category saved'),
  listing: pricedData('listing', 'any product of the category saved'),
  search: pricedData('listing', 'any product saved'),
  suggest: pricedData('listing', 'any product saved'),
  shopExtension: pricedData('product', 'product saved, ordered or its stock changed'),
  page: { ...pricedData('page', 'anything it was made of'), stale: 60 },
  query: { ...pricedData('query', 'anything it was made of'), stale: 60 },
} as const satisfies Readonly<Record<string, CachePolicy>>;

export type ReadName = keyof typeof CACHE_POLICIES;
