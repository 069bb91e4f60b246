import { expect, test } from 'vitest';
import { shownAddress } from './tracker.ts';
import { isPrivateAddress } from './tracking.ts';

const isPrivate = (address: string) => {
  const url = new URL(address, 'https://shop.example');
  return isPrivateAddress(url, url.pathname);
};

test.each([
  '/account/recover/password?hash=abc',
  '/account/recover/password',
  '/reset-password?hash=abc',
  '/registration/confirm?em=a&hash=b',
  '/newsletter-subscribe?em=a&hash=b',
  '/account/order/dJ9sLq',
  '/checkout/success/0123/paid',
  '/search?search=anna%40example.ch',
  '/search?search=044%20123%2045%2067',
  '/login?to=%2Ffr%2Faccount%2Forder%2FdJ9sLq',
  '/kochen/?utm_content=anna@example.ch',
])('%s is private', (address) => expect(isPrivate(address)).toBe(true));

test.each([
  '/',
  '/kochen/?p=2&gclid=EAIaIQobChMI123456789',
  '/search?search=cocotte+24+cm',
  '/login?to=%2Fcheckout',
  '/newsletter-subscribe',
  '/account',
])('%s is public', (address) => expect(isPrivate(address)).toBe(false));

test('a reported URL keeps path, page and campaign', () => {
  expect(shownAddress('https://shop.example/kochen/?p=2&search=pot&utm_source=letter&x=1#part')).toBe(
    'https://shop.example/kochen/?p=2&utm_source=letter',
  );
});
