import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { startTestRedis, type TestRedis } from '../../testing/redis.ts';
import { startTcpProxy } from '../../testing/tcp-proxy.ts';
import { createLogger, type Logger } from '../logger.ts';
import { SharedStore } from './shared-store.ts';

/** Resources that the current test started. */
const started: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const resource of started.splice(0).toReversed()) await resource.close();
});

async function startRedis(): Promise<TestRedis> {
  const redis = await startTestRedis();
  started.push(redis);
  return redis;
}

function connect(url: string, log: Logger = createLogger('silent')) {
  const store = new SharedStore([url], { prefix: 'shop', log, timeoutMs: 500, graceMs: 500 });
  started.push(store);
  return store;
}

test('a busy gateway does not take a responding Redis for unavailable', async () => {
  const store = connect((await startRedis()).url);
  await store.waitUntilReady(5_000);
  const written = store.call('SET', 'key', 'value');
  await turn();
  // Longer than Redis may take to answer.
  const until = performance.now() + 800;
  while (performance.now() < until);
  expect(String(await written)).toBe('OK');
  expect(store.available).toBe(true);
});

test('a failover to an older node invalidates earlier writes', async () => {
  const [primary, other] = [await startRedis(), await startRedis()];
  const line = await startTcpProxy(primary.port);
  started.push(line);
  // The uptime of a node is in whole seconds.
  await wait(2_500);
  const store = connect(`redis://127.0.0.1:${line.port}`);
  await store.waitUntilReady(5_000);
  expect(store.remembers(60_000)).toBe(true);
  await primary.kill();
  line.moveTo(other.port);
  await expect.poll(() => store.available, { timeout: 10_000 }).toBe(false);
  await expect.poll(() => store.available, { timeout: 10_000 }).toBe(true);
  expect(store.remembers(60_000)).toBe(false);
});

test('an unavailable Redis at the start is logged once', async () => {
  const logged: string[] = [];
  const note = (details: object | string, message = details) => logged.push(String(message));
  connect(`redis://127.0.0.1:${await freePort()}`, {
    debug: () => undefined,
    info: note,
    warn: note,
    error: note,
  });
  await wait(1_500);
  expect(logged).toEqual(['redis unavailable: reading from local state, writes are rejected']);
});
