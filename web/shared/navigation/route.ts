import type { ShopLanguage } from '../../../schema/render-contract.ts';

/** docs/rules.md, "Addresses". `page`: the shop decides. */
type Route =
  | { name: 'page' }
  | { name: 'search' }
  | { name: 'cart' }
  | { name: 'checkout' }
  | { name: 'success'; orderId: string; outcome: 'placed' | 'paid' | 'unpaid' }
  | { name: 'wishlist' }
  | { name: 'platform' }
  | { name: 'newsletter' }
  | { name: 'auth' }
  | { name: 'account' };

export type RouteName = Route['name'];

/** Keeps the leading slash of the path. */
export function splitLanguage(
  pathname: string,
  languages: readonly ShopLanguage[],
): { language: ShopLanguage | undefined; path: string } {
  const [prefixed] = languages
    .filter(({ pathPrefix }) => pathPrefix && `${pathname}/`.startsWith(`${pathPrefix}/`))
    .sort((a, b) => b.pathPrefix.length - a.pathPrefix.length);
  if (prefixed) return { language: prefixed, path: pathname.slice(prefixed.pathPrefix.length) || '/' };
  return { language: languages.find(({ pathPrefix }) => !pathPrefix), path: pathname };
}

const AUTH =
  /^\/(?:(?:account\/)?login|register|reset-password|registration\/confirm|account\/recover(?:\/password)?|customer-group-registration\/[\w-]+)$/;
const ACCOUNT = /^\/account(?:\/(?:profile|payment|address|order(?:\/[\w-]+)?))?$/;
const SUCCESS = /^\/checkout\/success\/([\w-]+)(?:\/(paid|unpaid))?$/;

export function matchRoute(path: string): Route {
  const trimmed = path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path;
  if (trimmed === '/search') return { name: 'search' };
  if (trimmed === '/checkout/cart') return { name: 'cart' };
  if (trimmed === '/checkout') return { name: 'checkout' };
  if (trimmed === '/wishlist') return { name: 'wishlist' };
  if (trimmed === '/newsletter-subscribe') return { name: 'newsletter' };
  if (trimmed === '/shopware') return { name: 'platform' };
  if (AUTH.test(trimmed)) return { name: 'auth' };
  if (ACCOUNT.test(trimmed)) return { name: 'account' };
  const success = SUCCESS.exec(trimmed);
  const [, orderId, outcome] = success ?? [];
  if (orderId) {
    return {
      name: 'success',
      orderId,
      outcome: outcome === 'paid' || outcome === 'unpaid' ? outcome : 'placed',
    };
  }
  return { name: 'page' };
}
