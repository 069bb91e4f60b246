import type { ProductFilterInput } from '../../../schema/generated/types.ts';
import { isObject, type Json } from '../../lib/json.ts';
import type { SwListing } from '../../shopware/entities.ts';
import type { GatewayContext } from '../shared/context.ts';
import { bothAggregation, countingPlan } from './counting-aggregations.ts';
import { cardsIn, type FilterCounts, filterCounts, standingTwice } from './filter-counts.ts';
import type { FilterSource } from './filters.ts';
import { chosenIn, countOf } from './listing-choice.ts';
import { listCall, type ProductList } from './product-list.ts';

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

/**
 * Counts the products of each filter value, with the selected values of the other filters.
 * @param filters of the list
 * @param total number of products in the filtered list
 * @returns null if Shopware cannot count them, or does not count products
 */
export async function countFilters(
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

/** The filter of each property. */
function groupsOf(filters: readonly FilterSource[]): ReadonlyMap<string, string> {
  return new Map(
    filters.flatMap((filter) =>
      filter.__typename === 'OptionFilter' && filter.key.startsWith('properties:')
        ? filter.values.map(({ value }) => [value, filter.key] as const)
        : [],
    ),
  );
}
