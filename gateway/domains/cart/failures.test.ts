import { beforeAll, describe, expect, test } from 'vitest';
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

describe('a failed add is an error', () => {
  test('for an unknown product', async () => {
    expect(await addToCart(shopper(), '0'.repeat(32))).toMatchObject({
      cart: {
        totalQuantity: 0,
        notices: [{ code: 'PRODUCT_NOT_FOUND', message: 'We do not sell this item.' }],
      },
      userErrors: [{ code: 'PRODUCT_NOT_FOUND', field: FIELD, message: 'We do not sell this item.' }],
    });
  });

  test('for a malformed product id', async () => {
    expect(await addToCart(shopper(), 'KP-1042')).toMatchObject({
      cart: { totalQuantity: 0 },
      userErrors: [{ code: 'PRODUCT_NOT_FOUND', field: FIELD, message: 'There is no item KP-1042.' }],
    });
  });

  test('for a sold-out product, without a notice of a removal', async () => {
    const { stock = 0, demo } = gateway.sandbox.controls.product(last) ?? {};
    const name = demo?.name.en;
    gateway.sandbox.controls.setProduct(last, { stock: 0 });
    const payload = await addToCart(shopper(), last);
    gateway.sandbox.controls.setProduct(last, { stock });
    const message = `Sorry, “${name}” is sold out.`;
    expect(payload).toMatchObject({
      cart: { totalQuantity: 0, notices: [{ code: 'PRODUCT_OUT_OF_STOCK', message }] },
      userErrors: [{ code: 'PRODUCT_OUT_OF_STOCK', field: FIELD, message }],
    });
  });

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

  test('for more of a product whose stock is in the cart', async () => {
    const buyer = shopper();
    await addToCart(buyer, product, 9_999);
    expect(await addToCart(buyer, product)).toMatchObject({
      cart: { notices: [{ code: 'PRODUCT_STOCK_REACHED' }] },
      userErrors: [{ code: 'PRODUCT_STOCK_REACHED', field: FIELD }],
    });
  });
});

describe('a cart reports a product that', () => {
  test.each([
    ['that it is sold out', { stock: 0 }, 'PRODUCT_OUT_OF_STOCK', /is sold out and has been removed/],
    [
      'that it is not sold any more',
      { active: false },
      'PRODUCT_NOT_FOUND',
      /is no longer available and has been/,
    ],
  ])('%s', async (_what, change, code, message) => {
    const buyer = shopper();
    await addToCart(buyer, last);
    const { stock = 0 } = gateway.sandbox.controls.product(last) ?? {};
    gateway.sandbox.controls.setProduct(last, change);
    const data = await buyer.ask(NOTICES);
    gateway.sandbox.controls.setProduct(last, { stock, active: true });
    expect(at(data, 'cart')).toEqual({
      totalQuantity: 0,
      notices: [{ code, message: expect.stringMatching(message), cartItemId: `cart-item:${last}` }],
    });
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
