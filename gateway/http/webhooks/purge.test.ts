import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startReplica } from '../../testing/gateway.ts';
import { buyableProduct } from '../../testing/guest.ts';
import { purge, purgeEverywhere, WEBHOOK_SECRET } from '../../testing/purge.ts';
import { startTestShop, type TestShop } from '../../testing/shop.ts';
import { Shopper, textAt } from '../../testing/shopper.ts';
import { tinyBundle } from '../../testing/tiny-bundle.ts';
import { tagsToDrop, writtenIn } from './written-entities.ts';

const QUERY = 'query ($id: ID!) { product(id: $id) { available } }';

let shop: TestShop;
let product: string;
let path: string;

beforeAll(async () => {
  shop = await startTestShop(2, { WEBHOOK_SECRET }, { bundle: tinyBundle() });
  const shopper = new Shopper(url(0));
  product = await buyableProduct(shopper);
  path = textAt(
    await shopper.ask('query ($id: ID!) { product(id: $id) { path } }', { id: product }),
    'product',
    'path',
  );
});
afterAll(() => shop.close());

const url = (index: number): string => shop.gateways[index]?.url ?? '';
const sell = (active: boolean) => shop.sandbox.controls.setProduct(product, { active });

/** Whether each gateway's page and cached answer show the product. */
async function shown(): Promise<boolean[]> {
  const pages = [0, 1].map(async (index) =>
    (await (await fetch(url(index) + path)).text()).includes('"available":true'),
  );
  const answers = [0, 1].map(async (index) => {
    const query = new URLSearchParams({ query: QUERY, variables: JSON.stringify({ id: product }) });
    const answer = await fetch(`${url(index)}/graphql?${query}`, {
      headers: { 'apollo-require-preflight': '1' },
    });
    return (await answer.text()).includes('"available":true');
  });
  return Promise.all([...pages, ...answers]);
}

/** An event in Shopware's format (case 846). */
function written(entity: string, id: string, updatedFields: readonly string[] = ['ean', 'updatedAt', 'id']) {
  const payload = [{ entity, operation: 'update', primaryKey: id, updatedFields }];
  return {
    data: { payload, event: `${entity}.written` },
    source: { url: 'http://shop.example' },
    timestamp: 1,
  };
}

function post(target: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(target, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

const signed = (body: unknown) => ({
  'shopware-shop-signature': createHmac('sha256', WEBHOOK_SECRET).update(JSON.stringify(body)).digest('hex'),
});

describe('a write in Shopware', () => {
  beforeEach(async () => {
    sell(true);
    await purgeEverywhere(url(0), ['*']);
    expect(await shown()).toEqual([true, true, true, true]);
    sell(false);
    expect(await shown()).toEqual([true, true, true, true]);
  });

  test('is visible at every gateway once the signed webhook was answered', async () => {
    const event = written('product', product);
    const answer = async () => (await post(`${url(0)}/webhook/shopware`, event, signed(event))).json();
    await expect
      .poll(answer, { timeout: 30_000 })
      .toMatchObject({ tags: [`product:${product}`, 'listing', `path:${product}`], everywhere: true });
    expect(await shown()).toEqual([false, false, false, false]);
  });

  test('is visible at every gateway after a webhook to the secret URL', async () => {
    const answer = await post(`${url(1)}/webhook/shopware/${WEBHOOK_SECRET}`, written('product', product));
    expect(answer.status).toBe(200);
    expect(await shown()).toEqual([false, false, false, false]);
  });

  test('is visible after a purge by the operator', async () => {
    await purgeEverywhere(url(1), [`product:${product}`]);
    expect(await shown()).toEqual([false, false, false, false]);
  });

  test('is not delayed by a stopped gateway', async () => {
    const leaving = await startReplica(shop, { REDIS_URL: shop.redis.url });
    await leaving.close();
    expect(await (await purge(url(0), ['a'])).json()).toMatchObject({ everywhere: true });
  });

  test('is ignored without the secret', async () => {
    const event = written('product', product);
    const refused = [
      await post(`${url(0)}/webhook/shopware`, event),
      await post(`${url(0)}/webhook/shopware`, event, signed('another body')),
      await post(`${url(0)}/webhook/shopware/another-secret-of-some-length`, event),
      await post(`${url(0)}/cache/purge`, { tags: ['*'] }),
      await post(`${url(0)}/cache/purge`, { tags: ['*'] }, { authorization: 'Bearer wrong' }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 404, 401, 401]);
    expect(await shown()).toEqual([true, true, true, true]);
  });

  test('is not undone by a parallel read', async () => {
    sell(true);
    await purgeEverywhere(url(0), ['*']);
    shop.sandbox.controls.set({ latency: 300 });
    const early = shown();
    await wait(150);
    // The early reads return old or new data; the purge is acknowledged in between.
    sell(false);
    const event = written('product', product);
    await post(`${url(0)}/webhook/shopware`, event, signed(event));
    const loading = shown();
    await early;
    expect(await loading).toEqual([false, false, false, false]);
    shop.sandbox.controls.set({ latency: 0 });
    expect(await shown()).toEqual([false, false, false, false]);
  });
});

describe('the rate limit', () => {
  test('does not count signed webhooks', async () => {
    const limited = await startReplica(shop, {
      REDIS_URL: shop.redis.url,
      WEBHOOK_SECRET,
      RATE_LIMIT_PER_MINUTE: '8',
    });
    try {
      const event = written('product', product);
      const send = (headers: Record<string, string>) =>
        post(`${limited.url}/webhook/shopware`, event, headers);
      const signedEvents = await Promise.all(Array.from({ length: 40 }, () => send(signed(event))));
      expect(signedEvents.map(({ status }) => status)).toEqual(signedEvents.map(() => 200));
      const refused: number[] = [];
      for (let index = 0; index < 4; index++) refused.push((await send({})).status);
      expect(refused).toEqual([401, 401, 429, 429]);
      expect((await send(signed(event))).status).toBe(200);
    } finally {
      await limited.close();
    }
  });

  test('is not reached by a burst, whose purges are combined', async () => {
    const event = written('product', product);
    const purges = () => shop.gateways[0]?.app.metrics.registry.getSingleMetric('kontor_purges_total')?.get();
    const total = async () => (await purges())?.values.reduce((sum, { value }) => sum + value, 0) ?? 0;
    const before = await total();
    await Promise.all(
      Array.from({ length: 50 }, () => post(`${url(0)}/webhook/shopware`, event, signed(event))),
    );
    expect((await total()) - before).toBeLessThan(25);
  });
});

describe('a webhook', () => {
  test('of stock drops the product and no list', () => {
    expect(
      tagsToDrop(writtenIn(written('product', 'a', ['stock', 'updatedAt', 'id', 'cmsPageVersionId']))),
    ).toEqual(['product:a']);
  });

  test('of a translation drops its owner', () => {
    expect(tagsToDrop(writtenIn(written('category_translation', 'b')))).toContain('navigation');
  });

  test.each([null, {}, { data: 1 }, { data: { payload: { customer: {} } } }, { data: { payload: [1, {}] } }])(
    'of uncached entities (%j) drops nothing',
    (event) => expect(tagsToDrop(writtenIn(event))).toEqual([]),
  );
});
