import { expect, test } from 'vitest';
import { safeRedirect } from './link-safety.ts';

const SHOP = 'https://shop.example';

test.each(['/account/order?p=2', '/en/checkout', '/fr/account#newsletter'])(
  'login leads on to %s',
  (path) => {
    expect(safeRedirect(path, SHOP)).toBe(path);
  },
);

test.each([
  null,
  '',
  'account',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '/.//evil.example/',
  '/a/..//evil.example/',
  'javascript:alert(1)',
  '/login?to=/login',
  '/en/register',
])('rejects %s as the target of a login', (path) => {
  expect(safeRedirect(path, SHOP)).toBeNull();
});
