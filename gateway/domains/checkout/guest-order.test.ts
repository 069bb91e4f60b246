import { beforeAll, describe, expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { addToCart, buyableProduct, identify, placeOrder, swissAddress } from '../../testing/guest.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';

let product: string;

const gateway = testGateway();
beforeAll(async () => {
  product = await buyableProduct(new Shopper(gateway.url));
});

async function guest(locale = 'de-DE'): Promise<Shopper> {
  const shopper = new Shopper(gateway.url, { 'kontor-locale': locale });
  await addToCart(shopper, product);
  expect(at(await identify(shopper), 'userErrors')).toEqual([]);
  return shopper;
}

describe('a guest', () => {
  test.each(['de-DE', 'en-GB', 'fr-CH'])('orders in %s', async (locale) => {
    const shopper = await guest(locale);
    const payload = await placeOrder(shopper, `order-in-${locale}`);
    expect(at(payload, 'userErrors')).toEqual([]);
    expect(textAt(payload, 'order', 'number')).not.toBe('');
    const id = textAt(payload, 'order', 'id');
    const orderData = await shopper.ask(
      'query ($id: ID!) { order(id: $id) { id items { label } shippingAddress { city } } }',
      { id },
    );
    expect(at(orderData, 'order', 'id')).toBe(id);
    expect(at(orderData, 'order', 'shippingAddress', 'city')).toBe('Burgdorf');
    expect(at(await shopper.ask('{ cart { totalQuantity } }'), 'cart', 'totalQuantity')).toBe(0);
  });

  test('cannot see or pay the order of another guest', async () => {
    const id = textAt(await placeOrder(await guest(), 'order-of-anna'), 'order', 'id');
    const stranger = await guest();
    expect(at(await stranger.ask('query ($id: ID!) { order(id: $id) { id } }', { id }), 'order')).toBeNull();
    const paid = await stranger.ask(
      'mutation ($id: ID!) { payOrder(input: { id: $id }) { paymentUrl userErrors { code } } }',
      { id },
    );
    expect(at(paid, 'payOrder')).toEqual({
      paymentUrl: null,
      userErrors: [{ code: 'ORDER_NOT_FOUND' }],
    });
  });

  test('gets one order from two parallel clicks with one key', async () => {
    const shopper = await guest();
    const hash = textAt(await shopper.ask('{ cart { hash } }'), 'cart', 'hash');
    const [first, second] = await Promise.all([
      placeOrder(shopper, 'double-click', hash),
      placeOrder(shopper, 'double-click', hash),
    ]);
    expect(textAt(first, 'order', 'id')).toBe(textAt(second, 'order', 'id'));
  });

  test('gets one order from two tabs', async () => {
    const shopper = await guest();
    const hash = textAt(await shopper.ask('{ cart { hash } }'), 'cart', 'hash');
    const payloads = await Promise.all([
      placeOrder(shopper, 'the-first-tab', hash),
      placeOrder(shopper, 'the-second-tab', hash),
    ]);
    expect(textAt(payloads[0], 'order', 'id')).toBe(textAt(payloads[1], 'order', 'id'));
  });

  test('gets CART_CHANGED if the cart differs from the shown one', async () => {
    const shopper = await guest();
    const shown = textAt(await shopper.ask('{ cart { hash } }'), 'cart', 'hash');
    await addToCart(shopper, product);
    const payload = await placeOrder(shopper, 'changed-cart', shown);
    expect(at(payload, 'order')).toBeNull();
    expect(at(payload, 'userErrors', 0, 'code')).toBe('CART_CHANGED');
    expect(at(await shopper.ask('{ cart { totalQuantity } }'), 'cart', 'totalQuantity')).toBe(2);
  });

  test('gets all field errors by path, in their language', async () => {
    const shopper = new Shopper(gateway.url, { 'kontor-locale': 'fr-CH' });
    await addToCart(shopper, product);
    const { address } = await swissAddress(shopper);
    const payload = await identify(shopper, {
      firstName: '',
      salutationId: 'nope',
      // Name and form of address are those of the buyer, and wrong there.
      billingAddress: { ...address, street: '' },
    });
    const message = 'Ce champ est obligatoire.';
    expect(at(payload, 'userErrors')).toEqual(
      expect.arrayContaining([
        { code: 'REQUIRED', field: ['firstName'], message },
        { code: 'REQUIRED', field: ['billingAddress', 'street'], message },
        { code: 'NOT_A_CHOICE', field: ['salutationId'], message: expect.any(String) },
      ]),
    );
    expect(at(payload, 'userErrors')).toHaveLength(3);
  });

  test('must name the company of a business', async () => {
    const shopper = new Shopper(gateway.url);
    await addToCart(shopper, product);
    const payload = await identify(shopper, { accountType: 'BUSINESS' });
    expect(at(payload, 'userErrors', 0, 'field')).toEqual(['company']);
  });

  test('must accept the terms', async () => {
    const shopper = await guest();
    const hash = textAt(await shopper.ask('{ cart { hash } }'), 'cart', 'hash');
    const data = await shopper.ask(
      'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id } userErrors { field } } }',
      { input: { idempotencyKey: 'without-terms', cartHash: hash, termsAccepted: false } },
    );
    expect(at(data, 'placeOrder')).toEqual({ order: null, userErrors: [{ field: ['termsAccepted'] }] });
  });

  test('gets the cart with notices if Shopware finds it invalid, and nothing is sent twice', async () => {
    const shopper = await guest();
    const orders = () =>
      gateway.upstream.calls.filter(({ path }) => path === '/store-api/checkout/order').length;
    const before = orders();
    const body = {
      errors: [
        { status: '500', code: 'CHECKOUT__CART_INVALID', detail: 'The cart is invalid, got 1 error(s)' },
      ],
    };
    gateway.upstream.fault = ({ path }, response) => {
      if (path !== '/store-api/checkout/order') return false;
      response.writeHead(500, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      return true;
    };
    const payload = await placeOrder(shopper, 'invalid-cart');
    gateway.upstream.fault = null;
    expect(at(payload, 'userErrors')).toEqual([
      {
        code: 'CART_INVALID',
        field: null,
        message: 'Ihr Warenkorb hat sich geändert. Bitte prüfen Sie die Hinweise.',
      },
    ]);
    expect(at(payload, 'cart')).not.toBeNull();
    expect(orders() - before).toBe(1);
  });

  test('is redirected to an external payment and can restart it', async () => {
    const shopper = await guest();
    const { checkout } = await shopper.ask('{ checkout { paymentMethods { method { id name } } } }');
    const methods = at(checkout, 'paymentMethods');
    const urls: unknown[] = [];
    for (const choice of Array.isArray(methods) ? methods : []) {
      const method = at(choice, 'method');
      await shopper.ask(
        'mutation ($id: ID!) { setPaymentMethod(input: { id: $id }) { userErrors { code } } }',
        { id: at(method, 'id') },
      );
      await addToCart(shopper, product);
      const payload = await placeOrder(shopper, `paid-with-${textAt(method, 'id')}`);
      if (at(payload, 'paymentUrl') === null) continue;
      urls.push(at(payload, 'paymentUrl'));
      const again = await shopper.ask(
        'mutation ($id: ID!) { payOrder(input: { id: $id }) { paymentUrl order { canPay paid } userErrors { code } } }',
        { id: textAt(payload, 'order', 'id') },
      );
      expect(at(again, 'payOrder')).toMatchObject({
        paymentUrl: expect.stringMatching(/^http/),
        order: { canPay: true, paid: false },
      });
    }
    expect(urls).not.toEqual([]);
  });
});
