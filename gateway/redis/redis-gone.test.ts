import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addToCart, buyableProduct, identify, placeOrder } from '../testing/guest.ts';
import { startTestShop, type TestShop } from '../testing/shop.ts';
import { at, Shopper, textAt } from '../testing/shopper.ts';

let shop: TestShop;
let product: string;

beforeAll(async () => {
  shop = await startTestShop(2);
  product = await buyableProduct(new Shopper(url(0)));
});
afterAll(() => shop.close());

const url = (index: number): string => shop.gateways[index]?.url ?? '';

async function ready(index: number): Promise<unknown> {
  const answer = await fetch(`${url(index)}/health/ready`);
  return answer.json();
}

describe('when Redis goes away', () => {
  test('gateways say so, go on with their own memory, and find back by themselves', async () => {
    expect(await ready(0)).toEqual({ status: 'ok', missing: [], without: [] });
    const shopper = new Shopper(url(0));
    await addToCart(shopper, product);

    await shop.redis.kill();
    const adds = await Promise.all(Array.from({ length: 10 }, () => addToCart(shopper, product)));
    expect(adds.map((payload) => at(payload, 'userErrors'))).toEqual(adds.map(() => []));
    expect(at(await shopper.ask('{ cart { count } }'), 'cart', 'count')).toBe(11);
    const guest = new Shopper(url(0));
    await addToCart(guest, product);
    await identify(guest);
    const hash = textAt(await guest.ask('{ cart { hash } }'), 'cart', 'hash');
    const twice = await Promise.all([1, 2].map(() => placeOrder(guest, 'ordered-without-redis', hash)));
    expect(textAt(twice[0], 'order', 'number')).toBe(textAt(twice[1], 'order', 'number'));
    expect(await ready(0)).toMatchObject({ status: 'ok', without: ['redis'] });

    await shop.redis.again();
    await expect.poll(() => ready(1), { timeout: 10_000 }).toMatchObject({ without: [] });
    const later = new Shopper(url(1));
    await addToCart(later, product);
    expect(at(await later.ask('{ cart { count } }'), 'cart', 'count')).toBe(1);
  });

  test('nobody waits for it once it is known to be gone', async () => {
    await shop.redis.kill();
    const shopper = new Shopper(url(0));
    await addToCart(shopper, product);
    const started = performance.now();
    for (let count = 0; count < 10; count++) await addToCart(shopper, product);
    expect(performance.now() - started).toBeLessThan(3_000);
    await shop.redis.again();
  });

  test('what is in a cart is known when it is back, and nothing counts as added that did not arrive', async () => {
    const shopper = new Shopper(url(0));
    await shop.redis.kill();
    await addToCart(shopper, product);
    await shop.redis.again();
    await expect.poll(() => ready(0), { timeout: 10_000 }).toMatchObject({ without: [] });
    const add =
      'mutation ($input: AddToCartInput!) { addToCart(input: $input) { cart { count } userErrors { code } } }';
    const input = { productId: product, quantity: 1, idempotencyKey: 'lost-on-its-way' };
    shop.upstream.fault = ({ path }, response) => {
      if (path !== '/store-api/checkout/cart/line-item') return false;
      response.destroy();
      return true;
    };
    const { errors } = await shopper.send(add, { input });
    shop.upstream.fault = null;
    expect(errors).toBeDefined();
    expect(await shopper.ask(add, { input })).toEqual({
      addToCart: { cart: { count: 1 }, userErrors: [{ code: 'addToCartError' }] },
    });
  });
});
