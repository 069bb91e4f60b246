import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { productId, shippingMethodId } from '../../../sandbox/shops/derive/ids.ts';
import { ACCESS_TOKEN, startReplica, startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { addToCart } from '../../testing/guest.ts';
import { purge, WEBHOOK_SECRET } from '../../testing/purge.ts';
import { at, Shopper } from '../../testing/shopper.ts';

const ASK = '{ shop { freeShippingFrom { amount currencyCode } } }';

test('the subtotal for free shipping is configured per currency', async () => {
  const shop = await startTestGateway({ FREE_SHIPPING_FROM: '90' });
  const silent = await startReplica(shop);
  try {
    const ask = async (url: string, currency: string) =>
      (await new Shopper(url, { 'kontor-currency': currency }).ask(ASK))['shop'];
    expect(await ask(shop.url, 'CHF')).toEqual({
      freeShippingFrom: { amount: '90.00', currencyCode: 'CHF' },
    });
    const { currencies } = await new Shopper(shop.url).ask('{ currencies { isoCode } }');
    expect(currencies).toContainEqual({ isoCode: 'EUR' });
    const euro = await ask(shop.url, 'EUR');
    expect(euro).toEqual({ freeShippingFrom: { amount: expect.any(String), currencyCode: 'EUR' } });
    expect(euro).not.toMatchObject({ freeShippingFrom: { amount: '90.00' } });
    expect(await ask(silent.url, 'CHF')).toEqual({ freeShippingFrom: null });
  } finally {
    await silent.close();
    await shop.close();
  }
});

describe('without the variable', () => {
  let shop: TestGateway;
  beforeAll(async () => {
    shop = await startTestGateway({ WEBHOOK_SECRET });
  });
  afterEach(async () => {
    shop.upstream.fault = null;
    await purge(shop.url, ['*']);
  });
  afterAll(() => shop.close());

  const answerWith = (status: number, body: unknown) => {
    shop.upstream.fault = ({ path }, response) => {
      if (path !== '/store-api/shipping-method') return false;
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      return true;
    };
  };
  const free = async (currency: string) =>
    at(await new Shopper(shop.url, { 'kontor-currency': currency }).ask(ASK), 'shop', 'freeShippingFrom');

  test('the price list of the default shipping method provides it in the page currency with one call', async () => {
    const { body } = await shopware('/context');
    const prices = (gross: number, quantityStart: number) => ({
      calculation: 2,
      quantityStart,
      currencyPrice: [{ currencyId: at(body, 'currency', 'id'), gross, net: gross }],
    });
    const method = {
      id: at(body, 'salesChannel', 'shippingMethodId'),
      prices: [prices(7, 0), prices(0, 49.5)],
    };
    const secondMethod = { id: 'a'.repeat(32), prices: [prices(0, 10)] };
    answerWith(200, { elements: [secondMethod, method] });
    expect(await free('CHF')).toEqual({ amount: '49.50', currencyCode: 'CHF' });
    expect(await free('CHF')).toEqual({ amount: '49.50', currencyCode: 'CHF' });
    expect(shop.upstream.calls.filter(({ path }) => path === '/store-api/shipping-method')).toHaveLength(1);
  });

  test('a rule that depends on the cart provides none, as in the demo shop', async () => {
    expect(await free('CHF')).toBeNull();
  });

  test('a failing Shopware does not fail the page', async () => {
    answerWith(500, {});
    expect(await free('EUR')).toBeNull();
  });

  async function shopware(path: string): Promise<{ body: unknown }> {
    const answer = await fetch(`${shop.upstream.url}/store-api${path}`, {
      headers: { 'sw-access-key': ACCESS_TOKEN },
    });
    return { body: await answer.json() };
  }
});

test('a cart promises no more than the header and no less than Shopware charges', async () => {
  const shop = await startTestGateway({ FREE_SHIPPING_FROM: '75' });
  try {
    for (const currency of ['CHF', 'EUR']) {
      const shopper = new Shopper(shop.url, { 'kontor-currency': currency });
      const header = at(await shopper.ask(ASK), 'shop', 'freeShippingFrom');
      await addToCart(shopper, productId('whisk-holz'));
      const hint = async () =>
        (
          await shopper.ask(
            '{ cart { freeShipping { from { amount currencyCode } reached } shipping { amount } } }',
          )
        )['cart'];
      expect(await hint()).toMatchObject({ freeShipping: { from: header, reached: false } });
      await addToCart(shopper, productId('knife-santoku'));
      expect(await hint()).toMatchObject({
        freeShipping: { from: header, reached: true },
        shipping: { amount: '0.00' },
      });
      // Priority is never free: the hint says nothing, though the sum is reached.
      await shopper.ask(
        'mutation ($id: ID!) { setShippingMethod(input: { id: $id }) { userErrors { code } } }',
        {
          id: shippingMethodId('post-priority'),
        },
      );
      const charged = await hint();
      expect(at(charged, 'freeShipping')).toBeNull();
      expect(Number(at(charged, 'shipping', 'amount'))).toBeGreaterThan(0);
    }
  } finally {
    await shop.close();
  }
});
