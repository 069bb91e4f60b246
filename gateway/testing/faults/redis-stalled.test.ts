import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Sandbox, startSandbox } from '../../../sandbox/sandbox.ts';
import { type Replica, startReplica } from '../gateway.ts';
import { addToCart, identify, numberOrCode, productIds } from '../guest.ts';
import { startTestRedis, type TestRedis } from '../redis.ts';
import { at, Shopper, textAt } from '../shopper.ts';
import { startTcpProxy, type TcpProxy } from '../tcp-proxy.ts';

/** Milliseconds that a call to Shopware may take here; a Redis that is away is waited for as long. */
const UPSTREAM_TIMEOUT_MS = 4_000;
/** Milliseconds within which two clicks have been sent to two gateways, and not been answered. */
const ORDER_LATENCY_MS = 400;

vi.setConfig({ testTimeout: 120_000 });

let sandbox: Sandbox;
let redis: TestRedis;
let replica: TestRedis;
let line: TcpProxy;
let gateways: readonly Replica[];
let product: string;

beforeAll(async () => {
  [sandbox, redis, replica] = await Promise.all([
    startSandbox({ port: 0 }),
    startTestRedis(),
    startTestRedis(),
  ]);
  sandbox.controls.set({ rateLimits: false });
  line = await startTcpProxy(redis.port);
  // A replica that is older than the gateways does not look like a restarted Redis.
  await wait(3_000);
  const environment = {
    REDIS_URL: `redis://127.0.0.1:${line.port}`,
    UPSTREAM_TIMEOUT_MS: String(UPSTREAM_TIMEOUT_MS),
    REDIS_TIMEOUT_MS: '500',
  };
  const upstream = { upstream: { url: sandbox.url } };
  gateways = await Promise.all([startReplica(upstream, environment), startReplica(upstream, environment)]);
  [product = ''] = await productIds(new Shopper(url(0)));
});
afterEach(async () => {
  sandbox.controls.set({ latency: 0 });
  redis.resume();
});
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
  await line.close();
  await sandbox.close();
  await Promise.all([redis.close(), replica.close()]);
});

const url = (index: number): string => gateways[index % 2]?.url ?? '';

async function ready(index: number): Promise<unknown> {
  return (await fetch(`${url(index)}/health/ready`)).json();
}

const allReady = () =>
  expect
    .poll(() => Promise.all([ready(0), ready(1)]), { timeout: 30_000 })
    .toEqual([0, 1].map(() => ({ status: 'ok', missing: [], without: [] })));

/** A guest with one thing in the cart, as soon as gateways change sessions (again). */
async function guest(): Promise<Shopper> {
  const shopper = new Shopper(url(0));
  await addToCart(shopper, product);
  await expect.poll(() => identify(shopper).then(() => 'done', String), { timeout: 30_000 }).toBe('done');
  return shopper;
}

/** A guest before the order, with the cart's hash. */
async function aboutToOrder() {
  const shopper = await guest();
  return { shopper, hash: textAt(await shopper.ask('{ cart { hash } }'), 'cart', 'hash') };
}

const click = (shopper: Shopper, index: number, key: string, hash: string) =>
  numberOrCode(shopper.movedTo(url(index)), key, hash);

/** Faults of Redis during two parallel orders, and their end. */
const FAULTS = {
  'paused for 0.9 s': pausedFor(900),
  'paused for 5 s': pausedFor(5_000),
  down: { begin: () => redis.kill(), end: () => redis.again() },
  full: {
    begin: async () => {
      await redis.command('CONFIG', 'SET', 'maxmemory-policy', 'noeviction');
      await redis.command('CONFIG', 'SET', 'maxmemory', '1mb');
    },
    end: () => redis.command('CONFIG', 'SET', 'maxmemory', '0'),
  },
};

function pausedFor(ms: number) {
  return {
    begin: async () => {
      redis.pause();
      setTimeout(() => redis.resume(), ms);
    },
    end: async () => redis.resume(),
  };
}

test.each(['paused for 0.9 s', 'paused for 5 s', 'down'] as const)(
  'while Redis is %s, a double click at two gateways places at most one order, and a retry exactly one',
  async (name) => {
    const fault = FAULTS[name];
    const { shopper, hash } = await aboutToOrder();
    const before = sandbox.controls.stored().orders;
    sandbox.controls.set({ latency: ORDER_LATENCY_MS });
    await fault.begin();
    const key = `double-click-${name}`;
    const outcomes = await Promise.all([click(shopper, 0, key, hash), click(shopper, 1, key, hash)]);
    sandbox.controls.set({ latency: 0 });
    const numbers = new Set(outcomes.filter((answer) => /^\d+$/.test(answer)));
    expect(numbers.size).toBeLessThanOrEqual(1);
    expect(outcomes.filter((answer) => !/^\d+$/.test(answer) && answer !== 'NOT_SENT_RETRY')).toEqual([]);
    expect(sandbox.controls.stored().orders - before).toBe(numbers.size);

    await fault.end();
    await allReady();
    await expect.poll(() => click(shopper, 1, key, hash), { timeout: 30_000 }).toMatch(/^\d+$/);
    expect(sandbox.controls.stored().orders - before).toBe(1);
  },
);

