import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Replica, startReplica } from '../gateway.ts';
import { addToCart, identify, productIds } from '../guest.ts';
import { purge, WEBHOOK_SECRET } from '../purge.ts';
import { startTestShop, type TestShop } from '../shop.ts';
import { at, Shopper, textAt } from '../shopper.ts';
import { tinyBundle } from '../tiny-bundle.ts';
import type { Fault } from '../upstream-proxy.ts';

let shop: TestShop;
/** A gateway of the same shop whose Shopware is well. */
let well: Replica;
let products: readonly string[];

const ENVIRONMENT = { WEBHOOK_SECRET, UPSTREAM_TIMEOUT_MS: '6000' };

beforeAll(async () => {
  shop = await startTestShop(1, ENVIRONMENT, { bundle: tinyBundle() });
  const environment = { ...ENVIRONMENT, REDIS_URL: shop.redis.url };
  well = await startReplica({ upstream: { url: shop.sandbox.url } }, environment, { bundle: tinyBundle() });
  products = await productIds(new Shopper(well.url));
});
afterEach(() => {
  shop.upstream.fault = null;
});
afterAll(async () => {
  await well.close();
  await shop.close();
});

const faulty = (): string => shop.gateways[0]?.url ?? '';

/** Responses of Shopware, or of a proxy, in place of the requested ones. */
const NONSENSE: Readonly<Record<string, { status: number; body: string; headers?: Record<string, string> }>> =
  {
    'a redirect': { status: 302, body: '', headers: { location: 'https://elsewhere.example/' } },
    null: { status: 200, body: 'null' },
    'a page of HTML': { status: 200, body: '<!doctype html><title>Wartung</title>' },
    'a list of nothing': { status: 200, body: '{"elements":[],"total":0}' },
    'other types': { status: 200, body: '{"elements":"x","salesChannel":1,"lineItems":{},"product":[]}' },
  };

function answering({ status, body, headers }: (typeof NONSENSE)[string]): Fault {
  return (call, response) => {
    if (!call.path.startsWith('/store-api')) return false;
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
    return true;
  };
}

async function read(url: string): Promise<string> {
  const query =
    'query ($id: ID!) { product(id: $id) { name } navigation(kind: MAIN, depth: 1) { id: categoryId } }';
  const { data, errors } = await new Shopper(url).send(query, { id: products[0] ?? '' });
  if (errors !== undefined) {
    return `${at(errors, 0, 'extensions', 'status')} ${at(errors, 0, 'extensions', 'code')}`;
  }
  const entries = at(data, 'navigation');
  return typeof at(data, 'product', 'name') === 'string' && Array.isArray(entries) && entries.length > 1
    ? 'the data'
    : 'nothing';
}

const page = async (url: string, path: string) => (await fetch(url + path)).status;

describe.each(Object.entries(NONSENSE))('while Shopware answers with %s', (_name, nonsense) => {
  test('reads and pages are a 502, uncached, and recover', async () => {
    await purge(well.url, ['*']);
    shop.upstream.fault = answering(nonsense);
    expect(await read(faulty())).toBe('502 UPSTREAM_UNAVAILABLE');
    expect(await page(faulty(), '/kochen/')).toBe(502);
    expect(await page(faulty(), '/')).toBe(502);
    expect(await read(well.url)).toBe('the data');
    expect(await page(well.url, '/kochen/')).toBe(200);
    await purge(well.url, ['*']);
    expect(await read(faulty())).toBe('502 UPSTREAM_UNAVAILABLE');
    shop.upstream.fault = null;
    expect(await read(faulty())).toBe('the data');
    expect([await page(faulty(), '/'), await page(faulty(), '/kochen/')]).toEqual([200, 200]);
    expect(await read(well.url)).toBe('the data');
  });

  test('a cart is not shown as empty, and nothing counts as added', async () => {
    const shopper = new Shopper(faulty());
    await addToCart(shopper, products[0] ?? '');
    shop.upstream.fault = answering(nonsense);
    expect(at((await shopper.send('{ cart { totalQuantity } }')).errors, 0, 'extensions', 'status')).toBe(
      502,
    );
    const add = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { userErrors { code } } }';
    const input = { items: [{ productId: products[1] ?? '' }] };
    expect(at((await shopper.send(add, { input })).errors, 0, 'extensions', 'status')).toBe(502);
    shop.upstream.fault = null;
    expect(at(await shopper.ask('{ cart { totalQuantity } }'), 'cart', 'totalQuantity')).toBe(1);
  });
});

test('an order with an invalid response is found at another gateway, and placed once', async () => {
  const shopper = new Shopper(faulty());
  await addToCart(shopper, products[0] ?? '');
  await identify(shopper);
  const hash = textAt(await shopper.ask('{ cart { hash } }'), 'cart', 'hash');
  const before = shop.sandbox.controls.stored().orders;
  // Shopware receives the order; only its response is lost.
  shop.upstream.answer = (path) =>
    path === '/store-api/checkout/order' ? { status: 200, body: 'null' } : null;
  const order = (url: string) =>
    shopper
      .movedTo(url)
      .send(
        `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { number } userErrors { code } } }`,
        { input: { idempotencyKey: 'nonsense-for-an-order', cartHash: hash, termsAccepted: true } },
      );
  const first = await order(faulty());
  shop.upstream.answer = null;
  const number = at(first.data, 'placeOrder', 'order', 'number');
  expect(number).toEqual(expect.any(String));
  expect(at((await order(well.url)).data, 'placeOrder', 'order', 'number')).toBe(number);
  expect(shop.sandbox.controls.stored().orders - before).toBe(1);
});
