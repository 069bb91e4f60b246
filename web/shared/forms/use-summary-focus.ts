import { useCallback, useEffect, useState } from 'react';
import { summaryId } from './error-summary.tsx';

/** What leads to a form's summary of errors, once it is on the screen. */
export function useSummaryFocus(form: string): () => void {
  const [wanted, setWanted] = useState(0);
  useEffect(() => {
    if (wanted > 0) document.getElementById(summaryId(form))?.focus();
  }, [wanted, form]);
  return useCallback(() => setWanted((before) => before + 1), []);
}
