import { expect, test } from 'vitest';
import { startReplica, startTestGateway } from '../../testing/gateway.ts';
import { Shopper } from '../../testing/shopper.ts';

const ASK = '{ freeShippingFrom { amount currency } }';

test('the sum from which shipping is free is told in the currency that is asked for, or not at all', async () => {
  const shop = await startTestGateway({ FREE_SHIPPING_FROM: '90' });
  const silent = await startReplica(shop);
  try {
    const ask = (url: string, currency: string) => new Shopper(url, { 'kontor-currency': currency }).ask(ASK);
    expect(await ask(shop.url, 'CHF')).toEqual({ freeShippingFrom: { amount: '90.00', currency: 'CHF' } });
    const { currencies } = await new Shopper(shop.url).ask('{ currencies { isoCode } }');
    expect(currencies).toContainEqual({ isoCode: 'EUR' });
    const euro = await ask(shop.url, 'EUR');
    expect(euro).toEqual({ freeShippingFrom: { amount: expect.any(String), currency: 'EUR' } });
    expect(euro).not.toMatchObject({ freeShippingFrom: { amount: '90.00' } });
    expect(await ask(silent.url, 'CHF')).toEqual({ freeShippingFrom: null });
  } finally {
    await silent.close();
    await shop.close();
  }
});
