import { useRef, useState } from 'react';
import { type Client, useClient } from 'urql';
import type { ListingPartsFragment } from '../../generated/graphql.ts';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { notify } from '../../shared/notifications/notifications.tsx';
import type { Filter } from './public/filter-choice.ts';
import { ListingFiltersDocument } from './public/listing.generated.ts';
import { type ListingScope, type ListingState, pageArguments } from './public/listing-state.ts';
import { SearchFiltersDocument } from './search.generated.ts';

/** Whether the page has all values of a filter. */
export function isComplete(filter: Filter): boolean {
  return filter.__typename !== 'OptionFilter' || filter.values.length >= filter.valueCount;
}

async function fetchFilters(client: Client, scope: ListingScope, state: ListingState): Promise<Filter[]> {
  const args = pageArguments(state, 1);
  if (scope.kind === 'search')
    return (await dataOf(client.query(SearchFiltersDocument, { term: scope.term, ...args }))).search.filters;
  const { listing } = await dataOf(client.query(ListingFiltersDocument, { categoryId: scope.id, ...args }));
  return listing.filters;
}

interface AllFilterValues {
  readonly filters: readonly Filter[];
  /** Requests the missing values; shows a notification on failure. */
  complete(): void;
}

/** The filters of a listing, completed when the shopper opens one. */
export function useAllFilterValues(
  listing: ListingPartsFragment,
  scope: ListingScope,
  state: ListingState,
): AllFilterValues {
  const { t } = useShop();
  const client = useClient();
  const key = scope.kind === 'search' ? scope.term : scope.id;
  // They do not depend on the selection, which is in the URL.
  const [all, setAll] = useState<{ of: string; filters: readonly Filter[] } | null>(null);
  const requestedKey = useRef<string | null>(null);
  const filters = all?.of === key ? all.filters : listing.filters;
  async function complete() {
    if (requestedKey.current === key) return;
    if (filters.length >= listing.filterCount && filters.every(isComplete)) return;
    requestedKey.current = key;
    try {
      setAll({ of: key, filters: await fetchFilters(client, scope, state) });
    } catch {
      requestedKey.current = null;
      notify('danger', t('error.general'));
    }
  }
  return { filters, complete: () => void complete() };
}
