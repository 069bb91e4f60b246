import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestRedis, type TestRedis } from '../../testing/redis.ts';
import { createLogger } from '../logger.ts';
import { SharedStore } from '../redis/shared-store.ts';
import { redisSessionLock } from './redis.ts';
import type { SessionLock } from './session-lock.ts';

const OPTIONS = { prefix: 'kontor:test', log: createLogger('silent'), timeoutMs: 2_000, graceMs: 500 };

let redis: TestRedis;
let stores: SharedStore[] = [];
let locks: SessionLock[] = [];

beforeAll(async () => {
  redis = await startTestRedis();
});
beforeEach(async () => {
  await Promise.all(stores.map((store) => store.close()));
  stores = [0, 1, 2].map(() => new SharedStore([redis.url], OPTIONS));
  await Promise.all(stores.map((store) => store.waitUntilReady(5_000)));
  locks = stores.map((store) => redisSessionLock(store));
});
afterAll(async () => {
  await Promise.all(stores.map((store) => store.close()));
  await redis.close();
});

const lock = (index: number): SessionLock => {
  const found = locks[index];
  if (!found) throw new Error('no such gateway');
  return found;
};

describe('session calls', () => {
  test('run in sequence across gateways', async () => {
    let running = 0;
    let most = 0;
    let done = 0;
    const work = async () => {
      most = Math.max(most, ++running);
      await wait(1);
      running--;
      done++;
    };
    await Promise.all(Array.from({ length: 150 }, (_, index) => lock(index % 3).run('session', work)));
    expect({ most, done }).toEqual({ most: 1, done: 150 });
  });

  test('run in the order of their requests', async () => {
    const order: number[] = [];
    const holding = lock(0).run('in-order', () => wait(200));
    await wait(30);
    const later = [];
    for (const index of [1, 2]) {
      later.push(lock(index).run('in-order', async () => void order.push(index)));
      await wait(30);
    }
    later.push(lock(0).run('in-order', async () => void order.push(0)));
    await Promise.all([holding, ...later]);
    expect(order).toEqual([1, 2, 0]);
  });

  test('of different sessions run in parallel', async () => {
    const held = Promise.withResolvers<void>();
    const slow = lock(0).run('slow', () => held.promise);
    expect(await lock(1).run('quick', async () => 'done')).toBe('done');
    held.resolve();
    await slow;
  });

  test('that fail release the lock', async () => {
    await expect(lock(0).run('fails', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await lock(1).run('fails', async () => 'next')).toBe('next');
  });

  test('continue a few seconds after the gateway with the lock was killed', async () => {
    const held = Promise.withResolvers<void>();
    void lock(0).run('orphan', () => {
      held.resolve();
      return new Promise(() => undefined);
    });
    await held.promise;
    // A closed connection ends all renewals, like a killed process.
    await stores[0]?.close();
    const started = Date.now();
    expect(await lock(1).run('orphan', async () => 'taken over')).toBe('taken over');
    expect(Date.now() - started).toBeGreaterThan(3_000);
  });

  test('run in sequence within a gateway during a Redis outage', async () => {
    await redis.kill();
    let running = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++running);
      await wait(1);
      running--;
    };
    await Promise.all(Array.from({ length: 20 }, () => lock(0).run('alone', work)));
    expect(most).toBe(1);
    await redis.again();
    await expect.poll(() => stores[1]?.available, { timeout: 30_000 }).toBe(true);
    expect(await lock(1).run('back', async () => 'back')).toBe('back');
  });

  test('wait after Redis was emptied, and are not rejected', async () => {
    await redis.kill();
    await expect.poll(() => stores[0]?.available, { timeout: 30_000 }).toBe(false);
    await redis.again();
    await expect.poll(() => stores[0]?.available, { timeout: 30_000 }).toBe(true);
    const startedAt = performance.now();
    const sent = await lock(0).run('emptied', async (hold) => {
      await hold.secure(1_500);
      return 'sent';
    });
    expect(sent).toBe('sent');
    // Another gateway's call, begun before Redis went, may still be under way so long.
    expect(performance.now() - startedAt).toBeGreaterThan(1_000);
  });
});
