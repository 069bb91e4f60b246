import type { Language } from '../../../schema/generated/types.ts';

/** Screens of one person. */
const PERSONAL = [
  ...['account', 'checkout', 'wishlist', 'login', 'register', 'registration', 'reset-password'],
  ...['newsletter-subscribe', 'customer-group-registration'],
];
/** What makes of one list many: filters and orders. */
const FILTERS = [
  ...['order', 'manufacturer', 'properties', 'categories'],
  ...['min-price', 'max-price', 'rating', 'shipping-free'],
];

/** Paths below each language's prefix that no search engine needs; `*` and `$` by RFC 9309. */
const CLOSED = [
  ...PERSONAL.flatMap((name) => [`/${name}$`, `/${name}/`, `/${name}?`]),
  '/search?*&',
  ...FILTERS.flatMap((name) => [`/*?${name}=`, `/*?*&${name}=`]),
];

/** `robots.txt`: where the pages are listed, and what no search engine needs (RFC 9309). */
export function robots(publicUrl: string, languages: readonly Pick<Language, 'pathPrefix'>[]): string {
  const prefixes = languages.length === 0 ? [''] : languages.map(({ pathPrefix }) => pathPrefix);
  const closed = prefixes.flatMap((prefix) => CLOSED.map((path) => `Disallow: ${prefix}${path}`));
  return [
    'User-agent: *',
    ...new Set(closed),
    'Disallow: /order/',
    'Disallow: /graphql',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
