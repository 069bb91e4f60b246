import { useEffect, useState } from 'react';
import { useQuery } from 'urql';
import type { SuggestQuery } from '../../generated/graphql.ts';
import { SuggestDocument } from './search.generated.ts';

const PAUSE_MS = 160;
const MIN_TERM_LENGTH = 2;

export interface Suggestions {
  /** Suggestions with their term; the previous term's while loading. Null before the first response and without results. */
  readonly answer: (SuggestQuery & { readonly term: string }) | null;
  readonly waiting: boolean;
  readonly failed: boolean;
}

/** Whether a term is long enough for a request. */
export const isLongEnough = (term: string): boolean => term.trim().length >= MIN_TERM_LENGTH;

export function useSuggestions(typed: string): Suggestions {
  const term = typed.trim();
  const isAskable = isLongEnough(term);
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(term), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [term]);
  const [{ data, error, fetching, operation }] = useQuery({
    query: SuggestDocument,
    variables: { term: asked },
    pause: !isLongEnough(asked),
  });
  const isDone = !fetching && asked === term && operation?.variables.term === term;
  return {
    // Previous data remains while the next term is loading.
    answer: isAskable && data && operation && !error ? { ...data, term: operation.variables.term } : null,
    waiting: isAskable && !isDone,
    failed: isAskable && isDone && error !== undefined,
  };
}
