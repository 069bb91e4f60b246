import type { Shop } from '../i18n/shop.ts';
import type { Head } from './head.ts';
import type { RouteResult } from './loaded-route.ts';

/** With an address and a title of its own. */
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

/** From a page beyond the list's end to its beginning. Temporary, because lists grow. */
export function backToFirst(path: string): RouteResult {
  return { kind: 'redirect', to: path, permanent: false };
}
