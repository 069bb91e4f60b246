import { mayPrefetch } from './prefetch.ts';

const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'touchstart', 'scroll', 'keydown', 'focusin'];

/**
 * Has the browser fetch files that a next screen needs, none of which is run: once the shopper uses the page and the
 * browser is idle, with the least priority, and never where data is to be saved.
 */
export function fetchAhead(files: readonly string[]): void {
  if (files.length === 0 || !mayPrefetch()) return;
  const fetchAll = () => {
    for (const href of files) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'prefetch', as: 'script', href });
      document.head.append(link);
    }
  };
  const start = () => {
    for (const name of SIGNS_OF_USE) removeEventListener(name, start, true);
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(fetchAll);
    else setTimeout(fetchAll, 200);
  };
  for (const name of SIGNS_OF_USE) addEventListener(name, start, { capture: true, passive: true });
}
