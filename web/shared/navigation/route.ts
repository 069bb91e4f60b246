import type { ShopLanguage } from '../../../schema/render-contract.ts';

const NAMES = {
  '/search': 'search',
  '/checkout/cart': 'cart',
  '/checkout': 'checkout',
  '/wishlist': 'wishlist',
  '/newsletter-subscribe': 'newsletter',
  '/shopware': 'platform',
} as const;

/** docs/rules.md, "Addresses". `page`: the shop decides. */
type Route =
  | { name: (typeof NAMES)[keyof typeof NAMES] | 'page' | 'auth' | 'account' }
  | { name: 'success'; orderId: string; outcome: 'placed' | 'paid' | 'unpaid' };

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
  for (const [known, name] of Object.entries(NAMES)) if (trimmed === known) return { name };
  if (AUTH.test(trimmed)) return { name: 'auth' };
  if (ACCOUNT.test(trimmed)) return { name: 'account' };
  const [, orderId, outcome] = SUCCESS.exec(trimmed) ?? [];
  if (!orderId) return { name: 'page' };
  return {
    name: 'success',
    orderId,
    outcome: outcome === 'paid' || outcome === 'unpaid' ? outcome : 'placed',
  };
}
