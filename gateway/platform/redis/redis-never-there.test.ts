import { afterEach, expect, test } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { startTestRedis, type TestRedis } from '../../testing/redis.ts';
import { SharedStore } from './shared-store.ts';

const AWAY = 'redis unavailable: reading from local state, writes are rejected';

const logged: string[] = [];
const note = (details: object | string, message = details) => logged.push(String(message));
const log = { debug: () => undefined, info: note, warn: note, error: note };

let redis: TestRedis | undefined;
let store: SharedStore | undefined;
afterEach(async () => {
  await store?.close();
  await redis?.close();
  logged.length = 0;
});

test('an unavailable Redis at the start is logged once', async () => {
  store = new SharedStore([`redis://127.0.0.1:${await freePort()}`], 'shop', log, 500);
  await expect.poll(() => logged).toEqual([AWAY]);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(logged).toEqual([AWAY]);
});

test('an available one logs only that', async () => {
  redis = await startTestRedis();
  store = new SharedStore([redis.url], 'shop', log, 500);
  await expect.poll(() => logged).toEqual(['redis connected']);
});
