import { isTruthy, parseIds, parseLimit, parseListingPage, parsePage } from '../server/criteria.ts';
import { parseFilters, passes } from '../server/filter.ts';
import type { Entity } from '../shop/entity.ts';
import type { Shop } from '../shop/shop.ts';
import type { View } from '../shop/view.ts';
import { decimal, manufacturerEntities, productAggregations } from './aggregation.ts';
import { type FilterName, type ListingFilter, parseListingFilters } from './listing-filter.ts';
import { productEntity } from './product-entity.ts';
import { productReader } from './product-field.ts';
import { unitPriceAt } from './product-price.ts';
import type { ProductRecord } from './product-record.ts';
import { averageRating } from './review.ts';
import { availableSortings, chooseSorting, sortingEntity } from './sorting.ts';

interface ListingSource {
  readonly products: readonly ProductRecord[];
  readonly search: boolean;
  readonly current: { readonly before?: Entity; readonly after?: Entity };
}

/**
 * Aggregations cover the unfiltered list unless `reduce-aggregations` is set (cases 710–774). The page is `p`, not `page` (750);
 * beyond the end `total` is 0 (747).
 */
export function productListing(shop: Shop, listed: ListingSource, source: Entity, view: View): Entity {
  const limit = parseLimit(source, 100);
  const page = parseListingPage(source['p']);
  parseIds(source['ids']);
  parsePage(source);
  const offered = parseListingFilters(shop, source, view);
  const filters = offered.filter(({ name }) => isSwitchedOn(source, name));
  const read = productReader(shop, view);
  const fixed = parseFilters(source['filter'], '/filter');
  const post = parseFilters(source['post-filter'], '/post-filter');
  const base = listed.products.filter((product) => fixed.every((filter) => passes(product, filter, read)));
  const found = base.filter(
    (product) =>
      filters.every((filter) => admits(filter, product)) &&
      post.every((filter) => passes(product, filter, read)),
  );
  const sorting = chooseSorting(source['order'], listed.search);
  const grouped = groupVariants(found).toSorted((a, b) => sorting.compare(a, b, view));
  const only = isTruthy(source['only-aggregations']);
  const shown = only ? [] : grouped.slice((page - 1) * limit, page * limit);
  // It leaves out those of one's own too.
  const aggregations = isTruthy(source['no-aggregations'])
    ? {}
    : {
        ...productAggregations(shop, source['aggregations'], base, read, view),
        ...listingAggregations(shop, base, filters, source, view),
      };
  const current = new Map(offered.map((filter) => [filter.name, filter.current]));
  return {
    elements: shown.map((product) => productEntity(shop, product, view)),
    aggregations: Object.keys(aggregations).length > 0 ? aggregations : [],
    page,
    limit: only ? 0 : limit,
    entity: 'product',
    total: shown.length === 0 ? 0 : grouped.length,
    states: [],
    sorting: sorting.key,
    currentFilters: { ...listed.current.before, ...Object.fromEntries(current), ...listed.current.after },
    availableSortings: availableSortings(listed.search).map((available) =>
      sortingEntity(available, view.lang),
    ),
    streamId: null,
    apiAlias: 'product_listing',
  };
}

const SWITCHES: Readonly<Record<FilterName, string>> = {
  manufacturer: 'manufacturer-filter',
  price: 'price-filter',
  rating: 'rating-filter',
  'shipping-free': 'shipping-free-filter',
  properties: 'property-filter',
};

function isSwitchedOn(source: Entity, name: FilterName): boolean {
  const value = source[SWITCHES[name]];
  return value === undefined || isTruthy(value);
}

function admits(filter: ListingFilter, product: ProductRecord): boolean {
  return !filter.active || filter.passes(product);
}

/** The first product of each display group. */
export function groupVariants(products: readonly ProductRecord[]): ProductRecord[] {
  return [...Map.groupBy(products, (product) => product.displayGroup).values()].flatMap(
    (group) => group[0] ?? [],
  );
}

function listingAggregations(
  shop: Shop,
  base: readonly ProductRecord[],
  filters: readonly ListingFilter[],
  source: Entity,
  view: View,
): Entity {
  const reduce = isTruthy(source['reduce-aggregations']);
  const rest = (name: FilterName) =>
    reduce
      ? base.filter((product) => filters.every((filter) => filter.name === name || admits(filter, product)))
      : base;
  const build: Record<FilterName, (products: readonly ProductRecord[]) => Entity> = {
    manufacturer: (products) => ({ entities: manufacturerEntities(shop, products, view) }),
    price: (products) => {
      const prices = products.map((product) => unitPriceAt(product, 1, view));
      const none = prices.length === 0;
      return {
        min: none ? null : decimal(Math.min(...prices)),
        max: none ? null : decimal(Math.max(...prices)),
        avg: null,
        sum: null,
      };
    },
    rating: (products) => {
      const ratings = products.flatMap((product) => averageRating(shop, product) ?? []);
      return { max: ratings.length === 0 ? null : String(Math.max(...ratings)) };
    },
    'shipping-free': (products) => ({
      max: products.length === 0 ? null : products.some(({ demo }) => demo.freeShipping) ? '1' : '0',
    }),
    properties: (products) => {
      const ids = products.flatMap((product) => [...product.optionIds, ...product.propertyIds]);
      return { entities: shop.properties.grouped(ids, view.lang, (group) => group.filterable, true) };
    },
  };
  return Object.fromEntries(
    filters.map(({ name }) => [name, { name, ...build[name](rest(name)), apiAlias: `${name}_aggregation` }]),
  );
}
