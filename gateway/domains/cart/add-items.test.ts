import { beforeAll, describe, expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { addToCart, productIds } from '../../testing/guest.ts';
import { at, Shopper } from '../../testing/shopper.ts';

let ids: readonly string[];
/** A closeout product. */
let last: string;

const gateway = testGateway();
beforeAll(async () => {
  last = gateway.sandbox.controls.product('board-nuss')?.id ?? '';
  ids = (await productIds(new Shopper(gateway.url))).filter((id) => id !== last).slice(0, 3);
});

const shopper = () => new Shopper(gateway.url, { 'kontor-locale': 'en-GB' });
/** A shopper with a session, which a key requires. */
async function visitor(): Promise<Shopper> {
  const begun = shopper();
  await begun.ask('mutation { createSession { session { state } } }');
  return begun;
}

interface Item {
  readonly productId: string | undefined;
  readonly quantity?: number;
}

async function add(who: Shopper, items: readonly Item[], idempotencyKey?: string): Promise<unknown> {
  const data = await who.ask(
    `mutation ($input: AddToCartInput!) { addToCart(input: $input) {
      cart { totalQuantity items { id quantity } notices { code cartItemId } } userErrors { code field message } } }`,
    { input: { items, ...(idempotencyKey ? { idempotencyKey } : {}) } },
  );
  return data['addToCart'];
}

const writes = () => gateway.upstream.calls.filter(({ path }) => path.endsWith('/cart/line-item')).length;

describe('adding several products', () => {
  test('sends one call with the sum of repeated products', async () => {
    const before = writes();
    const items = [{ productId: ids[0], quantity: 2 }, { productId: ids[1] }, { productId: ids[0] }];
    expect(await add(shopper(), items)).toMatchObject({
      cart: {
        totalQuantity: 4,
        items: expect.arrayContaining([
          { id: `cart-item:${ids[0]}`, quantity: 3 },
          { id: `cart-item:${ids[1]}`, quantity: 1 },
        ]),
      },
      userErrors: [],
    });
    expect(writes() - before).toBe(1);
  });

  test('adds the available ones and reports the unavailable one at its index', async () => {
    gateway.sandbox.controls.setProduct(last, { stock: 0 });
    const items = [{ productId: ids[0] }, { productId: last }, { productId: '0'.repeat(32) }];
    expect(await add(shopper(), items)).toMatchObject({
      cart: { totalQuantity: 1, items: [{ id: `cart-item:${ids[0]}` }] },
      userErrors: [
        { code: 'PRODUCT_OUT_OF_STOCK', field: ['items', '1', 'productId'] },
        { code: 'PRODUCT_NOT_FOUND', field: ['items', '2', 'productId'] },
      ],
    });
  });

  test.each([
    ['no id', { productId: 'KP-1' }, 'PRODUCT_NOT_FOUND', 'productId'],
    ['no quantity', { productId: '', quantity: 0 }, 'QUANTITY_INVALID', 'quantity'],
  ])('rejects all of them before the call if one has %s', async (_what, wrong, code, field) => {
    const before = writes();
    expect(await add(shopper(), [{ productId: ids[0] }, wrong])).toMatchObject({
      cart: { totalQuantity: 0 },
      userErrors: [{ code, field: ['items', '1', field] }],
    });
    expect(writes()).toBe(before);
  });

  test.each([0, 101])('requires 1 to 100, and rejects %i', async (length) => {
    const items = Array.from({ length }, () => ({ productId: ids[0] }));
    expect(await add(shopper(), items)).toMatchObject({
      cart: { totalQuantity: 0 },
      userErrors: [{ field: ['items'] }],
    });
  });

  test('adds once per key, even if the response was lost', async () => {
    const buyer = shopper();
    await addToCart(buyer, ids[2] ?? '');
    const items = [{ productId: ids[0] }, { productId: ids[1], quantity: 2 }];
    gateway.upstream.answer = (path) => (path.endsWith('/cart/line-item') ? { status: 502, body: '' } : null);
    const input = { input: { items, idempotencyKey: 'lost' } };
    const mutation =
      'mutation ($input: AddToCartInput!) { addToCart(input: $input) { cart { totalQuantity } } }';
    expect((await buyer.send(mutation, input)).errors).toBeDefined();
    gateway.upstream.answer = null;
    expect(await add(buyer, items, 'lost')).toMatchObject({ cart: { totalQuantity: 4 }, userErrors: [] });
    expect(await add(buyer, items, 'lost')).toMatchObject({ cart: { totalQuantity: 4 } });
  });

  test('adds once per key, even if one product was rejected', async () => {
    const buyer = await visitor();
    const items = [{ productId: ids[0], quantity: 2 }, { productId: '0'.repeat(32) }];
    const first = await add(buyer, items, 'in part');
    expect(first).toMatchObject({
      cart: { totalQuantity: 2 },
      userErrors: [{ code: 'PRODUCT_NOT_FOUND', field: ['items', '1', 'productId'] }],
    });
    expect(await add(buyer, items, 'in part')).toEqual(first);
    expect(at(await buyer.ask('{ cart { totalQuantity } }'), 'cart', 'totalQuantity')).toBe(2);
  });

  test('can be retried with the same key if nothing was added', async () => {
    const { stock = 0 } = gateway.sandbox.controls.product(last) ?? {};
    const buyer = await visitor();
    gateway.sandbox.controls.setProduct(last, { stock: 0 });
    const refused = await add(buyer, [{ productId: last }], 'later');
    gateway.sandbox.controls.setProduct(last, { stock });
    expect(refused).toMatchObject({
      cart: { totalQuantity: 0 },
      userErrors: [{ code: 'PRODUCT_OUT_OF_STOCK' }],
    });
    expect(await add(buyer, [{ productId: last }], 'later')).toMatchObject({
      cart: { totalQuantity: 1 },
      userErrors: [],
    });
  });

  test('adds all of forty parallel requests', async () => {
    const buyer = shopper();
    await add(buyer, [{ productId: ids[0] }]);
    await Promise.all(
      Array.from({ length: 20 }, () => add(buyer, [{ productId: ids[0] }, { productId: ids[1] }])),
    );
    expect(at(await buyer.ask('{ cart { totalQuantity } }'), 'cart', 'totalQuantity')).toBe(41);
  });
});
