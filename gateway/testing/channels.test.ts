import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../sandbox/sandbox.ts';
import { startNode, stop, untilReady } from '../../scripts/process.ts';
import { freePort } from './free-port.ts';
import { type Replica, startReplica } from './gateway.ts';
import { addToCart, buyableProduct } from './guest.ts';
import { WEBHOOK_SECRET } from './purge.ts';
import { type RawOptions, rawRequest } from './raw-request.ts';
import { startTestRedis, type TestRedis } from './redis.ts';
import { at, Shopper } from './shopper.ts';
import { tinyBundle } from './tiny-bundle.ts';
import { startUpstreamProxy, type UpstreamProxy } from './upstream-proxy.ts';

/** Both shops have one access key and one session secret, so that only their names separate them. */
const KONTOR = 'kontor.example';
const PLAIN = 'plain.example';
const BEARER = { authorization: `Bearer ${WEBHOOK_SECRET}`, 'content-type': 'application/json' };
const CART = '{ cart { totalQuantity } }';

let kontor: Sandbox;
let plain: ReturnType<typeof startNode>;
let upstreams: Record<'kontor' | 'plain', UpstreamProxy>;
let gateway: Replica;

beforeAll(async () => {
  const port = String(await freePort());
  plain = startNode('sandbox/main.ts', { DEMO_SHOP: 'plain', SANDBOX_PORT: port }, { output: 'ignore' });
  kontor = await startSandbox({ port: 0 });
  const plainUrl = `http://127.0.0.1:${port}`;
  await untilReady(plainUrl, plain, '/_sandbox/mails');
  upstreams = { kontor: await startUpstreamProxy(kontor.url), plain: await startUpstreamProxy(plainUrl) };
  gateway = await start();
});
beforeEach(() => {
  for (const upstream of Object.values(upstreams)) upstream.calls.length = 0;
});
afterAll(async () => {
  await gateway.close();
  await Promise.all(Object.values(upstreams).map((upstream) => upstream.close()));
  await kontor.close();
  await stop(plain);
});

/** Environment of a gateway with both shops. */
function environment(changes: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  const file = join(mkdtempSync(join(tmpdir(), 'channels-')), 'channels.json');
  const channels = {
    kontor: {
      PUBLIC_URL: `http://${KONTOR}`,
      SHOPWARE_ENDPOINT: upstreams.kontor.url,
      hosts: ['kontor.internal'],
      THEME_OVERRIDES: { corners: 'round' },
      ...changes,
    },
    plain: { PUBLIC_URL: `http://${PLAIN}`, SHOPWARE_ENDPOINT: upstreams.plain.url },
  };
  writeFileSync(file, JSON.stringify({ channels }));
  return { KONTOR_CHANNELS: file, WEBHOOK_SECRET };
}

const start = (
  changes?: Readonly<Record<string, string>>,
  process: Readonly<Record<string, string>> = {},
): Promise<Replica> =>
  startReplica(
    { upstream: upstreams.kontor },
    { ...environment(changes), ...process },
    { bundle: tinyBundle() },
  );

const get = (host: string, path: string, url = gateway.url, options: RawOptions = {}) =>
  rawRequest(url, path, { ...options, headers: { host, ...options.headers } });
const purge = (host: string, url = gateway.url) =>
  get(host, '/cache/purge', url, { method: 'POST', headers: BEARER, body: '{"tags":["*"]}' });
const shopper = (host: string, url = gateway.url) => new Shopper(url, { host });

