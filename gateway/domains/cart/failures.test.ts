import { beforeAll, describe, expect, test } from 'vitest';
import { productId } from '../../../sandbox/shops/derive/ids.ts';
import { testGateway } from '../../testing/gateway.ts';
import { addToCart, buyableProduct, identify, placeOrder } from '../../testing/guest.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';

let product: string;
/** A closeout product. */
let last: string;

const gateway = testGateway();
beforeAll(async () => {
  product = await buyableProduct(new Shopper(gateway.url));
  last = gateway.sandbox.controls.product('board-nuss')?.id ?? '';
});

const shopper = () => new Shopper(gateway.url, { 'kontor-locale': 'en-GB' });
const FIELD = ['items', '0', 'productId'];
const NOTICES = '{ cart { totalQuantity notices { code message cartItemId } } }';

test('a quantity below the minimum is raised, with a notice and no error', async () => {
  const inSixes = gateway.sandbox.controls.product('KT-4107')?.id ?? '';
  expect(await addToCart(shopper(), inSixes, 1)).toMatchObject({
    cart: { totalQuantity: 6, notices: [{ code: 'MIN_ORDER_QUANTITY' }] },
    userErrors: [],
  });
});

describe('a failed add is an error', () => {
  test('for more than the stock, which is added', async () => {
    const buyer = shopper();
    const payload = await addToCart(buyer, product, 9_999);
    expect(payload).toMatchObject({ userErrors: [{ code: 'PRODUCT_STOCK_REACHED', field: FIELD }] });
    expect(at(payload, 'cart', 'totalQuantity')).toBeGreaterThan(1);
    const data = await buyer.ask(
      `mutation ($id: ID!) { updateCartItem(input: { id: $id, quantity: 9999 }) { userErrors { code field } } }`,
      { id: `cart-item:${product}` },
    );
    expect(at(data, 'updateCartItem', 'userErrors')).toEqual([
      { code: 'PRODUCT_STOCK_REACHED', field: ['quantity'] },
    ]);
  });

  test('for a quantity between two purchase steps', async () => {
    const inSixes = gateway.sandbox.controls.product('KT-4107')?.id ?? '';
    expect(await addToCart(shopper(), inSixes, 7)).toMatchObject({
      cart: { totalQuantity: 6 },
      userErrors: [{ code: 'PURCHASE_STEPS_QUANTITY', field: FIELD }],
    });
  });
});

test.each([
  ['is sold out', { stock: 0 }, 'PRODUCT_OUT_OF_STOCK', /is sold out and has been removed/],
  ['is not sold any more', { active: false }, 'PRODUCT_NOT_FOUND', /is no longer available and has been/],
])('a cart reports a product that %s', async (_what, change, code, message) => {
  const buyer = shopper();
  await addToCart(buyer, last);
  gateway.sandbox.controls.setProduct(last, change);
  expect(at(await buyer.ask(NOTICES), 'cart')).toEqual({
    totalQuantity: 0,
    notices: [{ code, message: expect.stringMatching(message), cartItemId: `cart-item:${last}` }],
  });
});

describe('an expired session', () => {
  const LOGIN = `mutation ($input: LoginInput!) { login(input: $input) { cart { totalQuantity } userErrors { code } } }`;
  const ANNA = { email: 'anna@example.ch', password: 'kontor-demo' };

  async function anna(): Promise<Shopper> {
    const buyer = shopper();
    const data = await buyer.ask(LOGIN, { input: ANNA });
    expect(at(data, 'login', 'userErrors')).toEqual([]);
    await buyer.ask('mutation { clearCart { userErrors { code } } }');
    await addToCart(buyer, product);
    return buyer;
  }

  test('is reported to an ordering customer without an empty cart, which returns after the login', async () => {
    const buyer = await anna();
    const hash = textAt(await buyer.ask('{ cart { hash } }'), 'cart', 'hash');
    gateway.sandbox.controls.expireSessions({ email: ANNA.email });
    expect(await placeOrder(buyer, 'order-after-the-session', hash)).toMatchObject({
      order: null,
      cart: null,
      userErrors: [
        {
          code: 'SESSION_EXPIRED',
          message: 'Your session has expired. Please reload the page and try again.',
        },
      ],
    });
    expect(at(await buyer.ask(LOGIN, { input: ANNA }), 'login', 'cart', 'totalQuantity')).toBe(1);
  });

  test('is reported with the cart once', async () => {
    const buyer = await anna();
    gateway.sandbox.controls.expireSessions({ email: ANNA.email });
    expect(at(await buyer.ask(NOTICES), 'cart')).toMatchObject({
      totalQuantity: 0,
      notices: [{ code: 'SESSION_EXPIRED', message: expect.stringContaining('expired') }],
    });
    expect(at(await buyer.ask(NOTICES), 'cart', 'notices')).toEqual([]);
  });

  test('is reported to a guest who chooses a payment or shipping method', async () => {
    for (const mutation of ['setPaymentMethod', 'setShippingMethod']) {
      const buyer = shopper();
      await addToCart(buyer, product);
      await identify(buyer);
      const checkout = at(await buyer.ask('{ checkout { shippingMethodId paymentMethodId } }'), 'checkout');
      gateway.sandbox.controls.expireSessions();
      const id = at(checkout, mutation === 'setPaymentMethod' ? 'paymentMethodId' : 'shippingMethodId');
      const data = await buyer.ask(
        `mutation ($id: ID!) { ${mutation}(input: { id: $id }) { userErrors { code } } }`,
        { id },
      );
      expect(at(data, mutation, 'userErrors')).toEqual([{ code: 'SESSION_EXPIRED' }]);
    }
  });
});

test('a cart reports a line item that Shopware removed silently', async () => {
  const buyer = shopper();
  await addToCart(buyer, product, 3);
  gateway.upstream.fault = ({ path, method }, response) => {
    if (path !== '/store-api/checkout/cart' || method !== 'GET') return false;
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"lineItems":[],"errors":[],"price":{"totalPrice":0,"positionPrice":0}}');
    return true;
  };
  expect(at(await buyer.ask(NOTICES), 'cart', 'notices')).toMatchObject([
    { code: 'PRODUCT_OUT_OF_STOCK', cartItemId: `cart-item:${product}` },
  ]);
});

test('an item that exceeds the stock is marked', async () => {
  const buyer = shopper();
  gateway.sandbox.controls.setProduct('ladle-tief', { stock: 2 });
  for (const [quantity, exceedsStock] of [
    [2, false],
    [1, true],
  ] as const) {
    await addToCart(buyer, productId('ladle-tief'), quantity);
    expect(await buyer.ask('{ cart { items { exceedsStock } } }')).toEqual({
      cart: { items: [{ exceedsStock }] },
    });
  }
});

test('an item can be changed and removed, and the cart cleared', async () => {
  const buyer = shopper();
  const CART = 'cart { totalQuantity notices { code } } userErrors { code }';
  const id = `cart-item:${product}`;
  for (const [mutation, input, totalQuantity] of [
    ['updateCartItem', '(input: { id: $id, quantity: 4 })', 4],
    ['removeFromCart', '(input: { id: $id })', 0],
  ] as const) {
    await addToCart(buyer, product);
    const data = await buyer.ask(`mutation ($id: ID!) { ${mutation}${input} { ${CART} } }`, { id });
    expect(data[mutation]).toEqual({ cart: { totalQuantity, notices: [] }, userErrors: [] });
  }
  await addToCart(buyer, product);
  expect(at(await buyer.ask(`mutation { clearCart { ${CART} } }`), 'clearCart', 'cart')).toEqual({
    totalQuantity: 0,
    notices: [],
  });
});
