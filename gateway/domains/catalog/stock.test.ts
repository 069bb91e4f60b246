import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { at, Shopper } from '../../testing/shopper.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

test('of a product that is sold on although none is left, nobody is told that it is in stock', async () => {
  const { controls } = gateway.sandbox;
  const ladle = controls.product('ladle-tief');
  controls.setProduct('ladle-tief', { stock: 0 });
  const data = await new Shopper(gateway.url).ask(
    `query ($id: ID!, $term: String!) {
      product(id: $id) { availability { available stock } }
      search(term: $term) { products { id available lowStock } } }`,
    { id: ladle?.id, term: ladle?.demo.name.de },
  );
  expect(at(data, 'product', 'availability')).toEqual({ available: true, stock: 0 });
  expect(at(data, 'search', 'products')).toContainEqual({ id: ladle?.id, available: true, lowStock: 0 });
});
