import { useCallback, useEffect, useState } from 'react';
import { summaryId } from './error-summary.tsx';

/** Focuses it once it is rendered. */
export function useSummaryFocus(form: string): () => void {
  const [wanted, setWanted] = useState(0);
  useEffect(() => {
    if (wanted > 0) document.getElementById(summaryId(form))?.focus();
  }, [wanted, form]);
  return useCallback(() => setWanted((before) => before + 1), []);
}