describe('one process with two shops', () => {
  test('selects the shop by host, without case, port and final dot', async () => {
    const { body } = await get(KONTOR, '/');
    expect(body).toContain('CategoryPage');
    for (const host of ['Kontor.Example:3000', 'kontor.internal.'])
      expect((await get(host, '/')).body).toBe(body);
    const other = (await get(PLAIN, '/')).body;
    expect(other).toContain('CategoryPage');
    expect(other).not.toBe(body);
  });

  test('returns 421 for other hosts, whatever the client claims', async () => {
    const forwarded = { 'x-forwarded-host': PLAIN, forwarded: `host=${PLAIN}` };
    for (const host of ['other.example', '127.0.0.1', `${PLAIN}.other.example`, ''])
      expect([host, (await get(host, '/', gateway.url, { headers: forwarded })).status]).toEqual([host, 421]);
    const { body } = await get(KONTOR, '/', gateway.url, { headers: forwarded });
    expect(body).toBe((await get(KONTOR, '/')).body);
  });

  test('caches the same path for each shop', async () => {
    const first = [await get(KONTOR, '/'), await get(PLAIN, '/')];
    upstreams.kontor.calls.length = 0;
    upstreams.plain.calls.length = 0;
    const again = [await get(PLAIN, '/'), await get(KONTOR, '/')];
    expect(again.map(({ body }) => body)).toEqual(first.map(({ body }) => body).toReversed());
    expect(again[0]?.body).not.toBe(again[1]?.body);
    expect([...upstreams.kontor.calls, ...upstreams.plain.calls]).toEqual([]);
  });

  test('does not accept the session of another shop, as cookie or bearer token', async () => {
    const buyer = shopper(KONTOR);
    await addToCart(buyer, await buyableProduct(buyer));
    expect(await buyer.ask(CART)).toEqual({ cart: { totalQuantity: 1 } });
    const token = buyer.cookies.get('sw-context-token') ?? '';
    const bearer = { authorization: `Bearer ${token}` };
    expect(await shopper(KONTOR).sending(bearer).ask(CART)).toEqual({ cart: { totalQuantity: 1 } });
    const used = new Set(upstreams.kontor.calls.map(({ headers }) => headers['sw-context-token']));
    for (const thief of [buyer.sending({ host: PLAIN }), shopper(PLAIN).sending(bearer)])
      expect(at(await thief.send(CART), 'data', 'cart', 'totalQuantity')).not.toBe(1);
    const leaked = upstreams.plain.calls.filter(
      ({ headers }) => headers['sw-context-token'] && used.has(headers['sw-context-token']),
    );
    expect(used.size).toBeGreaterThan(0);
    expect(leaked).toEqual([]);
  });

  test('has a sitemap, robots.txt and theme per shop', async () => {
    for (const [host, other] of [
      [KONTOR, PLAIN],
      [PLAIN, KONTOR],
    ] as const) {
      const { body } = await get(host, '/sitemap.xml');
      const [, part = ''] = /<loc>http:\/\/[^/]+(\/[^<]+)/.exec(body) ?? [];
      for (const path of ['/robots.txt', '/sitemap.xml', part]) {
        const text = (await get(host, path)).body;
        expect(text).toContain(`http://${host}/`);
        expect(text).not.toContain(other);
      }
    }
    const themes = [KONTOR, PLAIN].map((host) => shopper(host).ask('{ shop { theme } }'));
    expect((await Promise.all(themes)).map((answer) => at(answer, 'shop', 'theme', 'corners'))).toEqual([
      'ROUND',
      undefined,
    ]);
  });

  test('purges one shop and leaves the other cached', async () => {
    await get(PLAIN, '/');
    upstreams.plain.calls.length = 0;
    expect(JSON.parse((await purge(KONTOR)).body)).toMatchObject({ everywhere: true });
    await get(KONTOR, '/');
    await get(PLAIN, '/');
    expect(upstreams.kontor.calls.length).toBeGreaterThan(0);
    expect(upstreams.plain.calls).toEqual([]);
    await get(PLAIN, `/webhook/shopware/${WEBHOOK_SECRET}`, gateway.url, {
      method: 'POST',
      headers: BEARER,
      body: JSON.stringify({
        data: { payload: [{ entity: 'sales_channel', operation: 'update', primaryKey: 'a'.repeat(32) }] },
      }),
    });
    upstreams.kontor.calls.length = 0;
    await get(KONTOR, '/');
    await get(PLAIN, '/');
    expect(upstreams.kontor.calls).toEqual([]);
    expect(upstreams.plain.calls.length).toBeGreaterThan(0);
  });

  test('reports metrics with the channel as label, and those of the process once', async () => {
    const { body } = await get('127.0.0.1', '/metrics');
    for (const channel of ['kontor', 'plain'])
      expect(body).toMatch(
        new RegExp(`kontor_http_request_duration_seconds_count\\{.*channel="${channel}"\\} [1-9]`),
      );
    expect(body.match(/^kontor_(?!\w*\{.*channel=")/gm)).toBeNull();
    expect(body.match(/^process_start_time_seconds \d/gm)).toHaveLength(1);
    expect((await get('127.0.0.1', '/metrics/fields')).body).toMatch(/field=.*channel="kontor"/);
  });
});

describe('one shop that fails', () => {
  const ready = async (url = gateway.url) => {
    const { status, body } = await get('10.0.0.1', '/health/ready', url);
    return { status, body: JSON.parse(body) as unknown };
  };

  test('in maintenance leaves the other open', async () => {
    kontor.controls.set({ maintenance: true });
    await purge(KONTOR);
    expect((await get(KONTOR, '/')).status).toBe(503);
    expect((await get(PLAIN, '/')).status).toBe(200);
    expect((await ready()).status).toBe(200);
    kontor.controls.set({ maintenance: false });
    await expect.poll(async () => (await get(KONTOR, '/')).status, { timeout: 10_000 }).toBe(200);
  });

  test('because of a Shopware that does not answer leaves the other ready', async () => {
    upstreams.kontor.fault = () => true;
    const other = await start({ UPSTREAM_TIMEOUT_MS: '5000' });
    await expect.poll(async () => (await get(PLAIN, '/', other.url)).status).toBe(200);
    const startedAt = Date.now();
    expect(await ready(other.url)).toMatchObject({
      status: 200,
      body: {
        status: 'ok',
        channels: { kontor: { status: 'unavailable', missing: ['shopware'] }, plain: { status: 'ok' } },
      },
    });
    expect(Date.now() - startedAt).toBeLessThan(3_000);
    upstreams.kontor.fault = null;
    await other.close();
  });
});

describe('two gateways with one Redis', () => {
  let redis: TestRedis;
  let gateways: Replica[];

  beforeAll(async () => {
    redis = await startTestRedis();
    gateways = await Promise.all([1, 2].map(() => start({}, { REDIS_URL: redis.url })));
  });
  afterAll(async () => {
    await Promise.all(gateways.map((one) => one.close()));
    await redis.close();
  });

  const [first, second] = [0, 1].map((index) => () => gateways[index]?.url ?? '');

  test('share the sessions of a shop, which the other shop does not accept', async () => {
    const buyer = shopper(KONTOR, first?.());
    await addToCart(buyer, await buyableProduct(buyer));
    const moved = buyer.movedTo(second?.() ?? '');
    expect(await moved.ask(CART)).toEqual({ cart: { totalQuantity: 1 } });
    expect(at(await moved.sending({ host: PLAIN }).send(CART), 'data', 'cart', 'totalQuantity')).not.toBe(1);
  });

  test('purge a shop everywhere and leave the other cached', async () => {
    const load = async (host: string) => [
      (await get(host, '/', first?.())).body,
      (await get(host, '/', second?.())).body,
    ];
    const before = { kontor: await load(KONTOR), plain: await load(PLAIN) };
    await expect
      .poll(async () => at(JSON.parse((await purge(KONTOR, first?.())).body), 'everywhere'))
      .toBe(true);
    for (const upstream of Object.values(upstreams)) upstream.calls.length = 0;
    expect(await load(PLAIN)).toEqual(before.plain);
    expect(upstreams.plain.calls).toEqual([]);
    expect(await load(KONTOR)).toEqual(before.kontor);
    expect(upstreams.kontor.calls.length).toBeGreaterThan(0);
  });
});
