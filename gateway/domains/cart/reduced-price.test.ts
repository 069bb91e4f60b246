import { expect, test } from 'vitest';
import { productId } from '../../../sandbox/shops/derive/ids.ts';
import { testGateway } from '../../testing/gateway.ts';
import { addToCart } from '../../testing/guest.ts';
import { at, Shopper } from '../../testing/shopper.ts';

const gateway = testGateway();

test.each([
  ['reduced', 'milkpot-flora', '158.00'],
  ['not reduced', 'ladle-tief', undefined],
])('returns the former price of all pieces of a product that is %s', async (_, key, amount) => {
  const shopper = new Shopper(gateway.url);
  await addToCart(shopper, productId(key), 2);
  const cart = await shopper.ask('{ cart { items { compareAtTotal { amount } } } }');
  expect(at(cart, 'cart', 'items', 0, 'compareAtTotal')).toEqual(amount ? { amount } : null);
});
