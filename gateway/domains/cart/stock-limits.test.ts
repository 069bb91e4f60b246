import { expect, test } from 'vitest';
import { productId } from '../../../sandbox/shops/derive/ids.ts';
import { testGateway } from '../../testing/gateway.ts';
import { addToCart } from '../../testing/guest.ts';
import { at, Shopper } from '../../testing/shopper.ts';

const gateway = testGateway();

test.each([
  ['the order maximum', 'spice-set', 'You can order at most 60 of'],
  ['a short stock', 'oil-baumnuss', 'Only 3 of'],
])('names %s as the reason for a smaller quantity', async (_reason, key, text) => {
  const shopper = new Shopper(gateway.url, { 'kontor-locale': 'en-GB' });
  if (key !== 'spice-set') gateway.sandbox.controls.setProduct(key, { stock: 3 });
  const added = await addToCart(shopper, productId(key), 70);
  expect(JSON.stringify(at(added, 'cart', 'notices'))).toContain(text);
});

test('marks an item that exceeds the stock', async () => {
  const shopper = new Shopper(gateway.url);
  gateway.sandbox.controls.setProduct('ladle-tief', { stock: 2 });
  await addToCart(shopper, productId('ladle-tief'), 2);
  const query = '{ cart { items { id exceedsStock } } }';
  expect(at(await shopper.ask(query), 'cart', 'items', 0, 'exceedsStock')).toBe(false);
  await addToCart(shopper, productId('ladle-tief'), 1);
  expect(at(await shopper.ask(query), 'cart', 'items', 0, 'exceedsStock')).toBe(true);
});
