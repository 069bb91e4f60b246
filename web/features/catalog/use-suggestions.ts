import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import type { SearchStartQuery, SuggestQuery } from '../../generated/graphql.ts';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { SearchStartDocument, SuggestDocument } from './search.generated.ts';

const PAUSE_MS = 160;
const MIN_TERM_LENGTH = 2;

export interface Suggestions {
  /** What fits to a term, and to which: that of fewer letters until the next is there. Null before, and where there is none. */
  readonly answer: (SuggestQuery & { readonly term: string }) | null;
  /** Whether the shop has still to answer to the term. */
  readonly waiting: boolean;
  /** Whether it could not. */
  readonly failed: boolean;
}

/** Whether a term has letters enough to be asked for. */
export const isAskedFor = (term: string): boolean => term.trim().length >= MIN_TERM_LENGTH;

export function useSuggestions(term: string): Suggestions {
  const client = useClient();
  const [answer, setAnswer] = useState<Suggestions['answer']>(null);
  /** The term that was answered last, or could not be. */
  const [settled, setSettled] = useState('');
  const trimmed = term.trim();
  useEffect(() => {
    let stale = false;
    const settle = (found: SuggestQuery | null) => {
      if (stale) return;
      setAnswer(found && { ...found, term: trimmed });
      setSettled(trimmed);
    };
    if (!isAskedFor(trimmed)) {
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
  const asked = isAskedFor(trimmed);
  return {
    answer,
    waiting: asked && settled !== trimmed,
    failed: asked && settled === trimmed && answer === null,
  };
}

/** Where a search begins; null until it is there, and where it cannot be had. */
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
