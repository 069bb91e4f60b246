import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../sandbox/sandbox.ts';
import type { ChildGateway } from '../../testing/child-gateway.ts';
import { startGatewayProcess } from '../../testing/gateway-process.ts';
import { addToCart, buyableProduct, identify, placeOrder } from '../../testing/guest.ts';
import { startTestRedis, type TestRedis } from '../../testing/redis.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';
import { startUpstreamProxy, type UpstreamProxy } from '../../testing/upstream-proxy.ts';

let redis: TestRedis;
let sandbox: Sandbox;
let upstream: UpstreamProxy;
let survivor: ChildGateway;
let product: string;

beforeAll(async () => {
  [redis, sandbox] = await Promise.all([startTestRedis(), startSandbox({ port: 0 })]);
  upstream = await startUpstreamProxy(sandbox.url);
  survivor = await start();
  product = await buyableProduct(new Shopper(survivor.url));
});
afterAll(async () => {
  await survivor.kill();
  await upstream.close();
  await sandbox.close();
  await redis.close();
});

const start = () => startGatewayProcess(upstream.url, { REDIS_URL: redis.url, UPSTREAM_TIMEOUT_MS: '4000' });

/** A guest with a full cart at a separate gateway. */
async function aboutToOrder() {
  const doomed = await start();
  const shopper = new Shopper(doomed.url);
  await addToCart(shopper, product);
  await identify(shopper);
  return { doomed, shopper, hash: textAt(await shopper.ask('{ cart { hash } }'), 'cart', 'hash') };
}

/** Calls `act` when the order passes; `pass` lets it reach Shopware. */
function whenOrdered(act: () => void, pass: boolean): void {
  upstream.fault = ({ path }) => {
    if (path !== '/store-api/checkout/order') return false;
    upstream.fault = null;
    act();
    return !pass;
  };
}

describe('a gateway killed during a checkout', { timeout: 120_000 }, () => {
  test('after the order was sent loses nothing, and one order is placed', async () => {
    const { doomed, shopper, hash } = await aboutToOrder();
    const before = sandbox.controls.stored().orders;
    const killed = Promise.withResolvers<void>();
    sandbox.controls.set({ latency: 300 });
    whenOrdered(() => setTimeout(() => doomed.kill().then(killed.resolve), 100), true);
    await expect(placeOrder(shopper, 'killed-after-sending', hash)).rejects.toThrow();
    await killed.promise;
    const again = await placeOrder(shopper.movedTo(survivor.url), 'killed-after-sending', hash);
    sandbox.controls.set({ latency: 0 });
    expect(at(again, 'userErrors')).toEqual([]);
    expect(textAt(again, 'order', 'number')).not.toBe('');
    expect(sandbox.controls.stored().orders - before).toBe(1);
  });

  test('before the order was sent loses nothing, and one order is placed', async () => {
    const { doomed, shopper, hash } = await aboutToOrder();
    const before = sandbox.controls.stored().orders;
    const killed = Promise.withResolvers<void>();
    whenOrdered(() => void doomed.kill().then(killed.resolve), false);
    await expect(placeOrder(shopper, 'killed-before-it-arrived', hash)).rejects.toThrow();
    await killed.promise;
    const again = await placeOrder(shopper.movedTo(survivor.url), 'killed-before-it-arrived', hash);
    expect(textAt(again, 'order', 'number')).not.toBe('');
    expect(sandbox.controls.stored().orders - before).toBe(1);
  });
});
