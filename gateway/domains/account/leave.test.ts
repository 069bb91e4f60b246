import { beforeAll, describe, expect, test } from 'vitest';
import { login, logout, newCustomer } from '../../testing/customer.ts';
import { testGateway } from '../../testing/gateway.ts';
import { at, Shopper } from '../../testing/shopper.ts';

const gateway = testGateway();
beforeAll(async () => {
  gateway.sandbox.controls.set({ rateLimits: false });
});

const visitor = (locale = 'de-DE') => new Shopper(gateway.url, { 'kontor-locale': locale });

describe('closing an account', () => {
  const close =
    'mutation ($c: Boolean!) { deleteCustomer(input: { confirmed: $c }) { session { state } cart { totalQuantity } userErrors { code field } } }';

  test('deletes it and its session', async () => {
    const { shopper, email } = await newCustomer(gateway);
    const cookie = shopper.cookies.get('sw-context-token') ?? '';
    expect(at(await shopper.ask(close, { c: false }), 'deleteCustomer', 'userErrors')).toEqual([
      { code: 'DELETION_NOT_CONFIRMED', field: ['confirmed'] },
    ]);
    expect(at(await shopper.ask(close, { c: true }), 'deleteCustomer')).toEqual({
      session: { state: 'VISITOR' },
      cart: { totalQuantity: 0 },
      userErrors: [],
    });
    expect(shopper.cookies.get('sw-context-token')).not.toBe(cookie);
    expect(at(await login(visitor(), email), 'userErrors', 0, 'code')).toBe('BAD_CREDENTIALS');
  });

  test('requires an account', async () => {
    expect(at(await visitor().ask(close, { c: true }), 'deleteCustomer', 'userErrors', 0, 'code')).toBe(
      'NOT_LOGGED_IN',
    );
  });
});

test('logging out without a login succeeds and creates no session', async () => {
  const shopper = visitor();
  expect(await logout(shopper)).toMatchObject({
    session: { state: 'VISITOR' },
    cart: { totalQuantity: 0 },
    userErrors: [],
  });
  expect(shopper.cookies.size).toBe(0);
});

test.each(['CHECKOUT__CUSTOMER_NOT_LOGGED_IN', 'FRAMEWORK__ROUTING_CUSTOMER_NOT_LOGGED_IN'])(
  'logging out succeeds if the session ended on another device, as reported by Shopware 6.6 and 6.7: %s',
  async (code) => {
    const { shopper } = await newCustomer(gateway);
    const body = JSON.stringify({ errors: [{ status: '403', code, detail: 'Customer is not logged in.' }] });
    gateway.upstream.answer = (path) => (path.includes('/account/logout') ? { status: 403, body } : null);
    const left = await logout(shopper);
    gateway.upstream.answer = null;
    expect(left).toMatchObject({ session: { state: 'VISITOR' }, userErrors: [] });
  },
);
