import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addToCart, buyableProduct, identify, placeOrder } from '../../testing/guest.ts';
import { startTestShop, type TestShop } from '../../testing/shop.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';

let shop: TestShop;
let product: string;

beforeAll(async () => {
  shop = await startTestShop(2, { UPSTREAM_TIMEOUT_MS: '4000' });
  product = await buyableProduct(new Shopper(url(0)));
});
afterEach(() => {
  shop.upstream.fault = null;
});
afterAll(() => shop.close());

const url = (index: number): string => shop.gateways[index]?.url ?? '';

async function ready(index: number): Promise<unknown> {
  const answer = await fetch(`${url(index)}/health/ready`);
  return answer.json();
}

/** Waits until gateways accept changes again: a restarted Redis may have lost its locks, so they refuse for a while. */
async function changing(): Promise<void> {
  const shopper = new Shopper(url(0));
  await addToCart(shopper, product);
  await expect
    .poll(() => addToCart(shopper, product).then(() => 'done', String), { timeout: 30_000 })
    .toBe('done');
}

const adding = (shopper: Shopper) => addToCart(shopper, product).then(() => 'done', String);

describe('during a Redis outage', () => {
  test('gateways report it, serve reads, reject changes, and recover', {
    timeout: 120_000,
  }, async () => {
    expect(await ready(0)).toEqual({ status: 'ok', missing: [], without: [] });
    const shopper = new Shopper(url(0));
    await addToCart(shopper, product);
    await identify(shopper);
    const hash = textAt(await shopper.ask('{ cart { hash } }'), 'cart', 'hash');

    await shop.redis.kill();
    const adds = await Promise.all(Array.from({ length: 10 }, () => adding(shopper)));
    expect(adds.filter((said) => !said.includes('NOT_SENT_RETRY'))).toEqual([]);
    await expect(placeOrder(shopper, 'ordered-without-redis', hash)).rejects.toThrow('NOT_SENT_RETRY');
    expect(at(await shopper.ask('{ cart { totalQuantity } }'), 'cart', 'totalQuantity')).toBe(1);
    expect(await ready(0)).toMatchObject({ status: 'ok', without: ['redis'] });

    await shop.redis.again();
    await expect.poll(() => ready(1), { timeout: 30_000 }).toMatchObject({ without: [] });
    const ordered = () => placeOrder(shopper, 'ordered-without-redis', hash).catch(String);
    await expect.poll(ordered, { timeout: 30_000 }).toMatchObject({ order: { number: expect.any(String) } });
  });

  test('a guest who changes the country keeps the shared cart', {
    timeout: 120_000,
  }, async () => {
    const shopper = new Shopper(url(0));
    await addToCart(shopper, product);
    await identify(shopper);
    const { countries } = await shopper.ask('{ countries { id isoCode } }');
    const german = (Array.isArray(countries) ? countries : []).find((one) => at(one, 'isoCode') === 'DE');
    const choose = () =>
      shopper.send(
        'mutation ($input: UpdateSessionInput!) { updateSession(input: $input) { cart { totalQuantity } userErrors { code } } }',
        { input: { countryId: textAt(german, 'id') } },
      );
    const cookie = shopper.cookies.get('sw-context-token');
    await shop.redis.kill();
    const contexts = shop.sandbox.controls.stored().contexts;
    expect((await choose()).errors).toMatchObject([{ extensions: { code: 'NOT_SENT_RETRY', status: 503 } }]);
    expect(shopper.cookies.get('sw-context-token')).toBe(cookie);
    expect(shop.sandbox.controls.stored().contexts).toBe(contexts);
    await shop.redis.again();
    await expect
      .poll(async () => (await choose()).data, { timeout: 30_000 })
      .toMatchObject({ updateSession: { cart: { totalQuantity: 1 }, userErrors: [] } });
  });

  test('a new visitor can begin a cart, which only one gateway can change', async () => {
    await shop.redis.kill();
    const shopper = new Shopper(url(0));
    expect(await adding(shopper)).toBe('done');
    expect(at(await shopper.ask('{ cart { totalQuantity } }'), 'cart', 'totalQuantity')).toBe(1);
    await shop.redis.again();
  });

  test('no call waits once the outage is known', async () => {
    await shop.redis.kill();
    const shopper = new Shopper(url(0));
    await addToCart(shopper, product);
    await adding(shopper);
    const started = performance.now();
    for (let count = 0; count < 10; count++) await shopper.ask('{ cart { totalQuantity } }');
    for (let count = 0; count < 10; count++) expect(await adding(shopper)).toContain('NOT_SENT_RETRY');
    // Each would wait for REDIS_TIMEOUT_MS, two seconds.
    expect(performance.now() - started).toBeLessThan(20_000);
    await shop.redis.again();
  });

  test('the cart is complete afterwards, and lost adds are reported', {
    timeout: 120_000,
  }, async () => {
    const shopper = new Shopper(url(0));
    await shop.redis.kill();
    await addToCart(shopper, product);
    await shop.redis.again();
    await changing();
    const add =
      'mutation ($input: AddToCartInput!) { addToCart(input: $input) { cart { totalQuantity } userErrors { code } } }';
    const input = { items: [{ productId: product }], idempotencyKey: 'lost-on-its-way' };
    shop.upstream.fault = ({ path }, response) => {
      if (path !== '/store-api/checkout/cart/line-item') return false;
      response.destroy();
      return true;
    };
    const { errors } = await shopper.send(add, { input });
    shop.upstream.fault = null;
    expect(errors).toBeDefined();
    expect(await shopper.ask(add, { input })).toEqual({
      addToCart: { cart: { totalQuantity: 1 }, userErrors: [{ code: 'PRODUCT_NOT_ADDED' }] },
    });
  });
});
