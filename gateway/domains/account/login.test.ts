import { beforeAll, describe, expect, test } from 'vitest';
import { login, logout, newCustomer, newEmail, PASSWORD, stateOf } from '../../testing/customer.ts';
import { solvedCaptcha } from '../../testing/form.ts';
import { testGateway } from '../../testing/gateway.ts';
import { addToCart, buyableProduct } from '../../testing/guest.ts';
import { at, Shopper } from '../../testing/shopper.ts';

let product: string;

const gateway = testGateway();
beforeAll(async () => {
  gateway.sandbox.controls.set({ rateLimits: false });
  product = await buyableProduct(new Shopper(gateway.url));
});

const visitor = () => new Shopper(gateway.url);

describe('a login', () => {
  test('keeps items that are added in parallel', async () => {
    const { email } = await newCustomer(gateway);
    const shopper = visitor();
    await addToCart(shopper, product);
    const adds = Array.from({ length: 5 }, () =>
      addToCart(shopper, product).then(
        () => 'done',
        (error: unknown) => String(error),
      ),
    );
    const [, ...answers] = await Promise.all([login(shopper, email), ...adds]);
    const refused = answers.filter((answer) => answer !== 'done');
    for (const answer of refused) expect(answer).toContain('NOT_SENT_RETRY');
    for (const _ of refused) await addToCart(shopper, product);
    expect(await stateOf(shopper)).toBe('CUSTOMER');
    expect(at(await shopper.ask('{ cart { totalQuantity } }'), 'cart', 'totalQuantity')).toBe(6);
  });

  test('succeeds twice on a double click', async () => {
    const { email } = await newCustomer(gateway);
    const shopper = visitor();
    await addToCart(shopper, product);
    const clicks = await Promise.allSettled([login(shopper, email), login(shopper, email)]);
    expect(clicks.filter(({ status }) => status === 'fulfilled')).not.toEqual([]);
    expect(await shopper.ask('{ session { state expired } cart { totalQuantity } }')).toEqual({
      session: { state: 'CUSTOMER', expired: false },
      cart: { totalQuantity: 1 },
    });
  });
});

test('a rejected login has the same message for an unknown address and a wrong password', async () => {
  const { email } = await newCustomer(gateway);
  const wrong = await login(visitor(), email, 'not-this-one');
  expect(wrong).toEqual(await login(visitor(), newEmail(), 'not-this-one'));
  expect(wrong).toMatchObject({
    session: null,
    cart: null,
    userErrors: [{ code: 'BAD_CREDENTIALS', field: null }],
  });
});

test('logging out succeeds if the session ended on another device', async () => {
  const { shopper } = await newCustomer(gateway);
  const errors = [{ status: '403', code: 'FRAMEWORK__ROUTING_CUSTOMER_NOT_LOGGED_IN' }];
  gateway.upstream.answer = (path) =>
    path.includes('/account/logout') ? { status: 403, body: JSON.stringify({ errors }) } : null;
  const left = await logout(shopper);
  gateway.upstream.answer = null;
  expect(left).toMatchObject({ session: { state: 'VISITOR' }, userErrors: [] });
});

describe('failed logins', () => {
  const strict = testGateway({ ATTEMPTS_PER_MINUTE: '12', TRUST_PROXY: 'true' });
  beforeAll(() => strict.sandbox.controls.set({ rateLimits: false }));
  const from = (address: string) => new Shopper(strict.url, { 'x-forwarded-for': address });
  const codeOf = async (address: string) =>
    at(await login(from(address), newEmail()), 'userErrors', 0, 'code');

  test('are limited per address', async () => {
    const codes = await Promise.all(Array.from({ length: 14 }, () => codeOf('203.0.113.200')));
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(2);
  });

  test('are limited in an IPv6 network to four times those of an address', async () => {
    const codes = await Promise.all(
      Array.from({ length: 50 }, (_, index) => codeOf(`2001:db8:7:${index.toString(16)}::1`)),
    );
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(2);
  });

  test('from many addresses make an account require a captcha and do not lock it', async () => {
    const { email } = await newCustomer(strict);
    const guesses = Array.from({ length: 60 }, (_, index) =>
      login(from(`203.0.113.${Math.floor(index / 2)}`), email, `guess-${index}`),
    );
    await Promise.all(guesses);
    const owner = from('198.51.100.1');
    expect(at(await login(owner, email), 'userErrors', 0, 'code')).toBe('CAPTCHA_REQUIRED');
    const mutation =
      'mutation ($input: LoginInput!) { login(input: $input) { session { state } userErrors { code } } }';
    const input = { email, password: PASSWORD, ...(await solvedCaptcha(owner)) };
    expect(await owner.ask(mutation, { input })).toEqual({
      login: { session: { state: 'CUSTOMER' }, userErrors: [] },
    });
    // The captcha is used up.
    const again = await from('198.51.100.2').ask(mutation, { input });
    expect(at(again, 'login', 'userErrors', 0, 'code')).toBe('CAPTCHA_EXPIRED');
  });
});
