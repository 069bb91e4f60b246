import { afterAll, beforeAll, expect, test } from 'vitest';
import { productIds } from '../../testing/guest.ts';
import { purgeEverywhere, WEBHOOK_SECRET } from '../../testing/purge.ts';
import { startTestShop, type TestShop } from '../../testing/shop.ts';
import { Shopper, textAt } from '../../testing/shopper.ts';
import { tinyBundle } from '../../testing/tiny-bundle.ts';

const PAGES = 10;
const VISITORS = 200;
const BEFORE = 1_234.5;
const AFTER = 987.65;

let shop: TestShop;
/** Products that are on sale, with the paths of their pages. */
let products: { readonly id: string; readonly path: string }[];

beforeAll(async () => {
  shop = await startTestShop(2, { WEBHOOK_SECRET }, { bundle: tinyBundle() });
  const shopper = new Shopper(url(0));
  const found = await Promise.all(
    (await productIds(shopper)).map(async (id) => ({
      id,
      path: textAt(
        await shopper.ask('query ($id: ID!) { product(id: $id) { path } }', { id }),
        'product',
        'path',
      ),
    })),
  );
  // Variants of one product have its price or an individual one.
  const alone = ({ id }: { readonly id: string }) => {
    const record = shop.sandbox.controls.product(id);
    return record?.parentId === null && record.demo.tiers === undefined;
  };
  products = found.filter(alone).slice(0, PAGES);
  expect(products).toHaveLength(PAGES);
});
afterAll(() => shop.close());

const url = (index: number): string => shop.gateways[index % 2]?.url ?? '';

function setPrices(price: number): void {
  for (const { id } of products) shop.sandbox.controls.setProduct(id, { price });
}

/** Prices that so many visitors see, who come at once and look at the pages in turn, by turns at either gateway. */
function seenBy(visitors: number): Promise<(string | undefined)[]> {
  return Promise.all(
    Array.from({ length: visitors }, async (_, visitor) => {
      const page = await fetch(url(visitor) + (products[Math.floor(visitor / 2) % PAGES]?.path ?? ''));
      return /"amount":"([\d.]+)"/.exec(await page.text())?.[1];
    }),
  );
}

/** Sends a webhook with new prices; answered once every gateway was purged. */
async function tellOfPrices(): Promise<void> {
  const payload = products.map(({ id }) => ({
    entity: 'product',
    operation: 'update',
    primaryKey: id,
    updatedFields: ['price', 'updatedAt', 'id'],
  }));
  const answer = await fetch(`${url(0)}/webhook/shopware/${WEBHOOK_SECRET}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { payload, event: 'product.written' } }),
  });
  expect(await answer.json()).toMatchObject({ everywhere: true });
}

/** Number of page calls for each product on sale since a call. */
function pageCalls(since: number): number[] {
  const paths = shop.upstream.calls.slice(since).map(({ path }) => path);
  return products.map(({ id }) => paths.filter((path) => path === `/store-api/product/${id}`).length);
}

/** Once, or by each gateway where both began before one had put the page where the other looks. */
function expectOnce(counts: readonly number[]): void {
  for (const count of counts) {
    expect(count).toBeGreaterThanOrEqual(1);
    expect(count).toBeLessThanOrEqual(shop.gateways.length);
  }
}

test('a sale costs one call per page and price change, not per visitor', async () => {
  setPrices(BEFORE);
  await purgeEverywhere(url(0), ['*']);
  await fetch(`${url(0)}/`).then((home) => home.text());
  await fetch(`${url(1)}/`).then((home) => home.text());
  shop.sandbox.controls.setLatency(200);

  let since = shop.upstream.calls.length;
  expect(new Set(await seenBy(VISITORS))).toEqual(new Set([BEFORE.toFixed(2)]));
  expectOnce(pageCalls(since));
  expect(new Set(await seenBy(VISITORS))).toEqual(new Set([BEFORE.toFixed(2)]));

  setPrices(AFTER);
  since = shop.upstream.calls.length;
  expect(new Set(await seenBy(VISITORS))).toEqual(new Set([BEFORE.toFixed(2)]));
  expect(pageCalls(since)).toEqual(products.map(() => 0));

  // A parallel request sees either price, a later one the new price.
  const meanwhile = seenBy(VISITORS);
  await tellOfPrices();
  const later = seenBy(VISITORS);
  for (const price of await meanwhile) expect([BEFORE.toFixed(2), AFTER.toFixed(2)]).toContain(price);
  expect(new Set(await later)).toEqual(new Set([AFTER.toFixed(2)]));
  expectOnce(pageCalls(since));
  expect(new Set(await seenBy(VISITORS))).toEqual(new Set([AFTER.toFixed(2)]));
});
