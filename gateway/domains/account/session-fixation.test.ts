import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { login, logout, newCustomer, stateOf } from '../../testing/customer.ts';
import { testGateway } from '../../testing/gateway.ts';
import { addToCart, buyableProduct, identify } from '../../testing/guest.ts';
import { at, Shopper } from '../../testing/shopper.ts';

let product: string;

const gateway = testGateway();
beforeAll(async () => {
  gateway.sandbox.controls.set({ rateLimits: false });
  product = await buyableProduct(new Shopper(gateway.url));
});

const visitor = () => new Shopper(gateway.url);
const cookieOf = (shopper: Shopper) => shopper.cookies.get('sw-context-token') ?? '';

/** Another browser with the same sealed cookie. */
function holding(cookie: string): Shopper {
  const second = visitor();
  second.cookies.set('sw-context-token', cookie);
  return second;
}

describe('a login', () => {
  test('does not log in an attacker who planted the session', async () => {
    const attacker = visitor();
    await addToCart(attacker, product);
    const planted = cookieOf(attacker);
    const { email } = await newCustomer(gateway);
    const victim = holding(planted);
    await login(victim, email);
    expect(await stateOf(victim)).toBe('CUSTOMER');
    expect(await stateOf(attacker)).toBe('VISITOR');
    expect(await attacker.ask('{ customer { email } }')).toEqual({ customer: null });
    expect(await stateOf(holding(planted))).toBe('VISITOR');
  });

  test('does not affect a parallel call of the same client', async () => {
    const planter = visitor();
    await addToCart(planter, product);
    const planted = cookieOf(planter);
    const { email } = await newCustomer(gateway);
    const victim = holding(planted);
    gateway.sandbox.controls.set({ latency: 100 });
    const entered = login(victim, email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        await wait(index * 25);
        return JSON.stringify(await holding(planted).send('{ session { state } customer { email } }'));
      }),
    );
    await entered;
    gateway.sandbox.controls.set({ latency: 0 });
    expect(answers.filter((answer) => answer.includes(email) || answer.includes('CUSTOMER'))).toEqual([]);
    expect(await stateOf(victim)).toBe('CUSTOMER');
  });

  test('as a guest returns the new token until the client presents it', async () => {
    const guest = visitor();
    await addToCart(guest, product);
    const before = cookieOf(guest);
    // The answer is lost with the new cookie.
    await identify(holding(before));
    const state = '{ session { state } cart { totalQuantity } }';
    expect(await guest.ask(state)).toMatchObject({ session: { state: 'GUEST' }, cart: { totalQuantity: 1 } });
    expect(cookieOf(guest)).not.toBe(before);
    expect(await guest.ask(state)).toMatchObject({ session: { state: 'GUEST' }, cart: { totalQuantity: 1 } });
    expect(await stateOf(holding(before))).toBe('VISITOR');
  });

  test('invalidates the cookie from before a registration or a logout', async () => {
    const { shopper } = await newCustomer(gateway);
    const cookie = cookieOf(shopper);
    await logout(shopper);
    expect(await stateOf(holding(cookie))).toBe('VISITOR');
    const guest = visitor();
    await addToCart(guest, product);
    const before = cookieOf(guest);
    await identify(guest);
    expect(await stateOf(guest)).toBe('GUEST');
    expect(await stateOf(holding(before))).toBe('VISITOR');
  });
});

test('guest details in an expired session report the expiry and no sold-out items', async () => {
  const guest = visitor();
  await addToCart(guest, product);
  await identify(guest);
  gateway.sandbox.controls.expireSessions({});
  const payload = await identify(guest);
  expect(at(payload, 'userErrors')).toMatchObject([{ code: 'SESSION_EXPIRED' }]);
  expect(JSON.stringify(payload)).not.toContain('OUT_OF_STOCK');
});

describe('a login on two devices', () => {
  const sessionOf = async (shopper: Shopper) =>
    (await shopper.ask('{ session { state expired } }'))['session'];

  test('reports the logout on the other device once', async () => {
    const { shopper: phone, email } = await newCustomer(gateway);
    const laptop = visitor();
    await login(laptop, email);
    expect(await sessionOf(phone)).toEqual({ state: 'CUSTOMER', expired: false });
    expect(at(await logout(laptop), 'session', 'expired')).toBe(false);
    expect(await sessionOf(phone)).toEqual({ state: 'VISITOR', expired: true });
    expect(await sessionOf(phone)).toEqual({ state: 'VISITOR', expired: false });
  });

  test('reports its expiry at Shopware to the customer only', async () => {
    const { shopper } = await newCustomer(gateway);
    const guest = visitor();
    await addToCart(guest, product);
    await identify(guest);
    gateway.sandbox.controls.expireSessions();
    expect(await sessionOf(shopper)).toEqual({ state: 'VISITOR', expired: true });
    expect(await sessionOf(guest)).toEqual({ state: 'VISITOR', expired: false });
  });

  test('keeps items added after its expiry, reports it once, and continues with the next login', async () => {
    const { shopper, email } = await newCustomer(gateway);
    gateway.sandbox.controls.expireSessions({ email });
    await addToCart(shopper, product, 2);
    const reported = { session: { state: 'VISITOR', expired: true }, cart: { totalQuantity: 2 } };
    expect(await shopper.ask('{ session { state expired } cart { totalQuantity } }')).toEqual(reported);
    expect(await login(shopper, email)).toMatchObject({
      session: { state: 'CUSTOMER', expired: false },
      cart: { totalQuantity: 2 },
    });
  });
});
