import type { Shop } from '../i18n/shop.ts';
import type { Head } from './head.ts';
import type { RouteResult } from './loaded-route.ts';

/** A page with its own URL and title. */
export function pagedHead(head: Head, page: number, shop: Shop): Head {
  if (page === 1 || head.canonicalPath === null) return head;
  const at = (path: string) => `${path}?p=${page}`;
  return {
    ...head,
    title: `${head.title}, ${shop.t('listing.page', { page })}`,
    canonicalPath: at(head.canonicalPath),
    alternates: head.alternates.map(({ locale, path }) => ({ locale, path: at(path) })),
  };
}

/** Redirects from a page beyond the end to the first one. Temporary, because lists grow. */
export function backToFirst(path: string): RouteResult {
  return { kind: 'redirect', to: path, permanent: false };
}
