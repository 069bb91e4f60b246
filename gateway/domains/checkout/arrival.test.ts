import { expect, test } from 'vitest';
import { productId, shippingMethodId } from '../../../sandbox/shops/derive/ids.ts';
import { testGateway } from '../../testing/gateway.ts';
import { addToCart, identify, placeOrder } from '../../testing/guest.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';

const KNIFE = productId('knife-santoku');
const ARRIVAL = 'arrival { earliest latest formatted }';

const CHOOSE = 'mutation ($id: ID!) { setShippingMethod(input: { id: $id }) { userErrors { code } } }';

const gateway = testGateway();

function day(offset: number): string {
  const now = new Date();
  const date = new Date(Number(now) + (offset + (now.getUTCDay() === 0 ? 1 : 0)) * 86_400_000);
  if (date.getUTCDay() === 0) date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

async function onProduct(shopper: Shopper, id = KNIFE): Promise<unknown> {
  const { product } = await shopper.ask(
    `query ($id: ID!) { product(id: $id) { availability { ${ARRIVAL} } } }`,
    {
      id,
    },
  );
  return at(product, 'availability', 'arrival');
}

test('shows the same days on product, cart, default method and order', async () => {
  const shopper = new Shopper(gateway.url);
  const shownDays = await onProduct(shopper);
  expect(shownDays).toMatchObject({ earliest: day(3), latest: day(5) });
  await addToCart(shopper, KNIFE);
  const { cart } = await shopper.ask(`{ cart { ${ARRIVAL} items { ${ARRIVAL} } } }`);
  expect(at(cart, 'items', 0, 'arrival')).toEqual(shownDays);
  expect(at(cart, 'arrival')).toEqual(shownDays);
  await identify(shopper);
  const { checkout } = await shopper.ask(`{ checkout { shippingMethods { method { name } ${ARRIVAL} } } }`);
  const methods = at(checkout, 'shippingMethods');
  expect(methods).toContainEqual({ method: { name: 'Post Economy' }, arrival: shownDays });
  expect(methods).toContainEqual({
    method: { name: 'Post Priority' },
    arrival: expect.objectContaining({ earliest: day(1), latest: day(2) }),
  });
  const [economy, priority] = ['post-economy', 'post-priority'].map(shippingMethodId);
  await shopper.ask(CHOOSE, { id: priority });
  const soon = (await shopper.ask(`{ cart { ${ARRIVAL} items { ${ARRIVAL} } } }`))['cart'];
  expect(at(soon, 'items', 0, 'arrival')).toEqual(at(soon, 'arrival'));
  expect(at(soon, 'arrival')).toMatchObject({ earliest: day(1), latest: day(2) });
  await shopper.ask(CHOOSE, { id: economy });
  const id = textAt(await placeOrder(shopper, 'arrival-of-an-order'), 'order', 'id');
  const { order } = await shopper.ask(`query ($id: ID!) { order(id: $id) { ${ARRIVAL} } }`, { id });
  expect(at(order, 'arrival')).toEqual(shownDays);
});
