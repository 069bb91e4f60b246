import type { Language } from '../../../schema/generated/types.ts';

/** Personal screens. */
const PERSONAL = [
  ...['account', 'checkout', 'wishlist', 'login', 'register', 'registration', 'reset-password'],
  ...['newsletter-subscribe', 'customer-group-registration'],
];
/** Query parameters that multiply a list: filters and orders. */
const FILTERS = [
  ...['order', 'manufacturer', 'properties', 'categories'],
  ...['min-price', 'max-price', 'rating', 'shipping-free'],
];

/** Disallowed paths below each language's prefix; `*` and `$` by RFC 9309. */
const CLOSED = [
  ...PERSONAL.flatMap((name) => [`/${name}$`, `/${name}/`, `/${name}?`]),
  '/search?*&',
  ...FILTERS.flatMap((name) => [`/*?${name}=`, `/*?*&${name}=`]),
];

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
