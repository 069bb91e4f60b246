import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestRedis, type TestRedis } from '../../testing/redis.ts';
import { startTcpProxy, type TcpProxy } from '../../testing/tcp-proxy.ts';
import { createLogger } from '../logger.ts';
import { SharedStore } from './shared-store.ts';

let nodes: readonly [TestRedis, TestRedis];
let line: TcpProxy;

beforeAll(async () => {
  nodes = await Promise.all([startTestRedis(), startTestRedis()]);
  line = await startTcpProxy(nodes[0].port);
  // The uptime of a node is in whole seconds.
  await wait(2_500);
});
afterAll(async () => {
  await line.close();
  await Promise.all(nodes.map((node) => node.close()));
});

test('a failover to an older node invalidates earlier writes', async () => {
  const url = `redis://127.0.0.1:${line.port}`;
  const store = new SharedStore([url], 'kontor:failover', createLogger('silent'), 500);
  try {
    await store.waitUntilReady(5_000);
    expect(store.remembers(60_000)).toBe(true);
    await nodes[0].kill();
    line.moveTo(nodes[1].port);
    await expect.poll(() => store.available, { timeout: 10_000 }).toBe(false);
    await expect.poll(() => store.available, { timeout: 10_000 }).toBe(true);
    expect(store.remembers(60_000)).toBe(false);
  } finally {
    await store.close();
  }
});
