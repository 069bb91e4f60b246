import type { ProductFilterInput } from '../../../schema/generated/types.ts';
import { isObject } from '../../lib/json.ts';
import { once } from '../../lib/once.ts';
import type { SwAggregation, SwListing } from '../../shopware/entities.ts';
import { categoriesRead } from '../../shopware/reads/categories.ts';
import { CARD_INCLUDES, GROUP, OPTION } from '../../shopware/reads/product-includes.ts';
import type { PublicRead } from '../../shopware/reads/public-reads.ts';
import type { GatewayContext } from '../shared/context.ts';
import { type CountedList, countFilters } from './counted-filters.ts';
import { type FilterSource, filters } from './filters.ts';

/** Shopware's filters ignore the selection, so all pages, sortings and selections share one response. */
const ONLY_FILTERS = {
  'only-aggregations': true,
  limit: 1,
  includes: {
    ...CARD_INCLUDES,
    property_group: [...GROUP, 'options'],
    property_group_option: [...OPTION, 'media'],
  },
};

/** Maximum number of categories of a search filter: those with the most results. */
const MAX_CATEGORIES = 50;

const FOUND_CATEGORIES = {
  name: 'categories',
  type: 'terms',
  field: 'categoriesRo.id',
  limit: MAX_CATEGORIES,
  sort: { field: '_count', order: 'DESC' },
};

function categoryFiltersRead(categoryId: string): PublicRead<SwListing> {
  return {
    name: 'listingFilters',
    call: { path: `/product-listing/${categoryId}`, body: ONLY_FILTERS },
    tags: () => [`category:${categoryId}`],
  };
}

function searchFiltersRead(search: string): PublicRead<SwListing> {
  return {
    name: 'listingFilters',
    call: { path: '/search', body: { ...ONLY_FILTERS, search, aggregations: [FOUND_CATEGORIES] } },
    endless: () => true,
  };
}

/**
 * Reads a part of a list, in one call with its filters if those are not cached.
 * @param list without selected filters, because Shopware counts only filtered products
 */
export function withFilters(list: PublicRead<SwListing>, of: CountedList): PublicRead<SwListing> {
  const inCategory = 'categoryId' in of;
  const { 'no-aggregations': _, ...criteria } = isObject(list.call.body) ? list.call.body : {};
  const body = { ...criteria, includes: ONLY_FILTERS.includes };
  return {
    ...list,
    additional: {
      read: inCategory ? categoryFiltersRead(of.categoryId) : searchFiltersRead(of.search),
      call: { ...list.call, body: inCategory ? body : { ...body, aggregations: [FOUND_CATEGORIES] } },
      split: ({ aggregations = null, ...main }) => ({ main, other: { aggregations, elements: [] } }),
    },
  };
}

/**
 * Filters of all products of a category.
 * @param total products of the filtered category
 */
export async function categoryFilters(
  context: GatewayContext,
  categoryId: string,
  filter: ProductFilterInput,
  total: number,
): Promise<FilterSource[]> {
  const listing = await context.read(categoryFiltersRead(categoryId));
  const counting = once(() => countFilters(context, { categoryId }, filter, found, total));
  const found: FilterSource[] = filters(aggregationsOf(listing), filter, context.messages, counting);
  return found;
}

/**
 * Filters of all search results.
 * @param total products of the filtered search
 */
export async function searchFilters(
  context: GatewayContext,
  search: string,
  filter: ProductFilterInput,
  total: number,
): Promise<FilterSource[]> {
  const aggregations = aggregationsOf(await context.read(searchFiltersRead(search)));
  const entities = await categoriesFound(context, aggregations['categories'], filter);
  const all = { ...aggregations, categories: { entities } };
  const counting = once(() => countFilters(context, { search }, filter, found, total));
  const found: FilterSource[] = filters(all, filter, context.messages, counting);
  return found;
}

/**
 * Products also belong to the root category and to trees of other sales channels, so a filter contains only categories below
 * this channel's root, and selected ones.
 */
async function categoriesFound(context: GatewayContext, aggregation: unknown, filter: ProductFilterInput) {
  const { buckets }: SwAggregation = isObject(aggregation) ? aggregation : {};
  const { rootCategoryId } = await context.channel.facts();
  const ids = [...(buckets ?? []).flatMap(({ key }) => key ?? []), ...(filter.categories ?? [])];
  if (ids.length === 0) return [];
  const { elements } = await context.read(categoriesRead(ids));
  const places = new Map(ids.map((id, at) => [id, at]));
  const place = (id: string | null | undefined) => places.get(id ?? '') ?? ids.length;
  return (elements ?? [])
    .filter(({ path }) => rootCategoryId === null || (path ?? '').includes(`|${rootCategoryId}|`))
    .toSorted((one, other) => place(one.id) - place(other.id));
}

function aggregationsOf({ aggregations }: SwListing): Readonly<Record<string, unknown>> {
  return isObject(aggregations) ? aggregations : {};
}
