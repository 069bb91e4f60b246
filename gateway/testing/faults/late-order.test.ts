import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { login, newEmail, register } from '../customer.ts';
import { addToCart, identify, numberOrCode, productIds } from '../guest.ts';
import { startTestShop, type TestShop } from '../shop.ts';
import { at, Shopper, textAt } from '../shopper.ts';
import type { Fault } from '../upstream-proxy.ts';

/** Milliseconds of a call; an order is given four times as long. */
const UPSTREAM_TIMEOUT_MS = 1_500;

vi.setConfig({ testTimeout: 120_000 });

let shop: TestShop;
let product: string;

beforeAll(async () => {
  shop = await startTestShop(2, { UPSTREAM_TIMEOUT_MS: String(UPSTREAM_TIMEOUT_MS) });
  [product = ''] = await productIds(new Shopper(url(0)));
});
afterAll(() => shop.close());

const url = (index: number): string => shop.gateways[index]?.url ?? '';

/** A guest before the order, with the cart's hash and the number of orders since. */
async function aboutToOrder() {
  const shopper = new Shopper(url(0));
  await addToCart(shopper, product);
  await identify(shopper);
  const hash = textAt(await shopper.ask('{ cart { hash } }'), 'cart', 'hash');
  const before = shop.sandbox.controls.stored().orders;
  return { shopper, hash, made: () => shop.sandbox.controls.stored().orders - before };
}

const click = (shopper: Shopper, index: number, key: string, hash: string) =>
  numberOrCode(shopper.movedTo(url(index)), key, hash);

