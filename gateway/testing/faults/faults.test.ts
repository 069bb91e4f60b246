import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Sandbox, startSandbox } from '../../../sandbox/sandbox.ts';
import { type Replica, startReplica } from '../gateway.ts';
import { productIds } from '../guest.ts';
import { purge, purgeEverywhere, WEBHOOK_SECRET } from '../purge.ts';
import { startTestRedis, type TestRedis } from '../redis.ts';
import { at, Shopper, textAt } from '../shopper.ts';
import { startTcpProxy, type TcpFault, type TcpProxy } from '../tcp-proxy.ts';
import { tinyBundle } from '../tiny-bundle.ts';

const JPEG = Buffer.concat([Buffer.from('ffd8ffe000104a46', 'hex'), Buffer.alloc(600, 0xa7)]);
/** Milliseconds after which everything works again by itself. */
const RECOVERY_MS = 30_000;
/** Milliseconds that a call to Shopware may take here: long enough for a busy machine, and waited for by what hangs. */
const UPSTREAM_TIMEOUT_MS = 4_000;

vi.setConfig({ testTimeout: 120_000 });

/** Upstreams of a gateway. */
type Behind = 'Store API' | 'Admin API' | 'Redis';

/** Response to a shopper during a fault. */
interface Shown {
  /** A public query that is not cached. */
  readonly read: string;
  /** A change of a cart or, for the Admin API, an upload. */
  readonly write: string;
  /** A page that is not cached. */
  readonly page: string;
}

const FINE: Shown = { read: 'the data', write: 'done', page: '200' };
const BROKEN: Shown = { read: 'UPSTREAM_UNAVAILABLE', write: 'UPSTREAM_UNAVAILABLE', page: '502' };
const SILENT: Shown = { read: 'UPSTREAM_TIMEOUT', write: 'UPSTREAM_TIMEOUT', page: '408' };
const NO_FILES: Shown = { ...FINE, write: 'UPLOAD_FAILED' };
/** Writes need the shared lock; without it nothing is sent. */
const READ_ONLY: Shown = { ...FINE, write: 'NOT_SENT_RETRY' };

/** Every network fault of every upstream with the response to the shopper. Cached pages remain available. */
const FAULTS: readonly (readonly [Behind, TcpFault, Shown])[] = [
  ['Store API', 'slices', FINE],
  ['Store API', 'down', BROKEN],
  ['Store API', 'reset', BROKEN],
  ['Store API', 'truncated', BROKEN],
  ['Store API', 'timeout', SILENT],
  ['Admin API', 'slices', FINE],
  ['Admin API', 'down', NO_FILES],
  ['Admin API', 'reset', NO_FILES],
  ['Admin API', 'truncated', NO_FILES],
  ['Admin API', 'timeout', NO_FILES],
  ['Redis', 'slices', FINE],
  ['Redis', 'down', READ_ONLY],
  ['Redis', 'reset', READ_ONLY],
  ['Redis', 'truncated', READ_ONLY],
  ['Redis', 'timeout', READ_ONLY],
];

let sandbox: Sandbox;
let redis: TestRedis;
let proxies: Record<Behind, TcpProxy>;
let products: string[];

beforeAll(async () => {
  [sandbox, redis] = await Promise.all([startSandbox({ port: 0 }), startTestRedis()]);
  sandbox.controls.set({ rateLimits: false });
  const shopware = Number(new URL(sandbox.url).port);
  proxies = {
    'Store API': await startTcpProxy(shopware),
    'Admin API': await startTcpProxy(shopware),
    Redis: await startTcpProxy(redis.port),
  };
  const gateway = await start();
  // The first answer of a busy machine can take longer than the timeout.
  products = await vi.waitFor(() => productIds(new Shopper(gateway.url)), { timeout: 60_000, interval: 500 });
  await gateway.close();
});
afterAll(async () => {
  await Promise.all(Object.values(proxies).map((proxy) => proxy.close()));
  await sandbox.close();
  await redis.close();
});

const local = (proxy: TcpProxy, scheme = 'http') => `${scheme}://127.0.0.1:${proxy.port}`;

