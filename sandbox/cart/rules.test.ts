import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Client } from '../contract/client.ts';
import { PLACEHOLDERS } from '../contract/placeholders.ts';
import { add, register } from '../contract/setup-steps.ts';
import { list, part } from '../contract/shop-client.ts';
import { type Sandbox, startSandbox } from '../sandbox.ts';
import type { Entity } from '../shop/entity.ts';
import { shippingMethodId } from '../shops/derive/ids.ts';

let sandbox: Sandbox;
let client: Client;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});

afterAll(() => sandbox.close());

beforeEach(() => {
  sandbox.controls.reset();
  sandbox.controls.set({ raceGap: 0 });
  client = new Client(sandbox.url);
});

function unitPrice(cart: Entity): unknown {
  return part(cart, 'lineItems', 0, 'price')['unitPrice'];
}

function shippingCosts(cart: Entity): unknown {
  return part(cart, 'deliveries', 0, 'shippingCosts')['totalPrice'];
}

describe('prices', () => {
  it('fall from tier to tier', async () => {
    const product = sandbox.controls.product(PLACEHOLDERS['tiered'] ?? '');
    const tiers = product?.demo.tiers ?? [];
    expect(tiers.length).toBeGreaterThan(1);
    for (const { from, price } of tiers) {
      const cart = await add(new Client(sandbox.url), { tiered: from });
      expect(unitPrice(cart)).toBe(price);
    }
  });

  it('hold Swiss VAT at the rate of each product, rounded to the cent', async () => {
    const cart = await add(client, { product: 1, dear: 1 });
    const taxes = list(cart, 'price', 'calculatedTaxes');
    expect(taxes.map(({ taxRate }) => taxRate)).toEqual([2.6, 8.1]);
    for (const { taxRate, tax, price } of taxes) {
      const exact = (Number(price) / (100 + Number(taxRate))) * Number(taxRate);
      expect(Math.abs(Number(tax) - exact)).toBeLessThan(0.02);
    }
    const { netPrice, totalPrice } = part(cart, 'price');
    const sum = taxes.reduce((total, { tax }) => total + Number(tax), 0);
    expect(Number(netPrice)).toBeCloseTo(Number(totalPrice) - sum, 2);
  });

  it('are in the currency of the session, never in that of a header', async () => {
    const francs = unitPrice(await add(client, { dear: 1 }));
    const path = '/store-api/checkout/cart';
    const headers = { 'sw-currency-id': PLACEHOLDERS['currencyEur'] ?? '' };
    expect(unitPrice(part(await client.send('GET', path, undefined, headers), 'body'))).toBe(francs);
    await client.object('PATCH', '/store-api/context', { currencyId: PLACEHOLDERS['currencyEur'] });
    expect(unitPrice(await client.object('GET', path))).toBeCloseTo(Number(francs) * 1.05, 2);
  });
});

describe('delivery', () => {
  it('costs by weight and is free from CHF 75 on', async () => {
    expect(shippingCosts(await add(client, { product: 1 }))).toBe(7.9);
    expect(shippingCosts(await add(client, { dear: 1 }))).toBe(0);
  });

  it('costs by country', async () => {
    await client.object('PATCH', '/store-api/context', {
      countryId: PLACEHOLDERS['countryDe'],
      shippingMethodId: shippingMethodId('parcel-eu'),
    });
    expect(shippingCosts(await add(client, { product: 1 }))).toBe(14);
  });

  it('is blocked where nobody carries to', async () => {
    await client.object('PATCH', '/store-api/context', { countryId: PLACEHOLDERS['countryNoShipping'] });
    const { errors } = await add(client, { product: 1 });
    expect(JSON.stringify(errors)).toContain('shipping-address-blocked');
  });

  it('does not exist for a cart of downloads', async () => {
    expect(list(await add(client, { download: 1 }), 'deliveries')).toEqual([]);
  });

  it('is paid by its promotion through a second delivery', async () => {
    await add(client, { product: 1 });
    const items = [{ type: 'promotion', referencedId: 'PORTOFREI' }];
    const cart = await client.object('POST', '/store-api/checkout/cart/line-item', { items });
    const costs = list(cart, 'deliveries').map((delivery) => part(delivery, 'shippingCosts')['totalPrice']);
    expect(costs).toEqual([7.9, -7.9]);
    expect(part(cart, 'price')['totalPrice']).toBe(part(cart, 'price')['positionPrice']);
  });
});

describe('a promotion with a minimum', () => {
  it.each([
    [149.95, false],
    [150, true],
    [150.05, true],
  ])('applies to goods of CHF %d: %s', async (price, applies) => {
    sandbox.controls.setProduct('board-nuss', { price });
    await add(client, { scarce: 1 });
    const items = [{ type: 'promotion', referencedId: 'WINTER25' }];
    const cart = await client.object('POST', '/store-api/checkout/cart/line-item', { items });
    expect(part(cart, 'price')['positionPrice']).toBeCloseTo(applies ? price - 25 : price, 2);
    expect(JSON.stringify(cart['errors']).includes('promotion-not-eligible')).toBe(!applies);
  });
});

describe('a cart is repaired', () => {
  it('with a notice when the shopper caused it, in silence when only read', async () => {
    const over = await add(client, { scarce: 9 });
    expect(JSON.stringify(over['errors'])).toContain('product-stock-reached');
    sandbox.controls.setProduct('board-nuss', { stock: 1 });
    const read = await client.object('GET', '/store-api/checkout/cart');
    expect(read['errors']).toEqual([]);
    expect(part(read, 'lineItems', 0)['quantity']).toBe(1);
  });
});

describe('an order', () => {
  it('takes its items from the stock', async () => {
    await register(client);
    await add(client, { scarce: 2 });
    await client.object('POST', '/store-api/checkout/order', {});
    expect(sandbox.controls.product('board-nuss')?.stock).toBe(1);
  });

  it('is refused when the cart is not the one that was shown', async () => {
    await register(client);
    const shown = await add(client, { scarce: 2 });
    sandbox.controls.setProduct('board-nuss', { stock: 1 });
    const answer = await client.send('POST', '/store-api/checkout/order', { hash: shown['hash'] });
    expect(answer.status).toBe(409);
  });

  it('is confirmed by a mail that a person can read', async () => {
    await register(client);
    await add(client, { product: 1 });
    const { orderNumber } = await client.object('POST', '/store-api/checkout/order', {});
    const page = await (await fetch(`${sandbox.url}/_sandbox/mails`)).text();
    expect(page).toContain(String(orderNumber));
  });
});
