import { useEffect, useRef, useState } from 'react';
import { type Client, useClient } from 'urql';
import type { FilterCountPartsFragment } from '../../generated/graphql.ts';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { type Filter, withoutFilter } from './filter-choice.ts';
import { FilterCountsDocument, SearchFilterCountsDocument } from './filter-counts.generated.ts';
import {
  firstInput,
  type ListingScope,
  type ListingState,
  writeListingState,
} from './public/listing-state.ts';

/** How many products a value leads to. */
export interface ValueCount {
  readonly count: number;
  /** Whether it goes by what is chosen now; else by what was chosen before, until the answer has come. */
  readonly current: boolean;
}

/** Of a value by its id, of stars by their number, of a switch by nothing; null while nothing is known. */
export type CountOf = (filter: Filter, value?: string | number) => ValueCount | null;

interface Counted {
  readonly of: string;
  readonly state: ListingState;
  readonly filters: ReadonlyMap<string, ReadonlyMap<string | number | undefined, number>>;
}

/** Several choices in a row are counted once. */
const CHOOSING_MS = 150;

/** What is counted by: no matter how it is sorted and how far it is shown. */
const choiceOf = (state: ListingState): string => writeListingState({ ...state, order: null, page: 1 });

/**
 * Counts the products behind each value of the filters, while somebody looks at them. Values can be chosen before; a count
 * that does not come is not missed.
 * @param seen whether a filter is open
 */
export function useFilterCounts(scope: ListingScope, state: ListingState, seen: boolean): CountOf {
  const client = useClient();
  const [counted, setCounted] = useState<Counted | null>(null);
  const list = scope.kind === 'search' ? scope.term : scope.id;
  const of = list + choiceOf(state);
  const wanted = useRef({ scope, state, known: '' });
  useEffect(() => {
    wanted.current = { ...wanted.current, scope, state };
  });
  useEffect(() => {
    const { known } = wanted.current;
    if (!seen || known === of) return;
    let left = false;
    async function ask() {
      const { scope, state } = wanted.current;
      try {
        const filters = mapped(await fetchCounts(client, scope, state));
        if (left) return;
        wanted.current.known = of;
        setCounted({ of: scope.kind === 'search' ? scope.term : scope.id, state, filters });
      } catch {
        // The filters work without; the next time that one is opened asks again.
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
  // As the page asked: the gateway has that part of the list at hand.
  const input = firstInput(state);
  if (scope.kind === 'search') {
    const { search } = await dataOf(client.query(SearchFilterCountsDocument, { term: scope.term, input }));
    return search.filters;
  }
  const { listing } = await dataOf(client.query(FilterCountsDocument, { categoryId: scope.id, input }));
  return listing.filters;
}

function mapped(filters: readonly FilterCountPartsFragment[]): Counted['filters'] {
  return new Map(filters.map((filter) => [filter.key, new Map(countsIn(filter))]));
}

function countsIn(filter: FilterCountPartsFragment): [string | number | undefined, number][] {
  if (filter.__typename === 'OptionFilter')
    return filter.values.flatMap(({ option, count }) => (count == null ? [] : [[option.id, count]]));
  if (filter.__typename === 'RatingFilter') return (filter.counts ?? []).map((count, at) => [at + 1, count]);
  return filter.__typename === 'ToggleFilter' && filter.count != null ? [[undefined, filter.count]] : [];
}
