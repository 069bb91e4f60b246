import type { ProductFilterInput } from '../../../schema/generated/types.ts';
import { isObject, type Json } from '../../lib/json.ts';
import { once } from '../../lib/once.ts';
import type { SwAggregation, SwListing } from '../../shopware/entities.ts';
import { CARD_INCLUDES } from '../../shopware/reads/criteria.ts';
import { categoriesRead } from '../../shopware/reads/navigation-tree.ts';
import type { PublicRead } from '../../shopware/reads/public-reads.ts';
import type { GatewayContext } from '../shared/context.ts';
import {
  bothAggregation,
  cardsIn,
  countingPlan,
  type FilterCounts,
  filterCounts,
  standingTwice,
} from './filter-counts.ts';
import { type FilterSource, filters } from './filters.ts';
import { chosenIn, countOf, listCall, type ProductList } from './listing-choice.ts';

/** Shopware's filters ignore the selection, so all pages, sortings and selections share one response. */
const ONLY_FILTERS = {
  'only-aggregations': true,
  limit: 1,
  includes: CARD_INCLUDES,
};

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

/** Reads an unfiltered part of a list, in one call with its filters if those are not cached. */
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

/** Filters of all products of a list; `total` is that of the filtered list. */
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

/** Products also belong to other trees, so only categories below this channel's root and selected ones count. */
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

/** Shopware's filters are more expensive than the counts, so they are read separately. */
const COUNTS_ALONE = {
  'only-aggregations': true,
  limit: 1,
  'manufacturer-filter': false,
  'price-filter': false,
  'rating-filter': false,
  'shipping-free-filter': false,
  'property-filter': false,
};

async function countFilters(
  context: GatewayContext,
  list: ProductList,
  filter: ProductFilterInput,
  filters: readonly FilterSource[],
  total: number,
): Promise<FilterCounts | null> {
  const inCategory = 'categoryId' in list;
  const chosen = chosenIn(filter);
  const choice = inCategory ? { ...chosen, categories: [] } : chosen;
  const groupOf = groupsOf(filters);
  const offered = filters.map(({ key }) => key);
  const plan = countingPlan(choice, offered, groupOf);
  const read = async (aggregations: readonly unknown[]): Promise<Json> => {
    const { call, tags, endless } = listCall(list, { ...COUNTS_ALONE, aggregations });
    const counts = {
      name: 'filterCounts' as const,
      call,
      tags,
      endless: () => endless() || countOf(choice) > 0,
    };
    const listing = await context.read<SwListing>(counts);
    return isObject(listing.aggregations) ? listing.aggregations : {};
  };
  try {
    const answer = await read(plan.aggregations);
    // With Elasticsearch Shopware counts variants, and extensions may filter lists by other criteria.
    if (cardsIn(answer) !== total) return null;
    const twice = standingTwice(answer, plan);
    const shared = plan.propertyScopes.flatMap((scope) => {
      const ids = twice.get(scope.suffix);
      return ids === undefined ? [] : [bothAggregation(scope, ids)];
    });
    return filterCounts(answer, plan, shared.length === 0 ? {} : await read(shared));
  } catch (error) {
    context.log.warn({ err: error }, 'filter values cannot be counted');
    context.freshness.expire();
    return null;
  }
}

function groupsOf(filters: readonly FilterSource[]): ReadonlyMap<string, string> {
  return new Map(
    filters.flatMap((filter) =>
      filter.__typename === 'OptionFilter' && filter.key.startsWith('properties:')
        ? filter.values.map(({ value }) => [value, filter.key] as const)
        : [],
    ),
  );
}
