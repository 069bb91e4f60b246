import { useEffect, useRef, useState } from 'react';
import { type Client, useClient } from 'urql';
import type { FilterCountPartsFragment, ListingPartsFragment } from '../../generated/graphql.ts';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { notify } from '../../shared/notifications/notifications.tsx';
import { FilterCountsDocument, SearchFilterCountsDocument } from './filter-counts.generated.ts';
import { type Filter, withoutFilter } from './public/filter-choice.ts';
import { ListingFiltersDocument } from './public/listing.generated.ts';
import {
  firstArguments,
  type ListingScope,
  type ListingState,
  pageArguments,
  writeListingState,
} from './public/listing-state.ts';
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

/** The filters of a listing, completed when the shopper opens one. */
export function useAllFilterValues(listing: ListingPartsFragment, scope: ListingScope, state: ListingState) {
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

/** Number of products per value. */
export interface ValueCount {
  readonly count: number;
  /** Whether the counts match the current selection; false while they are loading. */
  readonly current: boolean;
}

/** Count by value id or number of stars; a switch needs no value. Null while loading. */
export type CountOf = (filter: Filter, value?: string | number) => ValueCount | null;

interface Counted {
  readonly of: string;
  readonly state: ListingState;
  readonly filters: ReadonlyMap<string, ReadonlyMap<string | number | undefined, number>>;
}

const CHOOSING_MS = 150;

const choiceOf = (state: ListingState): string => writeListingState({ ...state, order: null, page: 1 });

/**
 * Counts the products of each filter value while a filter is open. Values can be selected before the counts arrive; a failed
 * count is ignored.
 * @param seen whether a filter is open
 */
export function useFilterCounts(scope: ListingScope, state: ListingState, seen: boolean): CountOf {
  const client = useClient();
  const [counted, setCounted] = useState<Counted | null>(null);
  const list = scope.kind === 'search' ? scope.term : scope.id;
  const of = list + choiceOf(state);
  const latest = useRef({ scope, state, known: '' });
  useEffect(() => {
    latest.current = { ...latest.current, scope, state };
  });
  useEffect(() => {
    const { known } = latest.current;
    if (!seen || known === of) return;
    let left = false;
    async function ask() {
      const { scope, state } = latest.current;
      try {
        const filters = mapped(await fetchCounts(client, scope, state));
        if (left) return;
        latest.current.known = of;
        setCounted({ of: scope.kind === 'search' ? scope.term : scope.id, state, filters });
      } catch {
        // Filters work without counts; the next opening retries.
      }
    }
    const timer = setTimeout(() => void ask(), known === '' ? 0 : CHOOSING_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [client, of, seen]);
  const currentOf = new Map<string, boolean>();
  return (filter, value) => {
    const count = counted?.of === list ? counted.filters.get(filter.key)?.get(value) : undefined;
    if (counted === null || count === undefined) return null;
    const others = (from: ListingState) => choiceOf(withoutFilter(from, filter));
    const current = currentOf.get(filter.key) ?? others(counted.state) === others(state);
    currentOf.set(filter.key, current);
    return { count, current };
  };
}

async function fetchCounts(
  client: Client,
  scope: ListingScope,
  state: ListingState,
): Promise<readonly FilterCountPartsFragment[]> {
  // Same parameters as the page's request, which the gateway has cached.
  const args = firstArguments(state);
  if (scope.kind === 'search') {
    const { search } = await dataOf(client.query(SearchFilterCountsDocument, { term: scope.term, ...args }));
    return search.filters;
  }
  const { listing } = await dataOf(client.query(FilterCountsDocument, { categoryId: scope.id, ...args }));
  return listing.filters;
}

function mapped(filters: readonly FilterCountPartsFragment[]): Counted['filters'] {
  return new Map(filters.map((filter) => [filter.key, new Map(countsIn(filter))]));
}

function countsIn(filter: FilterCountPartsFragment): [string | number | undefined, number][] {
  if (filter.__typename === 'OptionFilter')
    return filter.values.flatMap(({ value, count }) => (count == null ? [] : [[value, count]]));
  if (filter.__typename === 'RatingFilter') return (filter.counts ?? []).map((count, at) => [at + 1, count]);
  return filter.__typename === 'ToggleFilter' && filter.count != null ? [[undefined, filter.count]] : [];
}
