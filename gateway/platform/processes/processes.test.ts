import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Sandbox, startSandbox } from '../../../sandbox/sandbox.ts';
import { startGatewayProcess } from '../../testing/gateway-process.ts';
import { addToCart, buyableProduct, identify, placeOrder } from '../../testing/guest.ts';
import type { OwnProcess } from '../../testing/own-process.ts';
import { startTestRedis, type TestRedis } from '../../testing/redis.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';
import { slowSearches } from '../../testing/slow-search.ts';
import { startUpstreamProxy, type UpstreamProxy } from '../../testing/upstream-proxy.ts';

let redis: TestRedis;
let sandbox: Sandbox;
let upstream: UpstreamProxy;
let gateway: OwnProcess;
let product: string;

const start = () =>
  startGatewayProcess(upstream.url, { REDIS_URL: redis.url, PROCESSES: '2', LOG_LEVEL: 'info' });

beforeAll(async () => {
  [redis, sandbox] = await Promise.all([startTestRedis(), startSandbox({ port: 0 })]);
  upstream = await startUpstreamProxy(sandbox.url);
  gateway = await start();
  await bothServe(gateway);
  product = await buyableProduct(new Shopper(gateway.url));
});
afterAll(async () => {
  await gateway.kill();
  await upstream.close();
  await sandbox.close();
  await redis.close();
});

/** Ids of the processes that a gateway runs. */
function childrenOf({ pid }: OwnProcess): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number);
}

const metricsOf = async ({ url }: OwnProcess): Promise<string> => (await fetch(`${url}/metrics`)).text();

/** GraphQL requests that each process has answered, by its number. */
async function answered(one: OwnProcess): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const line = /^kontor_http_request_duration_seconds_count\{(.*route="\/graphql".*)\} (\d+)$/gm;
  for (const [, labels = '', count] of (await metricsOf(one)).matchAll(line)) {
    const number = /process="(\d+)"/.exec(labels)?.[1] ?? '';
    counts[number] = (counts[number] ?? 0) + Number(count);
  }
  return counts;
}

/** Waits until as many as were asked for are there, each of which tells its metrics. */
async function bothServe(one: OwnProcess): Promise<void> {
  const numbers = async () =>
    new Set(
      [...(await metricsOf(one)).matchAll(/^process_resident_memory_bytes\{process="(\d)"\}/gm)].map(
        ([, number]) => number,
      ),
    );
  await vi.waitFor(async () => expect(await numbers()).toEqual(new Set(['1', '2'])), { timeout: 30_000 });
}

test('parallel adds of one session are all in the cart, whichever process answers each', async () => {
  const before = await answered(gateway);
  // A process that the machine does not let run is handed no connection meanwhile: then another twenty.
  for (let left = 10, shared = false; !shared; left--) {
    const shopper = new Shopper(gateway.url);
    await addToCart(shopper, product);
    await Promise.all(Array.from({ length: 20 }, () => addToCart(shopper, product)));
    expect(at(await shopper.ask('{ cart { count } }'), 'cart', 'count')).toBe(21);
    const after = await answered(gateway);
    shared = ['1', '2'].every((number) => (after[number] ?? 0) > (before[number] ?? 0));
    expect(left, 'rounds left').toBeGreaterThan(0);
  }
});

test('an order that is sent ten times at once is one, whichever process has it first', async () => {
  const shopper = new Shopper(gateway.url);
  await addToCart(shopper, product);
  await identify(shopper);
  const hash = textAt(await shopper.ask('{ cart { hash } }'), 'cart', 'hash');
  const before = sandbox.controls.stored().orders;
  const payloads = await Promise.all(
    Array.from({ length: 10 }, () => placeOrder(shopper, 'ten-times', hash)),
  );
  expect(new Set(payloads.map((payload) => textAt(payload, 'order', 'number'))).size).toBe(1);
  expect(sandbox.controls.stored().orders - before).toBe(1);
});

test('a scrape tells of both, each line once and with its process', async () => {
  const text = await metricsOf(gateway);
  expect(text.match(/^# TYPE kontor_build_info /gm)).toHaveLength(1);
  expect(text.match(/^kontor_build_info\{/gm)).toHaveLength(2);
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  expect(lines.filter((line) => !/[{,]process="[12]"/.test(line))).toEqual([]);
  const names = lines.map((line) => line.replace(/ [^ ]+$/, ''));
  expect(new Set(names).size).toBe(names.length);
});

test('a process that is killed comes back, and the shop is answered meanwhile', async () => {
  const [doomed = 0, ...others] = childrenOf(gateway);
  expect(others).toHaveLength(1);
  process.kill(doomed, 'SIGKILL');
  await expect.poll(() => childrenOf(gateway).includes(doomed)).toBe(false);
  expect((await fetch(`${gateway.url}/health/ready`)).status).toBe(200);
  await expect.poll(() => childrenOf(gateway).length, { timeout: 30_000 }).toBe(2);
  await bothServe(gateway);
  expect(gateway.output()).toContain('process died and is started again');
});

test('each line of the log says which process wrote it', () => {
  const lines = gateway
    .output()
    .split('\n')
    .filter((line) => line.includes('"msg":"request"'));
  const numbers = lines.map((line) => /"process":(\d)/.exec(line)?.[1]);
  expect(new Set(numbers)).toEqual(new Set(['1', '2']));
});

test('on SIGTERM both answer what is under way, and all end by themselves', async () => {
  const doomed = await start();
  await bothServe(doomed);
  const asked = slowSearches(upstream);
  const answers = Array.from({ length: 20 }, (_, number) =>
    new Shopper(doomed.url).ask(`{ search(term: "slow ${number}") { pageInfo { total } } }`),
  );
  await expect.poll(asked, { timeout: 30_000 }).toBe(20);
  const children = childrenOf(doomed);
  const exit = await doomed.stop();
  expect(exit, doomed.output().slice(-1500)).toBe(0);
  for (const answer of await Promise.all(answers)) expect(at(answer, 'search', 'pageInfo', 'total')).toBe(7);
  upstream.fault = null;
  for (const pid of children) expect(() => process.kill(pid, 0)).toThrow();
});

test('several processes without Redis do not start, and say why', async () => {
  await expect(startGatewayProcess(upstream.url, { PROCESSES: '2' })).rejects.toThrow('need REDIS_URL');
});

test('a shop that cannot start at all ends, and is not tried for ever', async () => {
  const environment = { PROCESSES: '2', REDIS_URL: redis.url, PORT: new URL(gateway.url).port };
  await expect(startGatewayProcess(upstream.url, environment)).rejects.toThrow('is taken by another program');
});
