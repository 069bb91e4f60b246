import { expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { at, Shopper } from '../../testing/shopper.ts';

const gateway = testGateway();

test('a product sold without stock is not shown as in stock', async () => {
  const { controls } = gateway.sandbox;
  const ladle = controls.product('ladle-tief');
  controls.setProduct('ladle-tief', { stock: 0 });
  const data = await new Shopper(gateway.url).ask(
    `query ($id: ID!, $term: String!) {
      product(id: $id) { available stock }
      search(term: $term) { nodes { id available stock } } }`,
    { id: ladle?.id, term: ladle?.demo.name.de },
  );
  expect(at(data, 'product')).toEqual({ available: true, stock: 0 });
  expect(at(data, 'search', 'nodes')).toContainEqual({ id: ladle?.id, available: true, stock: 0 });
});

test('a discontinued product shows its remaining stock, others do not', async () => {
  const { controls } = gateway.sandbox;
  const shownStock = async (key: string, stock: number) => {
    controls.setProduct(key, { stock });
    gateway.app.cache.invalidate(['*']);
    const ids = [controls.product(key)?.id ?? ''];
    const data = await new Shopper(gateway.url).ask(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Product { available stock } } }',
      { ids },
    );
    return at(data, 'nodes', 0);
  };
  expect(await shownStock('oil-baumnuss', 40)).toEqual({ available: true, stock: 40 });
  expect(await shownStock('oil-baumnuss', 0)).toEqual({ available: false, stock: 0 });
  expect(await shownStock('knife-santoku', 3)).toEqual({ available: true, stock: null });
});
