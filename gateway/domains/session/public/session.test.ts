import { beforeAll, describe, expect, test } from 'vitest';
import { Seal } from '../../../platform/crypto/seal.ts';
import { ACCESS_TOKEN, testGateway } from '../../../testing/gateway.ts';
import { addToCart, buyableProduct } from '../../../testing/guest.ts';
import { at, Shopper } from '../../../testing/shopper.ts';

let product: string;

const gateway = testGateway();
beforeAll(async () => {
  product = await buyableProduct(new Shopper(gateway.url));
});

const tokens = () =>
  new Set(gateway.upstream.calls.flatMap(({ headers }) => headers['sw-context-token'] ?? []));

test('20 parallel adds onto one item make 21', async () => {
  const shopper = new Shopper(gateway.url);
  await addToCart(shopper, product);
  await Promise.all(Array.from({ length: 20 }, () => addToCart(shopper, product)));
  expect(at(await shopper.ask('{ cart { totalQuantity } }'), 'cart', 'totalQuantity')).toBe(21);
});

test('1,000 anonymous page views create no context and send no token', async () => {
  const before = gateway.upstream.calls.length;
  const paths = ['/', '/kochen/', '/schneiden/', '/nirgends/'];
  for (let round = 0; round < 100; round++) {
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        new Shopper(gateway.url).send(
          'query ($p: String!) { page(path: $p) { __typename } session { state } cart { totalQuantity } }',
          {
            p: paths[(round + index) % paths.length],
          },
        ),
      ),
    );
  }
  const calls = gateway.upstream.calls.slice(before);
  expect(calls.filter(({ headers }) => headers['sw-context-token'] !== undefined)).toEqual([]);
  expect(calls.filter(({ path, method }) => path === '/store-api/context' && method === 'PATCH')).toEqual([]);
});

describe('the token', () => {
  test('is sealed in an HttpOnly cookie and never visible', async () => {
    const shopper = new Shopper(gateway.url);
    const { headers, data } = await shopper.send(
      'mutation ($id: ID!) { addToCart(input: { items: [{ productId: $id }] }) { cart { totalQuantity } } }',
      { id: product },
    );
    const cookie = headers.getSetCookie().find((line) => line.startsWith('sw-context-token='));
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).toMatch(/Max-Age=31536000/);
    for (const token of tokens()) {
      expect(cookie).not.toContain(token);
      expect(JSON.stringify(data)).not.toContain(token);
    }
  });

  test('is never accepted from outside', async () => {
    const forged = 'chosen-by-somebody-else-12345678';
    const shopper = new Shopper(gateway.url, {
      'sw-context-token': forged,
      authorization: `Bearer ${forged}`,
    });
    shopper.cookies.set('sw-context-token', forged);
    await addToCart(shopper, product);
    await shopper.ask('{ cart { totalQuantity } }');
    expect(tokens()).not.toContain(forged);
  });

  test('is returned in a header to clients without cookies', async () => {
    const { headers } = await new Shopper(gateway.url).send(
      'mutation ($id: ID!) { addToCart(input: { items: [{ productId: $id }] }) { cart { totalQuantity } } }',
      { id: product },
    );
    const app = new Shopper(gateway.url, { authorization: `Bearer ${headers.get('kontor-session-token')}` });
    expect(at(await app.ask('{ cart { totalQuantity } }'), 'cart', 'totalQuantity')).toBe(1);
  });
});

test('is sealed with the first secret, opened with all, and tamper-proof', () => {
  const [old, fresh] = ['an-old-secret-of-32-characters-xx', 'a-new-secret-of-32-characters-yyy'];
  const sealed = new Seal([old], 'test', ACCESS_TOKEN).seal('value');
  expect(new Seal([fresh, old], 'test', ACCESS_TOKEN).open(sealed)).toMatchObject({
    value: 'value',
    outdated: true,
  });
  expect(new Seal([fresh], 'test', ACCESS_TOKEN).open(sealed)).toBeNull();
  expect(new Seal([old], 'else', ACCESS_TOKEN).open(sealed)).toBeNull();
  expect(new Seal([old], 'test', ACCESS_TOKEN).open(`${sealed.slice(0, -4)}AAAA`)).toBeNull();
});

test('prices in another currency come from one context of the gateway', async () => {
  const query = 'query ($id: ID!) { product(id: $id) { price { unitPrice { currencyCode formatted } } } }';
  const shopper = new Shopper(gateway.url, { 'kontor-currency': 'EUR' });
  expect(at(await shopper.ask(query, { id: product }), 'product', 'price', 'unitPrice', 'currencyCode')).toBe(
    'EUR',
  );
  await shopper.ask(`${query} # again`, { id: product });
  const patched = gateway.upstream.calls.filter(
    ({ method, path, headers }) =>
      method === 'PATCH' && path === '/store-api/context' && !headers['sw-context-token'],
  );
  expect(patched).toHaveLength(1);
});

test('a cart is calculated in the displayed currency', async () => {
  const shopper = new Shopper(gateway.url, { 'kontor-currency': 'EUR' });
  const data = await shopper.ask(
    'mutation ($id: ID!) { addToCart(input: { items: [{ productId: $id }] }) { cart { total { currencyCode } } } }',
    { id: product },
  );
  expect(at(data, 'addToCart', 'cart', 'total', 'currencyCode')).toBe('EUR');
});
