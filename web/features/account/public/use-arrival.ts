import { useEffect } from 'react';

/** What takes the place of a form is seen and read from its top. */
export function useArrival(): void {
  useEffect(() => {
    document.getElementById('main')?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
}
