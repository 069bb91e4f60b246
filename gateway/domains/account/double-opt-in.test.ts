import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { linkIn, login, newEmail, register, stateOf } from '../../testing/customer.ts';
import { testGateway } from '../../testing/gateway.ts';
import { addToCart, buyableProduct, identify } from '../../testing/guest.ts';
import { Shopper } from '../../testing/shopper.ts';

const gateway = testGateway();
beforeAll(async () => {
  gateway.sandbox.controls.set({ rateLimits: false });
});
afterEach(() => gateway.sandbox.controls.set({ doubleOptIn: false }));

const visitor = (locale = 'de-DE') => new Shopper(gateway.url, { 'kontor-locale': locale });

describe('with double opt-in', () => {
  test('a customer is inactive until the mailed link is opened, and then logged in', async () => {
    gateway.sandbox.controls.set({ doubleOptIn: true });
    const shopper = visitor('en-GB');
    const product = await buyableProduct(shopper);
    await addToCart(shopper, product);
    const email = newEmail();
    expect(await register(shopper, { email })).toMatchObject({
      session: { state: 'INACTIVE', customer: null },
      cart: { totalQuantity: 1 },
      userErrors: [],
    });
    expect(await stateOf(shopper)).toBe('INACTIVE');
    expect(await login(shopper, email)).toMatchObject({
      session: null,
      userErrors: [{ code: 'EMAIL_NOT_CONFIRMED', field: null }],
    });
    const link = linkIn(gateway, email);
    expect(link.pathname).toBe('/en/registration/confirm');
    const [hash, em] = [link.searchParams.get('hash') ?? '', link.searchParams.get('em') ?? ''];
    expect(await confirm(shopper, hash, em)).toMatchObject({
      session: { state: 'CUSTOMER', customer: { email } },
      cart: { totalQuantity: 1 },
      userErrors: [],
    });
    expect(await confirm(visitor(), hash, em)).toMatchObject({
      session: null,
      userErrors: [{ code: 'EMAIL_CONFIRMED_BEFORE', field: null }],
    });
  });

  test('a guest must open the mailed link before ordering', async () => {
    gateway.sandbox.controls.set({ doubleOptInGuest: true });
    const shopper = visitor();
    await addToCart(shopper, await buyableProduct(shopper));
    const email = newEmail();
    const payload = await identify(shopper, { email });
    expect(payload).toMatchObject({
      checkout: { customer: null, cart: { totalQuantity: 1 } },
      userErrors: [{ code: 'EMAIL_NOT_CONFIRMED', field: null }],
    });
    expect(await stateOf(shopper)).toBe('INACTIVE');
    const { searchParams } = linkIn(gateway, email);
    await confirm(shopper, searchParams.get('hash') ?? '', searchParams.get('em') ?? '');
    expect(await stateOf(shopper)).toBe('GUEST');
    expect(await shopper.ask('{ checkout { canOrder cart { totalQuantity } } }')).toEqual({
      checkout: { canOrder: true, cart: { totalQuantity: 1 } },
    });
    gateway.sandbox.controls.set({ doubleOptInGuest: false });
  });

  test('a wrong link is rejected with the same message, whatever is wrong', async () => {
    gateway.sandbox.controls.set({ doubleOptIn: true });
    const email = newEmail();
    await register(visitor(), { email });
    const hash = linkIn(gateway, email).searchParams.get('hash') ?? '';
    const payloads = [
      await confirm(visitor(), '0'.repeat(32), '0'.repeat(40)),
      await confirm(visitor(), hash, '0'.repeat(40)),
      await confirm(visitor(), hash, ''),
      await confirm(visitor(), '', ''),
    ];
    for (const payload of payloads) {
      expect(payload).toMatchObject({
        session: null,
        userErrors: [{ code: 'LINK_INVALID', field: null }],
      });
    }
  });
});

async function confirm(shopper: Shopper, hash: string, em: string): Promise<unknown> {
  const data = await shopper.ask(
    `mutation ($input: ConfirmationInput!) { confirmRegistration(input: $input) {
      session { state customer { email } } cart { totalQuantity } userErrors { code field } } }`,
    { input: { token: hash, emailHash: em } },
  );
  return data['confirmRegistration'];
}
