import { expect, test } from 'vitest';
import { productId } from '../../../sandbox/shops/derive/ids.ts';
import { testGateway } from '../../testing/gateway.ts';
import { at, Shopper } from '../../testing/shopper.ts';

/** Sold out, and sold no more while it is. */
const MOULD = productId('gugel-lift');

const gateway = testGateway();

async function alternatives(id: string): Promise<unknown> {
  const { product } = await new Shopper(gateway.url).ask(
    'query ($id: ID!) { product(id: $id) { available alternatives { id available } } }',
    { id },
  );
  return product;
}

test('alternatives to a sold-out product are available products of its category', async () => {
  const product = await alternatives(MOULD);
  expect(at(product, 'available')).toBe(false);
  const others = at(product, 'alternatives') as { id: string; available: boolean }[];
  expect(others.length).toBeGreaterThan(0);
  expect(others.length).toBeLessThanOrEqual(4);
  expect(others.every(({ id, available }) => available && id !== MOULD)).toBe(true);
});

test('an available product has no alternatives and needs no call for them', async () => {
  const before = gateway.upstream.calls.length;
  expect(at(await alternatives(productId('knife-santoku')), 'alternatives')).toEqual([]);
  const paths = gateway.upstream.calls.slice(before).map(({ path }) => path);
  expect(paths.filter((path) => path.includes('product-listing'))).toEqual([]);
});

test('a page is shown without alternatives if Shopware cannot list the category', async () => {
  gateway.app.cache.invalidate(['*']);
  gateway.upstream.fault = ({ path }, response) => {
    if (!path.includes('/product-listing/')) return false;
    response.writeHead(500).end('{}');
    return true;
  };
  expect(await alternatives(MOULD)).toEqual({ available: false, alternatives: [] });
});
