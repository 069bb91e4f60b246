import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buyableProduct } from '../../testing/guest.ts';
import { startTestShop, type TestShop } from '../../testing/shop.ts';
import { at, Shopper } from '../../testing/shopper.ts';

let shop: TestShop;
let product: string;

beforeAll(async () => {
  shop = await startTestShop(2, { CHANGES_EVERY_MS: '400' });
  product = await buyableProduct(new Shopper(url(0)));
});
afterEach(() => {
  shop.upstream.fault = null;
});
afterAll(() => shop.close());

const url = (index: number): string => shop.gateways[index]?.url ?? '';
const asked = () => shop.upstream.calls.filter(({ path }) => path === '/api/search/product').length;

function both(query: string, variables = {}): Promise<unknown[]> {
  return Promise.all([0, 1].map((index) => new Shopper(url(index)).ask(query, variables)));
}

test('what staff write shows at every gateway within a second or so, without a webhook', async () => {
  const query = 'query ($id: ID!) { product(id: $id) { id } }';
  const shown = async () => (await both(query, { id: product })).map((data) => at(data, 'product') !== null);
  expect(await shown()).toEqual([true, true]);
  shop.sandbox.controls.setProduct(product, { active: false });
  await expect.poll(shown, { timeout: 30_000, interval: 50 }).toEqual([false, false]);
  shop.sandbox.controls.setProduct(product, { active: true });
  await expect.poll(shown, { timeout: 30_000, interval: 50 }).toEqual([true, true]);
});

test('texts of the shop too', async () => {
  const texts = async () =>
    (await both('{ translations { key text } }')).map((data) => JSON.stringify(data).includes('Ganz neu'));
  expect(await texts()).toEqual([false, false]);
  shop.sandbox.controls.changeSnippet('de-DE', 'kontor.added', 'Ganz neu');
  await expect.poll(texts, { timeout: 30_000, interval: 50 }).toEqual([true, true]);
});

test('is purged although something else cannot be asked just now', async () => {
  const query = 'query ($id: ID!) { product(id: $id) { id } }';
  const shown = async () => (await both(query, { id: product })).map((data) => at(data, 'product') !== null);
  expect(await shown()).toEqual([true, true]);
  shop.upstream.fault = ({ path }, response) => {
    if (path !== '/api/search/snippet') return false;
    response.destroy();
    return true;
  };
  shop.sandbox.controls.setProduct(product, { active: false });
  await expect.poll(shown, { timeout: 30_000, interval: 50 }).toEqual([false, false]);
  shop.upstream.fault = null;
  shop.sandbox.controls.setProduct(product, { active: true });
  await expect.poll(shown, { timeout: 30_000, interval: 50 }).toEqual([true, true]);
});

test('one of the gateways asks for all', async () => {
  const before = asked();
  await expect.poll(asked, { timeout: 30_000 }).toBeGreaterThan(before + 2);
  const started = Date.now();
  const from = asked();
  await expect.poll(asked, { timeout: 30_000 }).toBeGreaterThanOrEqual(from + 4);
  // Two pollers would have needed half the time.
  expect(Date.now() - started).toBeGreaterThan(1_100);
});
