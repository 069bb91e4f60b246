import { whenFormIsTouched } from '../../../shared/forms/late-form.ts';
import { LatePart } from '../../../shared/ui/late.tsx';
import type { FilterBarProps } from '../filter-bar.tsx';
import { type ListingState, withoutFilters, writeListingState } from './listing-state.ts';

/** Fetches the code of filters, and begins none. */
export const filtersCode = () => import('../filter-controls.ts');

/** For preloads. */
export const FILTERS_SOURCE = 'web/features/catalog/filter-controls.ts';

export const chips = new LatePart<FilterBarProps>(
  '.chips',
  whenFormIsTouched,
  async () => (await filtersCode()).FilterChips,
);

/** Filters, sorting and count; a plain listing loads their code, and that of the chips, with the first touch. */
export const filterBar = new LatePart<FilterBarProps>('.filter-bar', whenFormIsTouched, async () => {
  const [{ FilterBar }] = await Promise.all([filtersCode(), chips.load()]);
  return FilterBar;
});

export function hasFilters(state: ListingState): boolean {
  return writeListingState({ ...state, page: 1 }) !== writeListingState(withoutFilters(state));
}
