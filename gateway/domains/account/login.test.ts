import { beforeAll, describe, expect, test } from 'vitest';
import { login, logout, newCustomer, newEmail, PASSWORD, register, stateOf } from '../../testing/customer.ts';
import { solvedCaptcha } from '../../testing/form.ts';
import { startTestGateway, testGateway } from '../../testing/gateway.ts';
import { addToCart, buyableProduct } from '../../testing/guest.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';

let product: string;

const gateway = testGateway();
beforeAll(async () => {
  gateway.sandbox.controls.set({ rateLimits: false });
  product = await buyableProduct(new Shopper(gateway.url));
});

const visitor = () => new Shopper(gateway.url);

describe('a login', () => {
  test('lasts until the logout', async () => {
    const { email } = await newCustomer(gateway);
    const shopper = visitor();
    const payload = await login(shopper, email);
    expect(payload).toMatchObject({ session: { state: 'CUSTOMER', customer: { email } }, userErrors: [] });
    expect(await logout(shopper)).toMatchObject({
      session: { state: 'VISITOR', customer: null },
      userErrors: [],
    });
    expect(await stateOf(shopper)).toBe('VISITOR');
  });

  test('merges both carts and adds a notice', async () => {
    const { shopper: home, email } = await newCustomer(gateway);
    await addToCart(home, product, 3);
    const shopper = new Shopper(gateway.url, { 'kontor-locale': 'en-GB' });
    await addToCart(shopper, product, 2);
    const payload = await login(shopper, email);
    expect(at(payload, 'cart', 'items')).toEqual([{ id: `cart-item:${product}`, quantity: 5 }]);
    expect(at(payload, 'cart', 'notices', 0)).toEqual({
      code: 'CART_MERGED',
      message: 'Your basket contained items from your last visit. We have combined them.',
    });
  });

  test('adds no notice if only one cart had items', async () => {
    const { email } = await newCustomer(gateway);
    const shopper = visitor();
    await addToCart(shopper, product, 2);
    expect(at(await login(shopper, email), 'cart')).toMatchObject({ totalQuantity: 2, notices: [] });
  });

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

  test('rotates the token, and so does a logout', async () => {
    const { email } = await newCustomer(gateway);
    const shopper = visitor();
    await addToCart(shopper, product);
    const seen = () => gateway.upstream.calls.at(-1)?.headers['sw-context-token'];
    const before = seen();
    await login(shopper, email);
    const during = seen();
    await logout(shopper);
    expect(new Set([before, during, seen()]).size).toBe(3);
  });
});

test('the cart of a customer returns with the login after a logout', async () => {
  const { shopper, email } = await newCustomer(gateway);
  await addToCart(shopper, product, 2);
  expect(await logout(shopper)).toMatchObject({ cart: { totalQuantity: 0 } });
  expect(await login(shopper, email)).toMatchObject({ cart: { totalQuantity: 2 } });
});

