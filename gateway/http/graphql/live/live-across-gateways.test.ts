import { createClient } from '@redis/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EventStream } from '../../../testing/event-stream.ts';
import { type Replica, startReplica, startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addToCart, buyableProduct } from '../../../testing/guest.ts';
import { startTestRedis, type TestRedis } from '../../../testing/redis.ts';
import { Shopper } from '../../../testing/shopper.ts';

const CART = 'subscription { cartChanged { totalQuantity } }';
const cartOf = (totalQuantity: number) => ({
  event: 'next',
  data: { data: { cartChanged: { totalQuantity } } },
});

let redis: TestRedis;
let shop: TestGateway;
let gateways: [Replica, Replica];
let product: string;

beforeAll(async () => {
  [redis, shop] = await Promise.all([startTestRedis(), startTestGateway()]);
  // Short, as an emptied Redis makes changes wait so long; long enough for a busy machine's first answers.
  const environment = { REDIS_URL: redis.url, UPSTREAM_TIMEOUT_MS: '6000' };
  gateways = [await startReplica(shop, environment), await startReplica(shop, environment)];
  product = await buyableProduct(new Shopper(gateways[0].url));
});
afterAll(async () => {
  for (const gateway of gateways) await gateway.close();
  await shop.close();
  await redis.close();
});

/** A shopper of the first gateway, and their stream at the second. */
async function listening(): Promise<{ shopper: Shopper; stream: EventStream }> {
  const shopper = new Shopper(gateways[0].url);
  await addToCart(shopper, product);
  const stream = await EventStream.open(gateways[1].url, shopper, CART);
  expect(await stream.next()).toEqual(cartOf(1));
  return { shopper, stream };
}

test('messages in Redis contain no token, product or number', async () => {
  const spy = await createClient({ url: redis.url }).connect();
  const published: string[] = [];
  await spy.pSubscribe('*:changes', (message) => published.push(message));
  const { shopper, stream } = await listening();
  await addToCart(shopper, product);
  expect(await stream.next()).toEqual(cartOf(2));
  expect(published.length).toBeGreaterThan(0);
  for (const message of published) expect(message).toMatch(/^(?:changed|ended) (?:session|order):[\w-]{43}$/);
  spy.destroy();
  stream.leave();
});

test('a stream survives a Redis outage and then sends missed changes', async () => {
  const { shopper, stream } = await listening();
  await redis.kill();
  const away = () => gateways.map(({ app }) => app.shared.redisAvailable());
  await expect.poll(away, { timeout: 20_000 }).toEqual([false, false]);
  // Changed past both gateways, as one that is partitioned from Redis cannot tell it.
  const call = shop.upstream.calls.findLast(
    ({ method, path }) => method === 'GET' && path === '/store-api/checkout/cart',
  );
  const answer = await fetch(`${shop.sandbox.url}/store-api/checkout/cart/line-item`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sw-access-key': String(call?.headers['sw-access-key']),
      'sw-context-token': String(call?.headers['sw-context-token']),
    },
    body: JSON.stringify({ items: [{ id: product, referencedId: product, type: 'product', quantity: 5 }] }),
  });
  expect(answer.status).toBe(200);
  await redis.again();
  expect(await stream.next()).toEqual(cartOf(6));
  await expect.poll(away, { timeout: 20_000 }).toEqual([true, true]);
  await addToCart(shopper, product);
  expect(await stream.next()).toEqual(cartOf(7));
  stream.leave();
}, 60_000);
