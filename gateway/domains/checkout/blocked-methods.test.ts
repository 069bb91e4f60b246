import { beforeAll, describe, expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { addToCart, buyableProduct, identify, placeOrder, swissAddress } from '../../testing/guest.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';

let product: string;

const gateway = testGateway();
beforeAll(async () => {
  product = await buyableProduct(new Shopper(gateway.url));
});
const CHECKOUT = `checkout {
  customer { email } canOrder blockers { code } shippingMethodId shippingMethods { method { id name } blocked price { amount } }
  cart { hash isShippingBlocked subtotal { amount } notices { code message } totalQuantity }
}`;

async function guest(): Promise<Shopper> {
  const shopper = new Shopper(gateway.url, { 'kontor-locale': 'en-GB' });
  await addToCart(shopper, product);
  expect(at(await identify(shopper), 'userErrors')).toEqual([]);
  return shopper;
}

async function countryId(shopper: Shopper, iso: string): Promise<string> {
  const countries = at(await shopper.ask('{ countries { id isoCode } }'), 'countries');
  const found = Array.isArray(countries) && countries.find((country) => at(country, 'isoCode') === iso);
  return textAt(found, 'id');
}

async function checkoutOf(shopper: Shopper): Promise<unknown> {
  return at(await shopper.ask(`{ ${CHECKOUT} }`), 'checkout');
}

function chosen(checkout: unknown): unknown {
  const methods = at(checkout, 'shippingMethods');
  const id = at(checkout, 'shippingMethodId');
  return Array.isArray(methods) ? methods.find((quote) => at(quote, 'method', 'id') === id) : undefined;
}

describe('a blocked method', () => {
  test('of shipping is replaced by one that fits, in the cart too, with one notice', async () => {
    const shopper = await guest();
    gateway.sandbox.controls.setActive('shipping-method', 'post-economy', false);
    const cart = at(await shopper.ask('{ cart { isShippingBlocked notices { code message } } }'), 'cart');
    expect(cart).toEqual({
      isShippingBlocked: false,
      notices: [
        {
          code: 'SHIPPING_METHOD_CHANGED',
          message:
            'The delivery method was changed to “Post Priority” because the previous one no longer applies.',
        },
      ],
    });
    const checkout = await checkoutOf(shopper);
    expect(chosen(checkout)).toMatchObject({ method: { name: 'Post Priority' }, blocked: false });
    expect(checkout).toMatchObject({ canOrder: true, blockers: [], cart: { notices: [] } });
  });

  test('has no price: without a fitting one neither has the cart', async () => {
    const shopper = await guest();
    for (const key of ['post-economy', 'post-priority', 'pickup'])
      gateway.sandbox.controls.setActive('shipping-method', key, false);
    const checkout = await checkoutOf(shopper);
    expect(chosen(checkout)).toMatchObject({ method: { name: 'Post Economy' }, blocked: true, price: null });
    expect(checkout).toMatchObject({
      canOrder: false,
      blockers: [{ code: 'SHIPPING_METHOD_BLOCKED' }],
      cart: { isShippingBlocked: true },
    });
  });

  test('is replaced while ordering, and nothing is ordered that was not shown', async () => {
    const shopper = await guest();
    const hash = textAt(await checkoutOf(shopper), 'cart', 'hash');
    gateway.sandbox.controls.setActive('shipping-method', 'post-economy', false);
    expect(await placeOrder(shopper, 'swapped-at-the-last-moment', hash)).toMatchObject({
      order: null,
      cart: { notices: [{ code: 'SHIPPING_METHOD_CHANGED' }] },
      userErrors: [{ code: 'CART_CHANGED' }],
    });
    expect(at(await placeOrder(shopper, 'swapped-and-seen'), 'userErrors')).toEqual([]);
  });
});

describe('a country', () => {
  test('without delivery has no shipping price', async () => {
    const shopper = new Shopper(gateway.url, { 'kontor-locale': 'en-GB' });
    await addToCart(shopper, product);
    const { address } = await swissAddress(shopper);
    const british = { ...address, zipcode: 'SW1A 1AA', countryId: await countryId(shopper, 'GB') };
    await identify(shopper, { billingAddress: british });
    expect(await checkoutOf(shopper)).toMatchObject({
      canOrder: false,
      blockers: [{ code: 'SHIPPING_ADDRESS_BLOCKED' }],
      cart: { isShippingBlocked: true },
    });
  });

  test('changed by a guest applies to the cart and requires new details', async () => {
    const shopper = await guest();
    await shopper.ask(
      'mutation { addPromotionCode(input: { code: "WILLKOMMEN10" }) { userErrors { code } } }',
    );
    const before = await checkoutOf(shopper);
    const data = await shopper.ask(
      `mutation ($id: ID!) { updateSession(input: { countryId: $id }) {
        session { state country { isoCode } } cart { totalQuantity subtotal { amount } notices { code } } userErrors { code } } }`,
      { id: await countryId(shopper, 'DE') },
    );
    expect(at(data, 'updateSession')).toEqual({
      session: { state: 'VISITOR', country: { isoCode: 'DE' } },
      cart: {
        totalQuantity: at(before, 'cart', 'totalQuantity'),
        subtotal: at(before, 'cart', 'subtotal'),
        notices: [{ code: 'SHIPPING_METHOD_CHANGED' }],
      },
      userErrors: [],
    });
    const after = await checkoutOf(shopper);
    expect(chosen(after)).toMatchObject({ method: { name: 'Parcel Europe' }, blocked: false });
    expect(after).toMatchObject({
      customer: null,
      canOrder: false,
      blockers: [{ code: 'CUSTOMER_MISSING' }],
    });
    const refused = await placeOrder(shopper, 'to-the-old-address');
    expect(at(refused, 'order')).toBeNull();
  });

  test('cannot lose the cart of a guest if Shopware fails halfway', async () => {
    const shopper = await guest();
    const id = await countryId(shopper, 'DE');
    gateway.upstream.fault = ({ path }, response) => {
      if (path !== '/store-api/checkout/cart/line-item') return false;
      response.destroy();
      return true;
    };
    const { errors } = await shopper.send(
      'mutation ($id: ID!) { updateSession(input: { countryId: $id }) { cart { totalQuantity } } }',
      { id },
    );
    gateway.upstream.fault = null;
    expect(errors).toBeDefined();
    expect(await checkoutOf(shopper)).toMatchObject({
      customer: {},
      canOrder: true,
      cart: { totalQuantity: 1 },
    });
  });
});

test('a checkout without a cart or a name reports them', async () => {
  const newVisitor = new Shopper(gateway.url);
  expect(await checkoutOf(newVisitor)).toMatchObject({
    canOrder: false,
    blockers: [{ code: 'CART_EMPTY' }, { code: 'CUSTOMER_MISSING' }],
  });
  await addToCart(newVisitor, product);
  expect(await checkoutOf(newVisitor)).toMatchObject({
    canOrder: false,
    blockers: [{ code: 'CUSTOMER_MISSING' }],
  });
});

test('an incomplete address blocks the order', async () => {
  const shopper = await guest();
  // Staff clear the postcode of every address.
  gateway.upstream.answer = (path, body) =>
    path === '/store-api/context'
      ? { status: 200, body: body.replaceAll(/"zipcode":"[^"]*"/g, '"zipcode":""') }
      : null;
  const checkout = await checkoutOf(shopper);
  gateway.upstream.answer = null;
  expect(checkout).toMatchObject({ canOrder: false, blockers: [{ code: 'BILLING_ADDRESS_INVALID' }] });
});
