import { afterEach, describe, expect, test } from 'vitest';
import { productId } from '../../../sandbox/shops/derive/ids.ts';
import { ACCESS_TOKEN, testGateway } from '../../testing/gateway.ts';
import { purge, WEBHOOK_SECRET } from '../../testing/purge.ts';
import { at, Shopper } from '../../testing/shopper.ts';
import { respondTo } from '../../testing/upstream-proxy.ts';

const shop = testGateway({ WEBHOOK_SECRET });
afterEach(() => purge(shop.url, ['*']));

interface Row {
  readonly gross: number;
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
    prices: rows.map(({ gross, ...row }) => ({
      ...row,
      calculation: 2,
      currencyPrice: [{ currencyId: at(context, 'currency', 'id'), gross, net: gross / 1.081 }],
    })),
  };
  shop.upstream.fault = respondTo('/store-api/shipping-method', 200, { elements: [method] });
}

async function shipping(): Promise<unknown> {
  const { product } = await new Shopper(shop.url).ask(
    `query ($id: ID!) { product(id: $id) { shipping { country price { amount currencyCode } minDays maxDays } } }`,
    { id: productId('knife-santoku') },
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

  test('are absent if a rule depends on the cart', async () => {
    await priced([{ gross: 0, quantityStart: 0, ruleId: 'f'.repeat(32) }]);
    expect(await shipping()).toBeNull();
  });

  test('do not fail a page if Shopware cannot return them', async () => {
    shop.upstream.fault = respondTo('/store-api/shipping-method', 500);
    expect(await shipping()).toBeNull();
  });
});
