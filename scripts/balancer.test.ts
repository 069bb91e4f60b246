import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIVE_TIMES } from '../gateway/http/graphql/live/event-streams.ts';
import type { ChildGateway } from '../gateway/testing/child-gateway.ts';
import { EventStream } from '../gateway/testing/event-stream.ts';
import { freePort } from '../gateway/testing/free-port.ts';
import { startGatewayProcess } from '../gateway/testing/gateway-process.ts';
import { addToCart, identify, placeOrder, productIds } from '../gateway/testing/guest.ts';
import { startTestRedis, type TestRedis } from '../gateway/testing/redis.ts';
import { Shopper, textAt } from '../gateway/testing/shopper.ts';
import { startTcpProxy, type TcpProxy } from '../gateway/testing/tcp-proxy.ts';
import { type Sandbox, startSandbox } from '../sandbox/sandbox.ts';

let sandbox: Sandbox;
let redis: TestRedis;
let shopware: TcpProxy;
let gateways: ChildGateway[];
let balancer: ChildProcess;
let url: string;

beforeAll(async () => {
  [sandbox, redis] = await Promise.all([startSandbox({ port: 0 }), startTestRedis()]);
  shopware = await startTcpProxy(Number(new URL(sandbox.url).port));
  gateways = await Promise.all([startGateway(), startGateway()]);
  const front = await freePort();
  url = `http://127.0.0.1:${front}`;
  balancer = await startBalancer(front);
});
afterAll(async () => {
  balancer.kill();
  await Promise.all(gateways.map((gateway) => gateway.kill()));
  await shopware.close();
  await sandbox.close();
  await redis.close();
});

const startGateway = () =>
  startGatewayProcess(`http://127.0.0.1:${shopware.port}`, {
    SHOPWARE_ADMIN_CLIENT_ID: 'SWIAKONTORSANDBOXDEMOSHOP0',
    SHOPWARE_ADMIN_CLIENT_SECRET: 'sandbox-secret',
    REDIS_URL: redis.url,
    TRUST_PROXY: '1',
    UPSTREAM_TIMEOUT_MS: '1500',
    SHUTDOWN_DELAY_MS: '6000',
  });

/** The shipped load balancer with local addresses. */
async function startBalancer(front: number): Promise<ChildProcess> {
  const ports = gateways.map((gateway) => new URL(gateway.url).port);
  const shipped = readFileSync('deploy/haproxy.cfg', 'utf8');
  const here = shipped
    .replace('bind :8080', `bind 127.0.0.1:${front}`)
    .replace('gateway-1:3000', `127.0.0.1:${ports[0]}`)
    .replace('gateway-2:3000', `127.0.0.1:${ports[1]}`);
  const file = join(mkdtempSync(join(tmpdir(), 'balancer-')), 'haproxy.cfg');
  writeFileSync(file, here);
  const started = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  started.stderr?.on('data', (chunk: Buffer) => {
    output += chunk.toString('utf8');
  });
  const listens = async () => (await fetch(url).catch(() => null))?.status;
  for (let tries = 0; tries < 200; tries++) {
    if (started.exitCode !== null) throw new Error(output);
    if ((await listens()) === 200) return started;
    await wait(50);
  }
  throw new Error(`the balancer does not answer: ${output}`);
}

test('streams send heartbeats more often than the balancer expects', async () => {
  const [, seconds] = /timeout server (\d+)s/.exec(readFileSync('deploy/haproxy.cfg', 'utf8')) ?? [];
  expect(Number(seconds) * 1_000).toBeGreaterThan(2 * LIVE_TIMES.beatMs);
});

test('a stream through the balancer delivers changes of another gateway', async () => {
  const shopper = new Shopper(url);
  const [product = ''] = await productIds(shopper);
  await addToCart(shopper, product);
  const stream = await EventStream.open(url, shopper, 'subscription { cartChanged { totalQuantity } }');
  const cartOf = (totalQuantity: number) => ({
    event: 'next',
    data: { data: { cartChanged: { totalQuantity } } },
  });
  expect(await stream.next()).toEqual(cartOf(1));
  for (const [index, gateway] of gateways.entries()) {
    await addToCart(shopper.movedTo(gateway.url), product);
    expect(await stream.next()).toEqual(cartOf(index + 2));
  }
  stream.leave();
});

const status = async (path: string) => (await fetch(url + path)).status;
const ready = async (gateway: ChildGateway | undefined): Promise<unknown> =>
  (await fetch(`${gateway?.url}/health/ready`)).json();
const QUERY = `/graphql?query=${encodeURIComponent('{ languages { locale } }')}`;

describe('behind the shipped load balancer', () => {
  test('internal paths are blocked', async () => {
    const paths = [
      '/metrics',
      '/health/ready',
      '/cache/purge',
      '/webhook/shopware',
      '/%6detrics',
      '/health%2Fready',
    ];
    expect(await Promise.all(paths.map(status))).toEqual(paths.map(() => 404));
  });

  test('the request id of a client is replaced', async () => {
    const answer = await fetch(`${url}${QUERY}`, { headers: { 'x-request-id': 'chosen-by-the-client' } });
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('six parallel clicks on both gateways make one order', async () => {
    const shopper = new Shopper(url);
    const [product = ''] = await productIds(shopper);
    await addToCart(shopper, product);
    await identify(shopper);
    const hash = textAt(await shopper.ask('{ cart { hash } }'), 'cart', 'hash');
    const before = sandbox.controls.stored().orders;
    const clicks = Array.from({ length: 6 }, () => placeOrder(shopper, 'clicked-six-times', hash));
    const numbers = (await Promise.all(clicks)).map((payload) => textAt(payload, 'order', 'number'));
    expect(new Set(numbers).size).toBe(1);
    expect(sandbox.controls.stored().orders - before).toBe(1);
  });

  test('the shop can be browsed while Shopware is away', async () => {
    for (let times = 0; times < 4; times++) expect(await status('/kochen/')).toBe(200);
    await shopware.set('down');
    // Longer than the balancer's health check.
    const end = Date.now() + 6_000;
    while (Date.now() < end) {
      expect([await status('/kochen/'), await status('/'), await status(QUERY)]).toEqual([200, 200, 200]);
      await wait(200);
    }
    expect(await status('/schneiden/')).toBe(502);
    await expect.poll(() => ready(gateways[0]), { timeout: 30_000 }).toMatchObject({ status: 'ok' });
    expect(JSON.stringify(await Promise.all(gateways.map(ready)))).toContain('"shopware"');
    await shopware.set(null);
  }, 30_000);

  test('a gateway loses no request during shutdown', async () => {
    const [leaving] = gateways;
    if (leaving === undefined) throw new Error('there is no gateway');
    let asking = true;
    const failed: unknown[] = [];
    const visitors = Array.from({ length: 4 }, async () => {
      while (asking) {
        const answer = await fetch(`${url}/kochen/`).catch((error: unknown) => ({ status: String(error) }));
        if (answer.status !== 200) failed.push(answer.status);
        if (answer instanceof Response) await answer.arrayBuffer();
        await wait(10);
      }
    });
    const ended = leaving.stop();
    await expect
      .poll(() => ready(leaving))
      .toMatchObject({ status: 'unavailable', missing: ['shutting down'] });
    expect((await fetch(`${leaving.url}/kochen/`)).status).toBe(200);
    expect(await ended).toBe(0);
    await wait(1_000);
    asking = false;
    await Promise.all(visitors);
    expect(failed).toEqual([]);
    gateways.splice(0, 1);
  });
});
