import { beforeAll, describe, expect, test } from 'vitest';
import { testGateway } from '../../../testing/gateway.ts';
import { addToCart, buyableProduct, identify, placeOrder } from '../../../testing/guest.ts';
import { at, Shopper, textAt } from '../../../testing/shopper.ts';

let product: string;

const gateway = testGateway();
beforeAll(async () => {
  product = await buyableProduct(new Shopper(gateway.url));
});

const CART =
  'cart { totalQuantity notices { code severity message params { name value } cartItemId } } userErrors { code field message }';

describe('a notice', () => {
  test('reports an unknown promotion code once, in the language of the request', async () => {
    const shopper = new Shopper(gateway.url, { 'kontor-locale': 'en-GB' });
    await addToCart(shopper, product);
    const data = await shopper.ask(`mutation { addPromotionCode(input: { code: "NOPE" }) { ${CART} } }`);
    expect(at(data, 'addPromotionCode', 'cart', 'notices', 0)).toMatchObject({
      code: 'PROMOTION_NOT_FOUND',
      message: 'The promotion code “NOPE” is not valid.',
      params: [{ name: 'code', value: 'NOPE' }],
    });
    expect(at(await shopper.ask('{ cart { notices { code } } }'), 'cart', 'notices')).toEqual([]);
  });

  test('reports a quantity above the stock', async () => {
    const shopper = new Shopper(gateway.url);
    const payload = await addToCart(shopper, product, 9_999);
    expect(textAt(payload, 'cart', 'notices', 0, 'code')).toBe('PRODUCT_STOCK_REACHED');
  });

  test('reports an unknown product', async () => {
    const payload = await addToCart(new Shopper(gateway.url), '0'.repeat(32));
    expect(textAt(payload, 'cart', 'notices', 0, 'code')).toBe('PRODUCT_NOT_FOUND');
  });

  test('reports silent corrections by Shopware', async () => {
    const shopper = new Shopper(gateway.url);
    await addToCart(shopper, product, 3);
    gateway.upstream.fault = (call, response) => {
      if (call.path !== '/store-api/checkout/cart' || call.method !== 'GET') return false;
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end('{"lineItems":[],"errors":[],"price":{"totalPrice":0,"positionPrice":0}}');
      return true;
    };
    const data = await shopper.ask('{ cart { notices { code cartItemId } } }');
    gateway.upstream.fault = null;
    expect(at(data, 'cart', 'notices')).toEqual([
      { code: 'PRODUCT_OUT_OF_STOCK', cartItemId: `cart-item:${product}` },
    ]);
  });
});

describe('a promotion that the shop ended', () => {
  const CODE = `mutation { addPromotionCode(input: { code: "WILLKOMMEN10" }) { ${CART} } }`;

  async function guestWithCode(): Promise<Shopper> {
    const shopper = new Shopper(gateway.url);
    await addToCart(shopper, product, 3);
    await identify(shopper);
    const data = await shopper.ask(CODE);
    expect(at(data, 'addPromotionCode', 'cart', 'notices', 0, 'code')).toBe('PROMOTION_ADDED');
    return shopper;
  }

  test('is reported in the cart once', async () => {
    const shopper = await guestWithCode();
    gateway.sandbox.controls.setActive('promotion', 'welcome', false);
    const first = await shopper.ask('{ cart { notices { code } promotions { code } } }');
    const second = await shopper.ask('{ cart { notices { code } } }');
    gateway.sandbox.controls.setActive('promotion', 'welcome', true);
    expect(at(first, 'cart')).toEqual({ notices: [{ code: 'PROMOTION_REMOVED' }], promotions: [] });
    expect(at(second, 'cart', 'notices')).toEqual([]);
  });

  test('is reported even if it had no code', async () => {
    const shopper = new Shopper(gateway.url, { 'kontor-locale': 'en-GB' });
    await addToCart(shopper, product, 12);
    const ask = '{ cart { notices { code message } promotions { label code } } }';
    expect(at(await shopper.ask(ask), 'cart', 'promotions')).toEqual([
      { label: 'Large household', code: null },
    ]);
    gateway.sandbox.controls.setActive('promotion', 'big', false);
    const data = await shopper.ask(ask);
    gateway.sandbox.controls.setActive('promotion', 'big', true);
    expect(at(data, 'cart', 'notices')).toEqual([
      {
        code: 'PROMOTION_REMOVED',
        message: 'The promotion “Large household” no longer applies and was removed.',
      },
    ]);
  });

  test('is reported before the order is placed without it', async () => {
    const shopper = await guestWithCode();
    const shown = textAt(await shopper.ask('{ cart { hash } }'), 'cart', 'hash');
    gateway.sandbox.controls.setActive('promotion', 'welcome', false);
    const payload = await placeOrder(shopper, 'lapsed-promotion', shown);
    gateway.sandbox.controls.setActive('promotion', 'welcome', true);
    expect(at(payload, 'order')).toBeNull();
    expect(at(payload, 'userErrors', 0, 'code')).toBe('CART_CHANGED');
  });
});

test.each([0, -3])('a quantity of %i is rejected at its field', async (quantity) => {
  const payload = await addToCart(new Shopper(gateway.url), product, quantity);
  expect(at(payload, 'userErrors', 0)).toMatchObject({
    code: 'QUANTITY_INVALID',
    field: ['items', '0', 'quantity'],
  });
});

test('an item can be changed and removed, and the cart cleared', async () => {
  const shopper = new Shopper(gateway.url);
  await addToCart(shopper, product);
  const update = await shopper.ask(
    `mutation ($id: ID!) { updateCartItem(input: { id: $id, quantity: 4 }) { ${CART} } }`,
    { id: `cart-item:${product}` },
  );
  expect(at(update, 'updateCartItem', 'cart', 'totalQuantity')).toBe(4);
  const removed = await shopper.ask(
    `mutation ($id: ID!) { removeFromCart(input: { id: $id }) { ${CART} } }`,
    { id: `cart-item:${product}` },
  );
  expect(at(removed, 'removeFromCart', 'cart')).toMatchObject({ totalQuantity: 0, notices: [] });
  await addToCart(shopper, product);
  expect(at(await shopper.ask(`mutation { clearCart { ${CART} } }`), 'clearCart', 'cart')).toMatchObject({
    totalQuantity: 0,
    notices: [],
  });
});