describe('a rejected login', () => {
  test('has the same message for an unknown address and a wrong password', async () => {
    const { email } = await newCustomer(gateway);
    const shopper = new Shopper(gateway.url, { 'kontor-locale': 'fr-CH' });
    const wrong = await login(shopper, email, 'not-this-one');
    const unknown = await login(shopper, newEmail(), 'not-this-one');
    expect(wrong).toEqual(unknown);
    expect(wrong).toMatchObject({
      session: null,
      cart: null,
      userErrors: [{ code: 'BAD_CREDENTIALS', field: null }],
    });
  });

  test('reports empty fields and creates no session', async () => {
    const shopper = visitor();
    const payload = await login(shopper, ' ', '');
    expect(at(payload, 'userErrors')).toMatchObject([
      { code: 'REQUIRED', field: ['email'] },
      { code: 'REQUIRED', field: ['password'] },
    ]);
    await login(shopper, newEmail());
    expect(shopper.cookies.size).toBe(0);
  });

  test('returns the seconds to wait when Shopware limits attempts', async () => {
    const body = {
      errors: [
        { status: '429', code: 'CHECKOUT__CUSTOMER_AUTH_THROTTLED', meta: { parameters: { seconds: 10 } } },
      ],
    };
    gateway.upstream.fault = ({ path }, response) => {
      if (path !== '/store-api/account/login') return false;
      response.writeHead(429, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      return true;
    };
    expect(at(await login(visitor(), newEmail()), 'userErrors')).toMatchObject([
      { code: 'RATE_LIMITED', params: [{ name: 'seconds', value: '10' }] },
    ]);
  });
});

test('is limited by account and by address', async () => {
  const strict = await startTestGateway({ ATTEMPTS_PER_MINUTE: '12' });
  strict.sandbox.controls.set({ rateLimits: false });
  const email = newEmail();
  const codes: string[] = [];
  const tryOnce = async (address: string) => {
    const payload = await login(new Shopper(strict.url, { 'kontor-locale': 'en-GB' }), address);
    codes.push(textAt(payload, 'userErrors', 0, 'code'));
    return payload;
  };
  await Promise.all([tryOnce(email), tryOnce(email)]);
  const third = await tryOnce(email.toUpperCase());
  expect(codes).toEqual(['BAD_CREDENTIALS', 'BAD_CREDENTIALS', 'RATE_LIMITED']);
  expect(Number(at(third, 'userErrors', 0, 'params', 0, 'value'))).toBeGreaterThan(50);
  await Promise.all(Array.from({ length: 9 }, () => tryOnce(newEmail())));
  expect(at(await tryOnce(newEmail()), 'userErrors', 0, 'code')).toBe('RATE_LIMITED');
  await strict.close();
});

test('a registration keeps the items of the cart', async () => {
  const shopper = visitor();
  await addToCart(shopper, product, 2);
  const payload = await register(shopper);
  expect(payload).toMatchObject({ session: { state: 'CUSTOMER' }, cart: { totalQuantity: 2, notices: [] } });
});

test('an account with many failed logins from other addresses requires a captcha and is not locked', async () => {
  const strict = await startTestGateway({ ATTEMPTS_PER_MINUTE: '12', TRUST_PROXY: 'true' });
  try {
    strict.sandbox.controls.set({ rateLimits: false });
    const { email } = await newCustomer(strict);
    const from = (address: string) => new Shopper(strict.url, { 'x-forwarded-for': address });
    const guesses = Array.from({ length: 60 }, (_, index) =>
      login(from(`203.0.113.${Math.floor(index / 2)}`), email, `guess-${index}`),
    );
    await Promise.all(guesses);
    const owner = from('198.51.100.1');
    expect(at(await login(owner, email), 'userErrors', 0, 'code')).toBe('CAPTCHA_REQUIRED');
    const captcha = await solvedCaptcha(owner);
    const data = await owner.ask(
      'mutation ($input: LoginInput!) { login(input: $input) { session { state } userErrors { code } } }',
      { input: { email, password: PASSWORD, ...captcha } },
    );
    expect(data['login']).toEqual({ session: { state: 'CUSTOMER' }, userErrors: [] });
    // The captcha is used up.
    const again = await from('198.51.100.2').ask(
      'mutation ($input: LoginInput!) { login(input: $input) { userErrors { code } } }',
      { input: { email, password: PASSWORD, ...captcha } },
    );
    expect(at(again, 'login', 'userErrors', 0, 'code')).toBe('CAPTCHA_EXPIRED');
  } finally {
    await strict.close();
  }
});

test('an IPv6 network has four times the attempts of an address', async () => {
  const strict = await startTestGateway({ ATTEMPTS_PER_MINUTE: '12', TRUST_PROXY: 'true' });
  try {
    strict.sandbox.controls.set({ rateLimits: false });
    const attempts = Array.from({ length: 50 }, async (_, index) => {
      const shopper = new Shopper(strict.url, { 'x-forwarded-for': `2001:db8:7:${index.toString(16)}::1` });
      return at(await login(shopper, newEmail()), 'userErrors', 0, 'code');
    });
    const codes = await Promise.all(attempts);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(2);
  } finally {
    await strict.close();
  }
});
