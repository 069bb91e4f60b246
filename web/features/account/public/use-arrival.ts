import { useEffect } from 'react';

/** Scrolls to the element that replaced a form and focuses it. */
export function useArrival(): void {
  useEffect(() => {
    document.getElementById('main')?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
}
