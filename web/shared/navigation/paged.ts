import type { Shop } from '../i18n/shop.ts';
import type { Head } from './head.ts';
import type { RouteResult } from './loaded-route.ts';

/** The head of a further page of a list: an address, and a title, of its own. */
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

/**
 * Where to go from a page that a list does not have: to its beginning. Not for good, for a list that grows may have it
 * tomorrow, and not to a page that says there is nothing: whoever follows an old link finds what there is.
 */
export function backToFirst(path: string): RouteResult {
  return { kind: 'redirect', to: path, permanent: false };
}
