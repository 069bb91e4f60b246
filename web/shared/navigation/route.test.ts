import { expect, test } from 'vitest';
import { matchRoute, splitLanguage } from './route.ts';

const language = (locale: string, pathPrefix: string) => ({
  id: locale,
  locale,
  label: locale,
  pathPrefix,
  formatLocale: locale,
});
const LANGUAGES = [
  language('de-DE', ''),
  language('en-GB', '/en'),
  language('fr-CH', '/fr'),
  language('en-CA', '/en/ca'),
];

test.each([
  ['/', 'de-DE', '/'],
  ['/en', 'en-GB', '/'],
  ['/en/', 'en-GB', '/'],
  ['/fr/search', 'fr-CH', '/search'],
  ['/friteuse/', 'de-DE', '/friteuse/'],
  ['/en/cafe', 'en-GB', '/cafe'],
  ['/en/ca/cafe', 'en-CA', '/cafe'],
])('splits %s into %s and %s', (pathname, locale, path) => {
  const found = splitLanguage(pathname, LANGUAGES);
  expect([found.language?.locale, found.path]).toEqual([locale, path]);
});

test.each([
  ['/', { name: 'page' }],
  ['/search/', { name: 'search' }],
  ['/checkout', { name: 'checkout' }],
  ['/checkout/cart', { name: 'cart' }],
  ['/shopware', { name: 'platform' }],
  ['/checkout/success/abc', { name: 'success', orderId: 'abc', outcome: 'placed' }],
  ['/checkout/success/abc/paid', { name: 'success', orderId: 'abc', outcome: 'paid' }],
  ['/checkout/success/abc/unpaid', { name: 'success', orderId: 'abc', outcome: 'unpaid' }],
  ['/checkout/success/a/b', { name: 'page' }],
  ['/kochen/pfannen/', { name: 'page' }],
  ['/login', { name: 'auth' }],
  ['/register/', { name: 'auth' }],
  ['/registration/confirm', { name: 'auth' }],
  ['/customer-group-registration/0f3a', { name: 'auth' }],
  ['/account/recover', { name: 'auth' }],
  ['/account/recover/password', { name: 'auth' }],
  ['/reset-password', { name: 'auth' }],
  ['/account', { name: 'account' }],
  ['/account/profile', { name: 'account' }],
  ['/account/payment', { name: 'account' }],
  ['/account/address', { name: 'account' }],
  ['/account/order', { name: 'account' }],
  ['/account/order/0f3a', { name: 'account' }],
  ['/account/nothing', { name: 'page' }],
  ['/registration', { name: 'page' }],
])('matches %s to %o', (path, route) => {
  expect(matchRoute(path)).toEqual(route);
});

test('a path of slashes is parsed quickly', () => {
  const before = process.cpuUsage();
  expect(matchRoute(`/a${'/'.repeat(50_000)}x`)).toEqual({ name: 'page' });
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(200);
});
