import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import type { SuggestQuery } from '../../generated/graphql.ts';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { SuggestDocument } from './search.generated.ts';

const PAUSE_MS = 160;
const MIN_TERM_LENGTH = 2;

export function useSuggestions(term: string): SuggestQuery['suggest'] | null {
  const client = useClient();
  const [answer, setAnswer] = useState<SuggestQuery['suggest'] | null>(null);
  const trimmed = term.trim();
  useEffect(() => {
    if (trimmed.length < MIN_TERM_LENGTH) {
      setAnswer(null);
      return;
    }
    let stale = false;
    const timer = setTimeout(() => {
      dataOf(client.query(SuggestDocument, { term: trimmed }))
        .then(({ suggest }) => {
          if (!stale) setAnswer(suggest);
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
