import { describe, expect, test } from 'vitest';
import { productId, shippingMethodId } from '../../../sandbox/shops/derive/ids.ts';
import { ACCESS_TOKEN, testGateway } from '../../testing/gateway.ts';
import { addToCart } from '../../testing/guest.ts';
import { at, Shopper } from '../../testing/shopper.ts';
import { respondTo } from '../../testing/upstream-proxy.ts';

const ASK = '{ shop { freeShippingFrom { amount currencyCode } } }';

describe('without the variable', () => {
  const shop = testGateway();

  test('the price list of the default shipping method provides it in the page currency with one call', async () => {
    const answer = await fetch(`${shop.upstream.url}/store-api/context`, {
      headers: { 'sw-access-key': ACCESS_TOKEN },
    });
    const context: unknown = await answer.json();
    const prices = (gross: number, quantityStart: number) => ({
      calculation: 2,
      quantityStart,
      currencyPrice: [{ currencyId: at(context, 'currency', 'id'), gross, net: gross }],
    });
    const elements = [
      { id: 'a'.repeat(32), prices: [prices(0, 10)] },
      { id: at(context, 'salesChannel', 'shippingMethodId'), prices: [prices(7, 0), prices(0, 49.5)] },
    ];
    shop.upstream.fault = respondTo('/store-api/shipping-method', 200, { elements });
    for (const _time of [1, 2])
      expect(at(await new Shopper(shop.url).ask(ASK), 'shop', 'freeShippingFrom')).toEqual({
        amount: '49.50',
        currencyCode: 'CHF',
      });
    expect(shop.upstream.calls.filter(({ path }) => path === '/store-api/shipping-method')).toHaveLength(1);
  });
});

describe('with the variable', () => {
  const shop = testGateway({ FREE_SHIPPING_FROM: '75' });

  test.each(['CHF', 'EUR'])(
    'a cart in %s promises no more than the header, and no less than Shopware charges',
    async (currency) => {
      const shopper = new Shopper(shop.url, { 'kontor-currency': currency });
      const header = at(await shopper.ask(ASK), 'shop', 'freeShippingFrom');
      expect(at(header, 'currencyCode')).toBe(currency);
      const hint = async () =>
        (
          await shopper.ask(
            '{ cart { freeShipping { from { amount currencyCode } reached } shipping { amount } } }',
          )
        )['cart'];
      await addToCart(shopper, productId('whisk-holz'));
      expect(await hint()).toMatchObject({ freeShipping: { from: header, reached: false } });
      await addToCart(shopper, productId('knife-santoku'));
      expect(await hint()).toMatchObject({
        freeShipping: { from: header, reached: true },
        shipping: { amount: '0.00' },
      });
      // Priority is never free: the hint says nothing, though the sum is reached.
      await shopper.ask(
        'mutation ($id: ID!) { setShippingMethod(input: { id: $id }) { userErrors { code } } }',
        { id: shippingMethodId('post-priority') },
      );
      const charged = await hint();
      expect(at(charged, 'freeShipping')).toBeNull();
      expect(Number(at(charged, 'shipping', 'amount'))).toBeGreaterThan(0);
    },
  );

  test('a promotion does not change the missing amount', async () => {
    const shopper = new Shopper(shop.url);
    await addToCart(shopper, productId('teapot-hang'));
    const { addPromotionCode } = await shopper.ask(
      `mutation { addPromotionCode(input: { code: "WILLKOMMEN10" }) {
        cart { subtotal { amount } shipping { amount } freeShipping { reached missing { amount } } } } }`,
    );
    expect(at(addPromotionCode, 'cart')).toEqual({
      subtotal: { amount: '70.20' },
      shipping: { amount: '0.00' },
      freeShipping: { reached: true, missing: { amount: '0.00' } },
    });
  });
});