function placeOnce(shopper: Shopper, idempotencyKey: string, cartHash: string) {
  const mutation = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
    order { number } userErrors { code } } }`;
  return shopper.send(mutation, { input: { idempotencyKey, cartHash, termsAccepted: true } });
}

/**
 * Delays the next order in Shopware, while a proxy in front of it fails as configured.
 * @param busy milliseconds for which it is at work on the order, by a half more or less
 * @param queued milliseconds until it begins
 */
function slowOrder(meanwhile: (...args: Parameters<Fault>) => void, busy: number, queued = 0) {
  const ended = Promise.withResolvers<void>();
  shop.upstream.fault = (call, response) => {
    if (call.path !== '/store-api/checkout/order') return false;
    shop.upstream.fault = null;
    shop.sandbox.controls.set({ raceGap: busy });
    shop.sandbox.controls.set({ latency: queued });
    const names = ['content-type', 'sw-access-key', 'sw-context-token'];
    const headers = Object.fromEntries(names.map((name) => [name, String(call.headers[name])]));
    void fetch(shop.sandbox.url + call.path, { method: 'POST', headers, body: call.body })
      .then((answer) => answer.text())
      .then(() => ended.resolve());
    setTimeout(() => {
      shop.sandbox.controls.set({ latency: 0 });
      if (queued === 0) shop.sandbox.controls.set({ raceGap: 4 });
      meanwhile(call, response);
    }, 100);
    return true;
  };
  return ended.promise;
}

const cutConnection: Fault = (_call, response) => {
  response.destroy();
  return true;
};

const gatewayTimeout: Fault = (_call, response) => {
  response.writeHead(504).end('<html>Gateway Timeout</html>');
  return true;
};

test.each([
  ['a cut connection', cutConnection],
  ['a 504 of a proxy', gatewayTimeout],
])('%s while Shopware places an order shows the order, also after another click', async (name, meanwhile) => {
  const { shopper, hash, made } = await aboutToOrder();
  const ended = slowOrder(meanwhile, 1_500);
  const first = await click(shopper, 0, `while-ordering: ${name}`, hash);
  expect(first).toMatch(/^\d+$/);
  expect(await click(shopper, 1, `while-ordering: ${name}`, hash)).toBe(first);
  await ended;
  expect(made()).toBe(1);
});

test.each([
  ['clicks again', 'longer-than-waited'],
  ['orders in another tab', 'of-another-tab'],
])('an order that exceeds the timeout is found by a shopper who %s', async (_who, key) => {
  const { shopper, hash, made } = await aboutToOrder();
  const ended = slowOrder(() => undefined, 2 * UPSTREAM_TIMEOUT_MS, 3.5 * UPSTREAM_TIMEOUT_MS);
  expect(await click(shopper, 0, 'longer-than-waited', hash)).toBe('UPSTREAM_TIMEOUT');
  shop.sandbox.controls.set({ raceGap: 4 });
  expect(made()).toBe(0);
  const outcome = await click(shopper, 1, key, hash);
  await ended;
  expect([outcome, made()]).toEqual([expect.stringMatching(/^\d+$/), 1]);
  const cart = await shopper.movedTo(url(1)).ask('{ cart { totalQuantity notices { code } } }');
  expect(at(cart, 'cart')).toEqual({ totalQuantity: 0, notices: [] });
});

test('an order with a lost response is found after a maintenance', async () => {
  const { shopper, hash, made } = await aboutToOrder();
  const ended = slowOrder((_call, response) => {
    shop.sandbox.controls.set({ maintenance: true });
    response.destroy();
  }, 300);
  expect(await click(shopper, 0, 'into-maintenance', hash)).toBe('UPSTREAM_UNAVAILABLE');
  await ended;
  shop.sandbox.controls.set({ maintenance: false });
  await wait(100);
  const outcome = await click(shopper, 1, 'into-maintenance', hash);
  expect([outcome, made()]).toEqual([expect.stringMatching(/^\d+$/), 1]);
});

/** Sends an order that takes longer than the gateway waits for it; resolves when Shopware has made the order. */
async function timeOut(
  shopper: Shopper,
  key: string,
  hash: string,
): Promise<{ readonly ended: Promise<void> }> {
  const ended = slowOrder(() => undefined, 2 * UPSTREAM_TIMEOUT_MS, 3.5 * UPSTREAM_TIMEOUT_MS);
  setTimeout(() => shop.sandbox.controls.set({ raceGap: 4 }), 3.8 * UPSTREAM_TIMEOUT_MS);
  expect(await click(shopper, 0, key, hash)).toBe('UPSTREAM_TIMEOUT');
  return { ended };
}

describe('one order is placed and found if the token rotates after a timeout', () => {
  test('by guest details', async () => {
    const { shopper, hash, made } = await aboutToOrder();
    const { ended } = await timeOut(shopper, 'details-again', hash);
    await expect(identify(shopper, { firstName: 'Berta' })).rejects.toThrow('NOT_SENT_RETRY');
    await ended;
    expect(at(await identify(shopper, { firstName: 'Berta' }), 'userErrors')).toEqual([]);
    const newHash = textAt(await shopper.ask('{ cart { hash } }'), 'cart', 'hash');
    expect(await click(shopper, 1, 'another-key', newHash)).toMatch(/^\d+$/);
    expect(made()).toBe(1);
  });

  test('by a login', async () => {
    const email = newEmail();
    await register(new Shopper(url(0)), { email });
    const { shopper, hash, made } = await aboutToOrder();
    const { ended } = await timeOut(shopper, 'then-a-login', hash);
    await expect(login(shopper, email)).rejects.toThrow('NOT_SENT_RETRY');
    await ended;
    await login(shopper, email);
    expect(await click(shopper, 1, 'then-a-login', hash)).toMatch(/^\d+$/);
    expect(made()).toBe(1);
  });
});

test('a 500 without an order responds at once and permits the next click', async () => {
  const { shopper, hash, made } = await aboutToOrder();
  shop.upstream.fault = ({ path }, response) => {
    if (path !== '/store-api/checkout/order') return false;
    shop.upstream.fault = null;
    response.writeHead(500, { 'content-type': 'application/json' }).end('{"errors":[]}');
    return true;
  };
  const { errors } = await placeOnce(shopper, 'after-a-500', hash);
  expect(at(errors, 0, 'extensions')).toMatchObject({
    code: 'UPSTREAM_UNAVAILABLE',
    retryAfter: expect.any(Number),
  });
  expect(at(await shopper.ask('{ cart { totalQuantity } }'), 'cart', 'totalQuantity')).toBe(1);
  expect(await click(shopper, 1, 'after-a-500', hash)).toMatch(/^\d+$/);
  expect(made()).toBe(1);
});

test('an order that never reached Shopware is not confused with an earlier one of the same total', async () => {
  const { shopper, hash, made } = await aboutToOrder();
  expect(await click(shopper, 0, 'the-first-order', hash)).toMatch(/^\d+$/);
  await addToCart(shopper, product);
  const next = textAt(await shopper.ask('{ cart { hash } }'), 'cart', 'hash');
  shop.upstream.fault = ({ path }, response) => {
    if (path !== '/store-api/checkout/order') return false;
    response.writeHead(502).end('<html>Bad Gateway</html>');
    return true;
  };
  expect(await click(shopper, 0, 'the-second-order', next)).toBe('UPSTREAM_UNAVAILABLE');
  shop.upstream.fault = null;
  expect(made()).toBe(1);
  expect(at(await shopper.ask('{ cart { totalQuantity } }'), 'cart', 'totalQuantity')).toBe(1);
  expect(await click(shopper, 1, 'the-second-order', next)).toMatch(/^\d+$/);
  expect(made()).toBe(2);
});

test.each([-10, 10])('an order is found if the clock of Shopware is off by %i minutes', async (minutes) => {
  const { shopper, hash, made } = await aboutToOrder();
  shop.upstream.answer = (path, body) => {
    if (path !== '/store-api/order') return null;
    const shifted = body.replace(/("orderDateTime":")([^"]+)/g, (_all, start: string, date: string) => {
      return start + new Date(Date.parse(date) + minutes * 60_000).toISOString();
    });
    return { status: 200, body: shifted };
  };
  const ended = slowOrder(cutConnection, 300);
  const first = await click(shopper, 0, 'clock-is-off', hash);
  expect(first).toMatch(/^\d+$/);
  expect(await click(shopper, 1, 'clock-is-off', hash)).toBe(first);
  await ended;
  shop.upstream.answer = null;
  expect(made()).toBe(1);
});

test('a click gets its order after Redis lost all records', async () => {
  const { shopper, hash, made } = await aboutToOrder();
  const first = await click(shopper, 0, 'records-lost', hash);
  expect(first).toMatch(/^\d+$/);
  await shop.redis.command('FLUSHALL');
  expect(await click(shopper, 1, 'records-lost', hash)).toBe(first);
  expect(made()).toBe(1);
});
