import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestRedis, type TestRedis } from '../../testing/redis.ts';
import { createLogger } from '../logger.ts';
import { SharedStore } from './shared-store.ts';

/** Longer than Redis may take to answer. */
const BUSY_MS = 800;

let redis: TestRedis;
let store: SharedStore;

beforeAll(async () => {
  redis = await startTestRedis();
  store = new SharedStore([redis.url], 'kontor:busy', createLogger('silent'), 500);
  await store.waitUntilReady(5_000);
});
afterAll(async () => {
  await store.close();
  await redis.close();
});

test('a busy gateway does not take a responding Redis for unavailable', async () => {
  const written = store.call('SET', 'key', 'value');
  await turn();
  const until = performance.now() + BUSY_MS;
  while (performance.now() < until);
  expect(String(await written)).toBe('OK');
  expect(store.available).toBe(true);
});
