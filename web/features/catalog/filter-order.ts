import type { ListingPartsFragment } from '../../generated/graphql.ts';
import type { ListingState } from './public/listing-state.ts';

/** The selected order; falls back to the displayed one while loading or if the shop does not offer it. */
export function orderIn(
  { sortings, sorting }: Pick<ListingPartsFragment, 'sortings' | 'sorting'>,
  state: ListingState,
): string {
  return sortings.find(({ key }) => key === state.order)?.key ?? sorting ?? '';
}
