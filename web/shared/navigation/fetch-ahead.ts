import { mayPrefetch } from './prefetch.ts';

/**
 * Has the browser fetch files that a next screen needs, none of which is run: once the page and its pictures are there
 * and nothing else is to be done, with the least priority, and never where data is to be saved.
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
  // Safari has no idle callback.
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(fetchAll) : setTimeout(fetchAll, 1000);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
