import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
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

/** A guest who is about to order, what is in the cart, and how many orders have been made since. */
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

/**
 * Shopware hears of the next order and takes its time; what stands before it does something else meanwhile.
 * @param busy milliseconds for which it is at work on the order, by a half more or less
 * @param queued milliseconds until it begins
 */
function slowOrder(meanwhile: (...args: Parameters<Fault>) => void, busy: number, queued = 0) {
  const ended = Promise.withResolvers<void>();
  shop.upstream.fault = (call, response) => {
    if (call.path !== '/store-api/checkout/order') return false;
    shop.upstream.fault = null;
    shop.sandbox.controls.set({ raceGap: busy });
    shop.sandbox.controls.setLatency(queued);
    const names = ['content-type', 'sw-access-key', 'sw-context-token'];
    const headers = Object.fromEntries(names.map((name) => [name, String(call.headers[name])]));
    void fetch(shop.sandbox.url + call.path, { method: 'POST', headers, body: call.body })
      .then((answer) => answer.text())
      .then(() => ended.resolve());
    setTimeout(() => {
      shop.sandbox.controls.setLatency(0);
      if (queued === 0) shop.sandbox.controls.set({ raceGap: 4 });
      meanwhile(call, response);
    }, 100);
    return true;
  };
  return ended.promise;
}

const MEANWHILE: Readonly<Record<string, Fault>> = {
  'the connection is cut': (_call, response) => {
    response.destroy();
    return true;
  },
  'a server before it answers 504': (_call, response) => {
    response.writeHead(504).end('<html>Gateway Timeout</html>');
    return true;
  },
  'a server before it answers 502': (_call, response) => {
    response.writeHead(502).end('<html>Bad Gateway</html>');
    return true;
  },
};

describe.each(Object.entries(MEANWHILE))('while Shopware makes an order and %s', (name, meanwhile) => {
  test('the shopper gets that order, whoever clicks again gets it, too, and one is made', async () => {
    const { shopper, hash, made } = await aboutToOrder();
    const ended = slowOrder(meanwhile, 1_500);
    const first = await click(shopper, 0, `late-order: ${name}`, hash);
    expect(first).toMatch(/^\d+$/);
    expect(await click(shopper, 1, `late-order: ${name}`, hash)).toBe(first);
    await ended;
    expect(made()).toBe(1);
  });
});

test.each([
  ['clicks again', 'longer-than-waited'],
  ['orders in another tab', 'of-another-tab'],
])(
  'an order that takes longer than it is waited for is found by whoever %s, and one is made',
  async (_who, key) => {
    const { shopper, hash, made } = await aboutToOrder();
    const ended = slowOrder(() => undefined, 2 * UPSTREAM_TIMEOUT_MS, 3.5 * UPSTREAM_TIMEOUT_MS);
    setTimeout(() => shop.sandbox.controls.set({ raceGap: 4 }), 3.8 * UPSTREAM_TIMEOUT_MS);
    expect(await click(shopper, 0, 'longer-than-waited', hash)).toBe('UPSTREAM_TIMEOUT');
    expect(made()).toBe(0);
    const said = await click(shopper, 1, key, hash);
    await ended;
    expect([said, made()]).toEqual([expect.stringMatching(/^\d+$/), 1]);
    const cart = await shopper.movedTo(url(1)).ask('{ cart { count notices { code } } }');
    expect(at(cart, 'cart')).toEqual({ count: 0, notices: [] });
  },
);

test('an order whose answer is lost while Shopware goes into maintenance is found when that is over', async () => {
  const { shopper, hash, made } = await aboutToOrder();
  const ended = slowOrder((_call, response) => {
    shop.sandbox.controls.setMaintenance(true);
    response.destroy();
  }, 300);
  expect(await click(shopper, 0, 'into-maintenance', hash)).toBe('UPSTREAM_UNAVAILABLE');
  await ended;
  shop.sandbox.controls.setMaintenance(false);
  await wait(100);
  const said = await click(shopper, 1, 'into-maintenance', hash);
  expect([said, made()]).toEqual([expect.stringMatching(/^\d+$/), 1]);
});
