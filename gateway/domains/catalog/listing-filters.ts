import type { ProductFilterInput } from '../../../schema/generated/types.ts';
import { isObject } from '../../lib/json.ts';
import { once } from '../../lib/once.ts';
import type { SwAggregation, SwListing } from '../../shopware/entities.ts';
import { categoriesRead } from '../../shopware/reads/categories.ts';
import { CARD_INCLUDES, GROUP, OPTION } from '../../shopware/reads/product-includes.ts';
import type { PublicRead } from '../../shopware/reads/public-reads.ts';
import type { GatewayContext } from '../shared/context.ts';
import { countFilters } from './counted-filters.ts';
import { type FilterSource, filters } from './filters.ts';
import { listCall, type ProductList } from './product-list.ts';

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

const filterCriteria = (list: ProductList) =>
  'search' in list ? { ...ONLY_FILTERS, aggregations: [FOUND_CATEGORIES] } : ONLY_FILTERS;

function filtersRead(list: ProductList): PublicRead<SwListing> {
  return { name: 'listingFilters', ...listCall(list, filterCriteria(list)) };
}

/**
 * Reads a part of a list, in one call with its filters if those are not cached.
 * @param part without selected filters, because Shopware counts only filtered products
 */
export function withFilters(part: PublicRead<SwListing>, list: ProductList): PublicRead<SwListing> {
  const { 'no-aggregations': _, ...criteria } = isObject(part.call.body) ? part.call.body : {};
  const { 'only-aggregations': __, limit: ___, ...additional } = filterCriteria(list);
  return {
    ...part,
    additional: {
      read: filtersRead(list),
      call: { ...part.call, body: { ...criteria, ...additional } },
      split: ({ aggregations = null, ...main }) => ({ main, other: { aggregations, elements: [] } }),
    },
  };
}

/**
 * Filters of all products of a list.
 * @param total products of the filtered list
 */
export async function listFilters(
  context: GatewayContext,
  list: ProductList,
  filter: ProductFilterInput,
  total: number,
): Promise<FilterSource[]> {
  const { aggregations } = await context.read(filtersRead(list));
  const all: Record<string, unknown> = isObject(aggregations) ? { ...aggregations } : {};
  if ('search' in list)
    all['categories'] = { entities: await categoriesFound(context, all['categories'], filter) };
  const counting = once(() => countFilters(context, list, filter, found, total));
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
  // Products without a category have a bucket without a key.
  const ids = [...(buckets ?? []).flatMap(({ key }) => key || []), ...(filter.categories ?? [])];
  if (ids.length === 0) return [];
  const { elements } = await context.read(categoriesRead(ids));
  const places = new Map(ids.map((id, at) => [id, at]));
  const place = (id: string | null | undefined) => places.get(id ?? '') ?? ids.length;
  return (elements ?? [])
    .filter(({ path }) => rootCategoryId === null || (path ?? '').includes(`|${rootCategoryId}|`))
    .toSorted((one, other) => place(one.id) - place(other.id));
}