function start(): Promise<Replica> {
  const environment = {
    SHOPWARE_ADMIN_ENDPOINT: local(proxies['Admin API']),
    REDIS_URL: local(proxies.Redis, 'redis'),
    WEBHOOK_SECRET,
    UPSTREAM_TIMEOUT_MS: String(UPSTREAM_TIMEOUT_MS),
  };
  return startReplica({ upstream: { url: local(proxies['Store API']) } }, environment, {
    bundle: tinyBundle(),
  });
}

/** A client that adds one product repeatedly with the same key. */
class Buyer {
  readonly shopper: Shopper;
  readonly product: string;

  constructor(url: string, product: string) {
    this.shopper = new Shopper(url);
    this.product = product;
  }

  async add(idempotencyKey: string): Promise<string> {
    const { data, errors } = await this.shopper.send(
      `mutation ($input: AddToCartInput!) { addToCart(input: $input) { cart { totalQuantity } userErrors { code } } }`,
      { input: { items: [{ productId: this.product }], idempotencyKey } },
    );
    if (errors !== undefined) return textAt(errors, 0, 'extensions', 'code');
    return String(at(data, 'addToCart', 'userErrors', 0, 'code') ?? 'done');
  }

  async count(): Promise<unknown> {
    return at(await this.shopper.ask('{ cart { totalQuantity } }'), 'cart', 'totalQuantity');
  }
}

async function read(url: string, product: string): Promise<string> {
  const query = 'query ($id: ID!) { product(id: $id) { name } translations { key } }';
  const { data, errors } = await new Shopper(url).send(query, { id: product });
  if (errors !== undefined) return textAt(errors, 0, 'extensions', 'code');
  return typeof at(data, 'product', 'name') === 'string' ? 'the data' : 'nothing';
}

async function page(url: string, path: string): Promise<string> {
  return String((await fetch(url + path)).status);
}

async function upload(url: string): Promise<string> {
  const headers = { 'content-type': 'image/jpeg', 'x-file-name': 'schaden.jpg' };
  const answer = await fetch(`${url}/upload`, { method: 'POST', headers, body: JPEG });
  const body: unknown = await answer.json();
  return answer.status === 201 ? 'done' : textAt(body, 'code');
}

/** Purges all caches; repeated if a busy Redis did not confirm it. */
async function forget(url: string, behind: Behind): Promise<void> {
  const tags = ['product', 'category', 'listing', 'path', 'page', 'query', 'translation'];
  if (behind === 'Redis') await purge(url, tags);
  else await purgeEverywhere(url, tags);
}

const sent = () => sandbox.controls.countRequests('/checkout/cart/line-item');

describe('a fault changes the response only as documented', () => {
  test.each(FAULTS)('%s: %s', async (behind, fault, shown) => {
    const gateway = await start();
    const { url } = gateway;
    const product = products[0] ?? '';
    const buyer = new Buyer(url, product);
    const write = (key: string) => (behind === 'Admin API' ? upload(url) : buyer.add(key));
    expect(await buyer.add('before-the-fault')).toBe('done');
    expect(await page(url, '/kochen/')).toBe('200');

    await proxies[behind].set(fault);
    expect(await page(url, '/kochen/')).toBe('200');
    await forget(url, behind);
    const before = sent();
    const seen: Shown = {
      read: await read(url, product),
      write: await write('during-the-fault'),
      page: await page(url, '/schneiden/?p=2'),
    };
    await proxies[behind].set(null);
    expect(seen).toEqual(shown);

    await expect.poll(() => read(url, product), { timeout: RECOVERY_MS }).toBe('the data');
    let again = await write('during-the-fault');
    while (again === 'NOT_SENT_RETRY') again = await write('during-the-fault');
    expect(sent() - before).toBeLessThanOrEqual(1);
    if (behind !== 'Admin API') {
      // Either it arrived once, or the shopper gets an error.
      expect([again, await buyer.count()]).toEqual(again === 'done' ? ['done', 2] : ['PRODUCT_NOT_ADDED', 1]);
      expect(await buyer.add('after-the-fault')).toBe('done');
    }
    expect(await page(url, '/schneiden/?p=3')).toBe('200');
    await gateway.close();
  });
});
