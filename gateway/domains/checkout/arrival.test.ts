import { afterAll, beforeAll, expect, test } from 'vitest';
import { productId } from '../../../demo/derive/ids.ts';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { addToCart, identify, placeOrder } from '../../testing/guest.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';

const KNIFE = productId('knife-santoku');
/** Back after 10 days, and sold all the same. */
const RESTOCKED = 'whisk-holz';
const ARRIVAL = 'arrival { earliest latest formatted }';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

async function onProduct(shopper: Shopper, id = KNIFE): Promise<unknown> {
  const { product } = await shopper.ask(
    `query ($id: ID!) { product(id: $id) { availability { ${ARRIVAL} } } }`,
    {
      id,
    },
  );
  return at(product, 'availability', 'arrival');
}

test('the same days stand on the product, in the cart, at every shipping method, in the order and in its mail', async () => {
  const shopper = new Shopper(gateway.url);
  const told = await onProduct(shopper);
  expect(told).toMatchObject({ earliest: day(1), latest: day(3) });
  await addToCart(shopper, KNIFE);
  const { cart } = await shopper.ask(`{ cart { ${ARRIVAL} items { ${ARRIVAL} } } }`);
  expect(at(cart, 'items', 0, 'arrival')).toEqual(told);
  expect(at(cart, 'arrival')).toEqual(told);
  await identify(shopper);
  const { checkout } = await shopper.ask(`{ checkout { shippingMethodId shippingMethods { ${ARRIVAL} } } }`);
  const methods = at(checkout, 'shippingMethods');
  expect(methods).not.toEqual([]);
  for (const method of methods as unknown[]) expect(at(method, 'arrival')).toEqual(told);
  const id = textAt(await placeOrder(shopper, 'arrival-of-an-order'), 'order', 'id');
  const { order } = await shopper.ask(`query ($id: ID!) { order(id: $id) { ${ARRIVAL} } }`, { id });
  expect(at(order, 'arrival')).toEqual(told);
  expect(gateway.sandbox.controls.mails().at(-1)?.text).toContain(textAt(told, 'formatted'));
});

test('what is not in stock comes after its restock time, and the whole cart with it', async () => {
  const shopper = new Shopper(gateway.url);
  const slow = { id: productId(RESTOCKED), restockDays: 10 };
  gateway.sandbox.controls.setProduct(slow.id, { stock: 0 });
  const told = await onProduct(shopper, slow.id);
  expect(textAt(told, 'earliest') >= day(slow.restockDays)).toBe(true);
  await addToCart(shopper, KNIFE);
  await addToCart(shopper, slow.id);
  const { cart } = await shopper.ask(`{ cart { ${ARRIVAL} items { productId ${ARRIVAL} } } }`);
  expect(at(cart, 'arrival')).toEqual(told);
  const items = at(cart, 'items') as { productId: string; arrival: unknown }[];
  expect(items.find(({ productId: id }) => id === slow.id)?.arrival).toEqual(told);
  expect(items.find(({ productId: id }) => id === KNIFE)?.arrival).toMatchObject({ earliest: day(1) });
});

test('where none is in stock and nobody knows until when, no day is told: on the product, in the cart, in the order', async () => {
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
  expect(items.find(({ productId: id }) => id === KNIFE)?.arrival).toMatchObject({ earliest: day(1) });
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

test('days are written as each language does in the country of the shop', async () => {
  const text = async (locale: string) =>
    textAt(await onProduct(new Shopper(gateway.url, { 'kontor-locale': locale })), 'formatted');
  const [de, en] = [await text('de-DE'), await text('en-GB')];
  expect(de).toMatch(/^\p{L}+\., \d+\./u);
  expect(en).toMatch(/^\p{L}+ \d+ /u);
});
