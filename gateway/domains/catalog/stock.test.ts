import { expect, test } from 'vitest';
import { productId } from '../../../sandbox/shops/derive/ids.ts';
import { testGateway } from '../../testing/gateway.ts';
import { at, Shopper } from '../../testing/shopper.ts';
import { respondTo } from '../../testing/upstream-proxy.ts';

const gateway = testGateway();

async function product(key: string, stock?: number): Promise<unknown> {
  if (stock !== undefined) gateway.sandbox.controls.setProduct(key, { stock });
  gateway.app.cache.invalidate(['*']);
  const query =
    'query ($id: ID!) { product(id: $id) { available stock alternatives { id available price { unitPrice { amount } } } } }';
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

test('sold-out products are neither in cross-selling nor among the bestsellers', async () => {
  const query = 'query ($id: ID!) { product(id: $id) { crossSellings { title } } bestsellers { id } }';
  const suggested = () => new Shopper(gateway.url).ask(query, { id: productId('knife-chef-grat') });
  expect(await suggested()).toMatchObject({
    product: { crossSellings: [{}] },
    bestsellers: [{}, {}, {}, {}],
  });
  gateway.app.cache.invalidate(['*']);
  gateway.upstream.answer = (_path, own) => ({
    status: 200,
    body: own.replaceAll('"available":true', '"available":false'),
  });
  expect(await suggested()).toMatchObject({ product: { crossSellings: [] }, bestsellers: [] });
});

test('alternatives to a sold-out product are available products of its category, nearest in price first', async () => {
  const alternatives = at(await product('gugel-lift'), 'alternatives') as {
    id: string;
    available: boolean;
    price: { unitPrice: { amount: string } };
  }[];
  expect(alternatives.length).toBeGreaterThan(0);
  expect(alternatives.length).toBeLessThanOrEqual(4);
  const soldOut = productId('gugel-lift');
  expect(alternatives.every(({ id, available }) => available && id !== soldOut)).toBe(true);
  // All of them are cheaper.
  const amounts = alternatives.map(({ price }) => Number(price.unitPrice.amount));
  expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
});

test('a page is shown without alternatives if Shopware cannot list the category', async () => {
  gateway.upstream.fault = respondTo(/\/product-listing\//, 500);
  expect(await product('gugel-lift')).toMatchObject({ available: false, alternatives: [] });
});
