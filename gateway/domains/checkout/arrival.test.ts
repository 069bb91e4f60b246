import { expect, test } from 'vitest';
import { productId } from '../../../sandbox/shops/derive/ids.ts';
import { testGateway } from '../../testing/gateway.ts';
import { addToCart, identify, placeOrder } from '../../testing/guest.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';

const KNIFE = productId('knife-santoku');
/** Back after 10 days, and sold all the same. */
const RESTOCKED = 'whisk-holz';
const ARRIVAL = 'arrival { earliest latest formatted }';

const gateway = testGateway();

function day(offset: number): string {
  const date = new Date(Date.now() + offset * 86_400_000);
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

test('shows the same days on product, cart, default method, order and mail', async () => {
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
  const id = textAt(await placeOrder(shopper, 'arrival-of-an-order'), 'order', 'id');
  const { order } = await shopper.ask(`query ($id: ID!) { order(id: $id) { ${ARRIVAL} } }`, { id });
  expect(at(order, 'arrival')).toEqual(shownDays);
  expect(gateway.sandbox.controls.mails().at(-1)?.text).toContain(textAt(shownDays, 'formatted'));
});

test('a product out of stock arrives after its restock time, and so does the cart', async () => {
  const shopper = new Shopper(gateway.url);
  const slow = { id: productId(RESTOCKED), restockDays: 10 };
  gateway.sandbox.controls.setProduct(slow.id, { stock: 0 });
  const shownDays = await onProduct(shopper, slow.id);
  expect(textAt(shownDays, 'earliest') >= day(slow.restockDays)).toBe(true);
  await addToCart(shopper, KNIFE);
  await addToCart(shopper, slow.id);
  const { cart } = await shopper.ask(`{ cart { ${ARRIVAL} items { productId ${ARRIVAL} } } }`);
  expect(at(cart, 'arrival')).toEqual(shownDays);
  const items = at(cart, 'items') as { productId: string; arrival: unknown }[];
  expect(items.find(({ productId: id }) => id === slow.id)?.arrival).toEqual(shownDays);
  expect(items.find(({ productId: id }) => id === KNIFE)?.arrival).toMatchObject({ earliest: day(3) });
});

test('without stock and restock time no day is shown on product, cart and order', async () => {
  const shopper = new Shopper(gateway.url);
  const ladle = productId('ladle-tief');
  gateway.sandbox.controls.setProduct('ladle-tief', { stock: 0 });
  expect(await onProduct(shopper, ladle)).toBeNull();
  await addToCart(shopper, KNIFE);
  await addToCart(shopper, ladle);
  const { cart } = await shopper.ask(`{ cart { ${ARRIVAL} items { productId ${ARRIVAL} } } }`);
  expect(at(cart, 'arrival')).toBeNull();
  const items = at(cart, 'items') as { productId: string; arrival: unknown }[];
  expect(items.find(({ productId: id }) => id === ladle)?.arrival).toBeNull();
  expect(items.find(({ productId: id }) => id === KNIFE)?.arrival).toMatchObject({ earliest: day(3) });
  await identify(shopper);
  const { checkout } = await shopper.ask(`{ checkout { shippingMethods { ${ARRIVAL} } } }`);
  for (const method of at(checkout, 'shippingMethods') as unknown[]) expect(at(method, 'arrival')).toBeNull();
  const id = textAt(await placeOrder(shopper, 'arrival-of-nobody-knows'), 'order', 'id');
  const { order } = await shopper.ask(
    `query ($id: ID!) { order(id: $id) { ${ARRIVAL} deliveries { ${ARRIVAL} } } }`,
    { id },
  );
  expect(order).toEqual({ arrival: null, deliveries: [{ arrival: null }] });
});

test('days are formatted for language and country', async () => {
  const text = async (locale: string) =>
    textAt(await onProduct(new Shopper(gateway.url, { 'kontor-locale': locale })), 'formatted');
  const [de, en] = [await text('de-DE'), await text('en-GB')];
  expect(de).toMatch(/^\p{L}+\., \d+\./u);
  expect(en).toMatch(/^\p{L}+ \d+ /u);
});

test('a promotion code does not change the days', async () => {
  const shopper = new Shopper(gateway.url);
  await addToCart(shopper, KNIFE, 3);
  const days = `{ checkout { cart { ${ARRIVAL} } shippingMethods { method { name } ${ARRIVAL} } } }`;
  await identify(shopper);
  const before = await shopper.ask(days);
  await shopper.ask(
    'mutation { addPromotionCode(input: { code: "WILLKOMMEN10" }) { cart { promotions { code } } userErrors { code } } }',
  );
  expect(await shopper.ask(days)).toEqual(before);
});
