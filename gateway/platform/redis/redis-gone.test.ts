import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addToCart, buyableProduct, identify } from '../../testing/guest.ts';
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

const adding = (shopper: Shopper) => addToCart(shopper, product).then(() => 'done', String);

describe('during a Redis outage', () => {
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
});
