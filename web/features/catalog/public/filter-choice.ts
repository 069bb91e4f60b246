import type { ListingPartsFragment } from '../../../generated/graphql.ts';
import type { ListingState } from './listing-state.ts';

/** The selected order; falls back to the displayed one while loading or if the shop does not offer it. */
export function orderIn(
  { sortings, sorting }: Pick<ListingPartsFragment, 'sortings' | 'sorting'>,
  state: ListingState,
): string {
  return sortings.find(({ key }) => key === state.order)?.key ?? sorting ?? '';
}

export type Filter = ListingPartsFragment['filters'][number];
export function listOf(key: string): 'manufacturer' | 'properties' | 'categories' {
  return key === 'manufacturer' || key === 'categories' ? key : 'properties';
}

/** Toggles the option and returns to the first page. */
export function toggleOption(state: ListingState, filterKey: string, id: string): ListingState {
  const name = listOf(filterKey);
  const chosen = state[name];
  return {
    ...state,
    page: 1,
    [name]: chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id],
  };
}

/** The state without the selection of one filter. */
export function withoutFilter(state: ListingState, filter: Filter): ListingState {
  if (filter.__typename === 'RangeFilter') return { ...state, minPrice: null, maxPrice: null };
  if (filter.__typename === 'RatingFilter') return { ...state, rating: null };
  if (filter.__typename === 'ToggleFilter') return { ...state, shippingFree: false };
  const name = listOf(filter.key);
  const valueIds = new Set(filter.values.map(({ value }) => value));
  return { ...state, [name]: state[name].filter((id) => !valueIds.has(id)) };
}
