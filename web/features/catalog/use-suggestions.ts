import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import type { SearchStartQuery, SuggestQuery } from '../../generated/graphql.ts';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { SearchStartDocument, SuggestDocument } from './search.generated.ts';

const PAUSE_MS = 160;
const MIN_TERM_LENGTH = 2;

/** What fits to a term, and to which; null before the first answer, without a term, and where there is none. */
export function useSuggestions(term: string): (SuggestQuery & { readonly term: string }) | null {
  const client = useClient();
  const [answer, setAnswer] = useState<(SuggestQuery & { readonly term: string }) | null>(null);
  const trimmed = term.trim();
  useEffect(() => {
    if (trimmed.length < MIN_TERM_LENGTH) {
      setAnswer(null);
      return;
    }
    let stale = false;
    const timer = setTimeout(() => {
      dataOf(client.query(SuggestDocument, { term: trimmed }))
        .then((found) => {
          if (!stale) setAnswer({ ...found, term: trimmed });
        })
        .catch(() => {
          if (!stale) setAnswer(null);
        });
    }, PAUSE_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [trimmed, client]);
  return answer;
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
