import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { productId } from '../../../sandbox/shops/derive/ids.ts';
import { ACCESS_TOKEN, startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { purge, WEBHOOK_SECRET } from '../../testing/purge.ts';
import { at, Shopper } from '../../testing/shopper.ts';

const KNIFE = productId('knife-santoku');

let shop: TestGateway;
beforeAll(async () => {
  shop = await startTestGateway({ WEBHOOK_SECRET });
});
afterEach(async () => {
  shop.upstream.fault = null;
  await purge(shop.url, ['*']);
});
afterAll(() => shop.close());

interface Row {
  readonly gross: number;
  readonly calculation?: number;
  readonly quantityStart?: number;
  readonly quantityEnd?: number;
  readonly ruleId?: string;
}

/** Sets the prices of the default shipping method. */
async function priced(rows: readonly Row[]): Promise<void> {
  const context: unknown = await (
    await fetch(`${shop.upstream.url}/store-api/context`, { headers: { 'sw-access-key': ACCESS_TOKEN } })
  ).json();
  const method = {
    id: at(context, 'salesChannel', 'shippingMethodId'),
    deliveryTime: { min: 1, max: 2, unit: 'week' },
    prices: rows.map(({ gross, calculation = 2, ...row }) => ({
      ...row,
      calculation,
      currencyPrice: [{ currencyId: at(context, 'currency', 'id'), gross, net: gross / 1.081 }],
    })),
  };
  shop.upstream.fault = ({ path }, response) => {
    if (path !== '/store-api/shipping-method') return false;
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ elements: [method] }));
    return true;
  };
}

async function shipping(id = KNIFE): Promise<unknown> {
  const { product } = await new Shopper(shop.url).ask(
    `query ($id: ID!) { product(id: $id) { shipping { country price { amount currencyCode } minDays maxDays } } }`,
    { id },
  );
  return at(product, 'shipping');
}

describe('shipping costs of a product', () => {
  test('come from the price list of the default method, by price', async () => {
    await priced([
      { gross: 7.9, quantityStart: 0, quantityEnd: 10 },
      { gross: 5.5, quantityStart: 10.01 },
    ]);
    expect(await shipping()).toMatchObject({ country: 'CH', price: { amount: '5.50', currencyCode: 'CHF' } });
  });

  test('are those of the smallest quantity', async () => {
    await priced([
      { gross: 9, calculation: 1, quantityStart: 1, quantityEnd: 1 },
      { gross: 4, calculation: 1, quantityStart: 2 },
    ]);
    expect(await shipping()).toMatchObject({ price: { amount: '9.00' } });
  });

  test('are absent if a rule depends on the cart', async () => {
    await priced([
      { gross: 7.9, quantityStart: 0 },
      { gross: 0, quantityStart: 0, ruleId: 'f'.repeat(32) },
    ]);
    expect(await shipping()).toBeNull();
  });

  test('are absent for a download', async () => {
    await priced([{ gross: 7.9, quantityStart: 0 }]);
    expect(await shipping(productId('book-material-pdf'))).toBeNull();
  });

  test('do not fail a page if Shopware cannot return them', async () => {
    shop.upstream.fault = ({ path }, response) => {
      if (path !== '/store-api/shipping-method') return false;
      response.writeHead(500).end('{}');
      return true;
    };
    expect(await shipping()).toBeNull();
  });
});
