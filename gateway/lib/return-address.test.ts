import { describe, expect, test } from 'vitest';
import { allowedReturn, isAllowedReturn, withParameter } from './return-address.ts';

describe('an allowed return address', () => {
  test.each([
    ['https://kiosk.example', { protocol: 'https:', host: 'kiosk.example', path: '/' }],
    ['https://kiosk.example:8443/pay', { protocol: 'https:', host: 'kiosk.example:8443', path: '/pay/' }],
    ['https://kiosk.example/pay/', { protocol: 'https:', host: 'kiosk.example', path: '/pay/' }],
    ['myshop://pay/', { protocol: 'myshop:', host: 'pay', path: '/' }],
    ['com.example.shop://pay', { protocol: 'com.example.shop:', host: 'pay', path: '/' }],
    ['http://localhost:5173/', { protocol: 'http:', host: 'localhost:5173', path: '/' }],
  ])('%s is valid', (entry, read) => {
    expect(allowedReturn(entry)).toEqual(read);
  });

  test.each([
    'http://kiosk.example',
    'https://*.example',
    'https://kiosk.example/?a=b',
    'https://user@kiosk.example',
    'https://Kiosk.example',
    'https://kiosk.example:443/',
    'https://kiosk.example/a/../b',
    'myshop://',
    'myshop:pay',
    'javascript://pay/',
    'intent://pay/',
    'file:///etc/',
    '',
  ])('%s is invalid', (entry) => {
    expect(allowedReturn(entry)).toBeNull();
  });
});

describe('a return address', () => {
  const ALLOWED = ['https://kiosk.example/pay', 'https://app.example:8443', 'myshop://pay/']
    .map(allowedReturn)
    .filter((entry) => entry !== null);

  test.each([
    'https://kiosk.example/pay',
    'https://kiosk.example/pay/done?order=1&next=%2Fhome',
    'https://kiosk.example/pay?to=https://evil.example/',
    'https://kiosk.example/pay/Z%C3%BCrich',
    'https://app.example:8443',
    'https://app.example:8443/any/where',
    'myshop://pay',
    'myshop://pay/done?tab=orders',
  ])('%s is allowed', (address) => {
    expect(isAllowedReturn(address, ALLOWED)).toBe(true);
  });

  test.each([
    ['another host', 'https://evil.example/pay'],
    ['a host that begins alike', 'https://kiosk.example.evil.example/pay'],
    ['a host with a dot at its end', 'https://kiosk.example./pay'],
    ['no port where one is meant', 'https://app.example/'],
    ['the port of the scheme, written out', 'https://kiosk.example:443/pay'],
    ['another scheme', 'http://kiosk.example/pay'],
    ['another path', 'https://kiosk.example/'],
    ['a path that begins alike', 'https://kiosk.example/payer'],
    ['a host in capitals', 'https://KIOSK.example/pay'],
    ['a name before the host', 'https://kiosk.example@evil.example/pay'],
    ['a name for the host', 'https://user@kiosk.example/pay'],
    ['an encoded at sign', 'https://kiosk.example%40evil.example/pay'],
    ['a backslash before the path', 'https://evil.example\\.kiosk.example/pay'],
    ['a backslash in the path', 'https://kiosk.example/pay/\\evil.example'],
    ['backslashes for slashes', 'https:\\\\kiosk.example/pay'],
    ['steps back', 'https://kiosk.example/pay/../admin'],
    ['encoded steps back', 'https://kiosk.example/pay/%2e%2e/admin'],
    ['doubly encoded steps back', 'https://kiosk.example/pay/%252e%252e/admin'],
    ['encoded slashes', 'https://kiosk.example/pay/..%2Fadmin'],
    ['a path that is another host elsewhere', 'https://kiosk.example/pay//evil.example'],
    ['an encoded zero', 'https://kiosk.example/pay/%00'],
    ['a fragment', 'https://kiosk.example/pay#done'],
    ['a line break', 'https://kiosk.example/pay\r\nlocation: https://evil.example'],
    ['a tab that parsers drop', 'https://kiosk\t.example/pay'],
    ['a space before it', ' https://kiosk.example/pay'],
    ['letters that look alike', 'https://kiоsk.example/pay'],
    ['letters that fold to others', 'https://ｋiosk.example/pay'],
    ['no scheme', '//kiosk.example/pay'],
    ['a path alone', '/pay'],
    ['three slashes', 'https:///kiosk.example/pay'],
    ['a script', 'javascript://pay/%0aalert(1)'],
    ['another host of the app’s scheme', 'myshop://admin/'],
    ['no host of the app’s scheme', 'myshop:///pay'],
    ['a scheme that begins alike', 'myshop2://pay/'],
    ['a name before the app’s host', 'myshop://pay@admin/'],
    ['steps back in an app', 'myshop://pay/../admin'],
    ['one that is too long', `https://kiosk.example/pay/${'a'.repeat(1_000)}`],
    ['nothing', ''],
  ])('is rejected: %s', (_what, address) => {
    expect(isAllowedReturn(address, ALLOWED)).toBe(false);
  });

  test('is rejected without a list', () => {
    expect(isAllowedReturn('https://kiosk.example/pay', [])).toBe(false);
  });

  test('gets a parameter and keeps the others', () => {
    expect(withParameter('myshop://pay', 'order', '1')).toBe('myshop://pay?order=1');
    expect(withParameter('https://a.example/?x=%20y', 'order', '1')).toBe(
      'https://a.example/?x=%20y&order=1',
    );
  });
});
