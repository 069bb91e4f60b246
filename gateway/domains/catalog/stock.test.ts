import { expect, test } from 'vitest';
import { productId } from '../../../sandbox/shops/derive/ids.ts';
import { testGateway } from '../../testing/gateway.ts';
import { at, Shopper } from '../../testing/shopper.ts';
import { respondTo } from '../../testing/upstream-proxy.ts';

const gateway = testGateway();

async function product(key: string, stock?: number): Promise<unknown> {
  if (stock !== undefined) gateway.sandbox.controls.setProduct(key, { stock });
  gateway.app.cache.invalidate(['*']);
  const query = 'query ($id: ID!) { product(id: $id) { available stock alternatives { id available } } }';
  return (await new Shopper(gateway.url).ask(query, { id: productId(key) }))['product'];
}

test.each([
  ['without stock', 'ladle-tief', 0, { available: true, stock: 0 }],
  ['in stock', 'knife-santoku', 3, { available: true, stock: null }],
  ['with a remaining stock', 'oil-baumnuss', 40, { available: true, stock: 40 }],
  ['of which the remaining stock is sold', 'oil-baumnuss', 0, { available: false, stock: 0 }],
])('a product %s shows it', async (_what, key, stock, shown) => {
  expect(await product(key, stock)).toMatchObject(shown);
});

test('alternatives to a sold-out product are available products of its category', async () => {
  const alternatives = at(await product('gugel-lift'), 'alternatives') as {
    id: string;
    available: boolean;
  }[];
  expect(alternatives.length).toBeGreaterThan(0);
  expect(alternatives.length).toBeLessThanOrEqual(4);
  const soldOut = productId('gugel-lift');
  expect(alternatives.every(({ id, available }) => available && id !== soldOut)).toBe(true);
});

test('a page is shown without alternatives if Shopware cannot list the category', async () => {
  gateway.upstream.fault = respondTo(/\/product-listing\//, 500);
  expect(await product('gugel-lift')).toMatchObject({ available: false, alternatives: [] });
});
