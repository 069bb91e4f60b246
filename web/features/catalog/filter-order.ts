import type { ListingPartsFragment } from '../../generated/graphql.ts';
import type { ListingState } from './public/listing-state.ts';

/** The order that is chosen; the one shown until an answer has it, and where the shop does not know what is asked for. */
export function orderIn(
  { sortings, sorting }: Pick<ListingPartsFragment, 'sortings' | 'sorting'>,
  state: ListingState,
): string {
  return sortings.find(({ key }) => key === state.order)?.key ?? sorting;
}
