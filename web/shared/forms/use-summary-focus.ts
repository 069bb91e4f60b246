import { useCallback, useEffect, useState } from 'react';
import { summaryId } from './error-summary.tsx';

/** Focuses it once it is rendered. */
export function useSummaryFocus(form: string): () => void {
  const [requests, setRequests] = useState(0);
  useEffect(() => {
    if (requests > 0) document.getElementById(summaryId(form))?.focus();
  }, [requests, form]);
  return useCallback(() => setRequests((before) => before + 1), []);
}
