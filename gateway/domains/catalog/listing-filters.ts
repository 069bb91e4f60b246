import type { ListingInput } from '../../../schema/generated/types.ts';
import { isObject } from '../../lib/json.ts';
import type { SwAggregation, SwListing } from '../../shopware/entities.ts';
import { categoriesRead } from '../../shopware/reads/categories.ts';
import { CARD_INCLUDES, GROUP, OPTION } from '../../shopware/reads/product-includes.ts';
import type { GatewayContext } from '../shared/context.ts';
import { type FilterSource, filters } from './filters.ts';

/** Shopware counts for all of the list, whatever is chosen of it: one answer for all pages, sortings and choices. */
const ONLY_FILTERS = {
  'only-aggregations': true,
  limit: 1,
  includes: {
    ...CARD_INCLUDES,
    property_group: [...GROUP, 'options'],
    property_group_option: [...OPTION, 'media'],
  },
};

/** Categories that a search offers: those with the most of what it found. */
const MAX_CATEGORIES = 50;

/** Filters of all products of a category. */
export async function categoryFilters(
  context: GatewayContext,
  categoryId: string,
  input: ListingInput,
): Promise<FilterSource[]> {
  const listing = await context.read<SwListing>({
    name: 'listingFilters',
    call: { path: `/product-listing/${categoryId}`, body: ONLY_FILTERS },
    tags: () => [`category:${categoryId}`],
  });
  return filters(aggregationsOf(listing), input, context.messages);
}

/** Filters of all that a search finds. */
export async function searchFilters(
  context: GatewayContext,
  search: string,
  input: ListingInput,
): Promise<FilterSource[]> {
  const byCount = { field: '_count', order: 'DESC' };
  const listing = await context.read<SwListing>({
    name: 'listingFilters',
    call: {
      path: '/search',
      body: {
        ...ONLY_FILTERS,
        search,
        aggregations: [
          {
            name: 'categories',
            type: 'terms',
            field: 'categoriesRo.id',
            limit: MAX_CATEGORIES,
            sort: byCount,
          },
        ],
      },
    },
    endless: () => true,
  });
  const found = aggregationsOf(listing);
  const categories = await categoriesFound(context, found['categories'], input);
  return filters({ ...found, categories: { entities: categories } }, input, context.messages);
}

/**
 * Products are in the root of the menu too, and in the trees of other sales channels: what is offered as a filter is only
 * what stands below the root of this one, and what is chosen.
 */
async function categoriesFound(context: GatewayContext, aggregation: unknown, input: ListingInput) {
  const { buckets }: SwAggregation = isObject(aggregation) ? aggregation : {};
  const { rootCategoryId } = await context.channel.facts();
  const ids = [...(buckets ?? []).flatMap(({ key }) => key ?? []), ...(input.categories ?? [])];
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
