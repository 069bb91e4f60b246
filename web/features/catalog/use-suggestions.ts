import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import type { SearchStartQuery, SuggestQuery } from '../../generated/graphql.ts';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { SearchStartDocument, SuggestDocument } from './search.generated.ts';

const PAUSE_MS = 160;
const MIN_TERM_LENGTH = 2;

export interface Suggestions {
  /** Suggestions with their term; the previous term's while loading. Null before the first response and without results. */
  readonly answer: (SuggestQuery & { readonly term: string }) | null;
  /** Whether the request for the term is pending. */
  readonly waiting: boolean;
  /** Whether the request failed. */
  readonly failed: boolean;
}

/** Whether a term is long enough for a request. */
export const isLongEnough = (term: string): boolean => term.trim().length >= MIN_TERM_LENGTH;

export function useSuggestions(term: string): Suggestions {
  const client = useClient();
  const [answer, setAnswer] = useState<Suggestions['answer']>(null);
  /** The term of the last response or error. */
  const [settled, setSettled] = useState('');
  const trimmed = term.trim();
  useEffect(() => {
    let stale = false;
    const settle = (found: SuggestQuery | null) => {
      if (stale) return;
      setAnswer(found && { ...found, term: trimmed });
      setSettled(trimmed);
    };
    if (!isLongEnough(trimmed)) {
      setAnswer(null);
      setSettled('');
      return;
    }
    const timer = setTimeout(() => {
      dataOf(client.query(SuggestDocument, { term: trimmed })).then(settle, () => settle(null));
    }, PAUSE_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [trimmed, client]);
  const asked = isLongEnough(trimmed);
  return {
    answer,
    waiting: asked && settled !== trimmed,
    failed: asked && settled === trimmed && answer === null,
  };
}

/** Starting points of a search; null while loading or after an error. */
export function useSearchStart(): SearchStartQuery | null {
  const client = useClient();
  const [start, setStart] = useState<SearchStartQuery | null>(null);
  useEffect(() => {
    let stale = false;
    dataOf(client.query(SearchStartDocument, {})).then(
      (found) => {
        if (!stale) setStart(found);
      },
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [client]);
  return start;
}