test.each(['paused for 0.9 s', 'down'] as const)(
  'while Redis is %s, items reported as added are in the cart, others are reported as failed',
  async (name) => {
    const fault = FAULTS[name];
    const shopper = await guest();
    sandbox.controls.set({ latency: 100 });
    const adds = Array.from({ length: 12 }, async (_, index) => {
      await wait(index * 40);
      const mutation =
        'mutation ($input: AddToCartInput!) { addToCart(input: $input) { userErrors { code } } }';
      const input = { items: [{ productId: product }] };
      const { data, errors } = await shopper.movedTo(url(index)).send(mutation, { input });
      if (errors !== undefined) return textAt(errors, 0, 'extensions', 'code');
      return at(data, 'addToCart', 'userErrors', 0, 'code') ?? 'done';
    });
    await wait(150);
    await fault.begin();
    const answers = await Promise.all(adds);
    sandbox.controls.set({ latency: 0 });
    await fault.end();
    await allReady();
    expect(answers.filter((answer) => answer !== 'done' && answer !== 'NOT_SENT_RETRY')).toEqual([]);
    const done = answers.filter((answer) => answer === 'done').length;
    expect(at(await shopper.ask('{ cart { totalQuantity } }'), 'cart', 'totalQuantity')).toBe(1 + done);
  },
);

test('a full Redis is unavailable in readiness and metrics, and reads continue', async () => {
  const shopper = await guest();
  await FAULTS.full.begin();
  const { errors } = await shopper.send(
    'mutation ($input: AddToCartInput!) { addToCart(input: $input) { userErrors { code } } }',
    { input: { items: [{ productId: product }] } },
  );
  expect(errors).toMatchObject([{ extensions: { code: 'NOT_SENT_RETRY', status: 503 } }]);
  expect(await ready(0)).toMatchObject({ status: 'ok', without: ['redis'] });
  expect(await (await fetch(`${url(0)}/metrics`)).text()).toContain('kontor_redis_up 0');
  expect(at(await shopper.ask('{ cart { totalQuantity } }'), 'cart', 'totalQuantity')).toBe(1);
  await FAULTS.full.end();
  await allReady();
});

test('a Redis with eviction counts as unavailable until it is disabled', async () => {
  const { shopper, hash } = await aboutToOrder();
  const before = sandbox.controls.stored().orders;
  await redis.command('CONFIG', 'SET', 'maxmemory-policy', 'allkeys-lru');
  await redis.command('CONFIG', 'SET', 'maxmemory', '100mb');
  await expect.poll(() => ready(0), { timeout: 10_000 }).toMatchObject({ without: ['redis'] });
  expect(await click(shopper, 0, 'evicting-redis', hash)).toBe('NOT_SENT_RETRY');
  await redis.command('CONFIG', 'SET', 'maxmemory', '0');
  await allReady();
  expect(await click(shopper, 1, 'evicting-redis', hash)).toMatch(/^\d+$/);
  expect(sandbox.controls.stored().orders - before).toBe(1);
});

test('a failover during an order to a replica that missed its record places one order', async () => {
  await replica.command('REPLICAOF', '127.0.0.1', String(redis.port));
  await expect
    .poll(async () => String(await replica.command('INFO', 'replication')), { timeout: 30_000 })
    .toContain('master_link_status:up');
  await replica.command('REPLICAOF', '127.0.0.1', '1');
  // Gateways check the number of replicas every five seconds.
  await wait(6_000);
  const { shopper, hash } = await aboutToOrder();
  const before = sandbox.controls.stored().orders;
  const sent = sandbox.controls.countRequests('/checkout/order');
  sandbox.controls.set({ raceGap: 2_500 });
  const key = 'failing-over';
  const first = click(shopper, 0, key, hash);
  await expect
    .poll(() => sandbox.controls.countRequests('/checkout/order'), { interval: 20, timeout: 20_000 })
    .toBeGreaterThan(sent);
  // The second click is not slowed down.
  sandbox.controls.set({ raceGap: 4 });
  await redis.kill();
  await replica.command('REPLICAOF', 'NO', 'ONE');
  line.moveTo(replica.port);
  const second = click(shopper, 1, key, hash);
  const outcomes = await Promise.all([first, second]);
  await allReady();
  expect(outcomes.filter((answer) => !/^\d+$/.test(answer) && answer !== 'NOT_SENT_RETRY')).toEqual([]);
  expect(await click(shopper, 1, key, hash)).toMatch(/^\d+$/);
  expect(sandbox.controls.stored().orders - before).toBe(1);
});
