import { useEffect, useRef, useState } from 'react';
import type { FilterCountPartsFragment, ListingPartsFragment } from '../../generated/graphql.ts';
import { query } from '../../shared/graphql/current-client.tsx';
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

async function fetchFilters(scope: ListingScope, state: ListingState): Promise<Filter[]> {
  const args = pageArguments(state, 1);
  return scope.kind === 'search'
    ? (await query(SearchFiltersDocument, { term: scope.term, ...args })).search.filters
    : (await query(ListingFiltersDocument, { categoryId: scope.id, ...args })).listing.filters;
}

const idOf = (scope: ListingScope): string => (scope.kind === 'search' ? scope.term : scope.id);

/** The filters of a listing, completed when the shopper opens one. */
export function useAllFilterValues(listing: ListingPartsFragment, scope: ListingScope, state: ListingState) {
  const { t } = useShop();
  const key = idOf(scope);
  // They do not depend on the selection, which is in the URL.
  const [all, setAll] = useState<{ of: string; filters: readonly Filter[] } | null>(null);
  const requestedKey = useRef<string | null>(null);
  const filters = all?.of === key ? all.filters : listing.filters;
  async function complete() {
    if (requestedKey.current === key) return;
    if (filters.length >= listing.filterCount && filters.every(isComplete)) return;
    requestedKey.current = key;
    try {
      setAll({ of: key, filters: await fetchFilters(scope, state) });
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

/** Counts the products of each value while a filter is open (`seen`); a failed count is ignored. */
export function useFilterCounts(scope: ListingScope, state: ListingState, seen: boolean): CountOf {
  const [counted, setCounted] = useState<Counted | null>(null);
  const list = idOf(scope);
  const of = list + choiceOf(state);
  const known = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: order and page do not change the counts.
  useEffect(() => {
    if (!seen || known.current === of) return;
    let left = false;
    async function load() {
      try {
        const counts = await fetchCounts(scope, state);
        if (left) return;
        known.current = of;
        const filters = new Map(counts.map((filter) => [filter.key, new Map(countsIn(filter))]));
        setCounted({ of: list, state, filters });
      } catch {
        // Filters work without counts; the next opening retries.
      }
    }
    const timer = setTimeout(() => void load(), known.current === '' ? 0 : CHOOSING_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [of, seen]);
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
  scope: ListingScope,
  state: ListingState,
): Promise<readonly FilterCountPartsFragment[]> {
  // Same parameters as the page's request, which the gateway has cached.
  const args = firstArguments(state);
  return scope.kind === 'search'
    ? (await query(SearchFilterCountsDocument, { term: scope.term, ...args })).search.filters
    : (await query(FilterCountsDocument, { categoryId: scope.id, ...args })).listing.filters;
}

function countsIn(filter: FilterCountPartsFragment): [string | number | undefined, number][] {
  if (filter.__typename === 'OptionFilter')
    return filter.values.flatMap(({ value, count }) => (count == null ? [] : [[value, count]]));
  if (filter.__typename === 'RatingFilter') return (filter.counts ?? []).map((count, at) => [at + 1, count]);
  return filter.__typename === 'ToggleFilter' && filter.count != null ? [[undefined, filter.count]] : [];
}
