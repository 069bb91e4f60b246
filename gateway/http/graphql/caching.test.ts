import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Replica, startReplica, testGateway } from '../../testing/gateway.ts';
import { productIds } from '../../testing/guest.ts';
import { Shopper } from '../../testing/shopper.ts';
import { tagHeader } from './response.ts';

let fastly: Replica;
let cloudflare: Replica;
let product = '';

const gateway = testGateway();
beforeAll(async () => {
  fastly = await startReplica(gateway, { CACHE_TAGS: 'surrogate-key' });
  cloudflare = await startReplica(gateway, { CACHE_TAGS: 'cache-tag' });
  product = (await productIds(new Shopper(gateway.url)))[0] ?? '';
});
afterAll(async () => {
  await Promise.all([fastly.close(), cloudflare.close()]);
});

const get = (url: string, query: string) => fetch(`${url}/graphql?query=${encodeURIComponent(query)}`);
const priced = () => `{ product(id: "${product}") { name price { unitPrice { amount } } } }`;
const seconds = (headers: Headers, name: string) =>
  Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(headers.get('cache-control') ?? '')?.[1] ?? Number.NaN);

describe('a public response', () => {
  test('with prices is used at most 60 seconds by caches, stale included', async () => {
    const { headers } = await get(gateway.url, priced());
    const [fresh, stale] = [seconds(headers, 'max-age'), seconds(headers, 'stale-while-revalidate')];
    expect(fresh).toBeGreaterThan(30);
    expect(stale).toBeGreaterThan(0);
    expect(fresh + stale).toBeLessThanOrEqual(60);
  });

  test('has the tags of purges in the header of each CDN', async () => {
    const bySpaces = (await get(fastly.url, priced())).headers.get('surrogate-key')?.split(' ');
    const byCommas = (await get(cloudflare.url, priced())).headers.get('cache-tag')?.split(',');
    expect(bySpaces).toEqual(expect.arrayContaining(['query', 'product', `product:${product}`]));
    expect(byCommas?.toSorted()).toEqual(bySpaces?.toSorted());
  });

  test('may stay longer at a CDN that is purged than in a browser', async () => {
    const { headers } = await get(fastly.url, '{ navigation(kind: MAIN) { label } }');
    expect(seconds(headers, 's-maxage')).toBeGreaterThan(seconds(headers, 'max-age'));
    expect(seconds(headers, 's-maxage')).toBeLessThanOrEqual(300);
  });
});

test('a personal response has neither age nor tags', async () => {
  const answer = await fetch(`${fastly.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ cart { totalQuantity } }' }),
  });
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect([answer.headers.get('age'), answer.headers.get('surrogate-key')]).toEqual([null, null]);
});

test('too many tags for a header are reduced to their kinds', () => {
  const many = Array.from({ length: 500 }, (_, index) => `product:${String(index).padStart(32, '0')}`);
  expect(tagHeader('surrogate-key', ['query', ...many])).toEqual(['surrogate-key', 'query product']);
});
