import { beforeAll, describe, expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { addToCart, buyableProduct, identify, placeOrder } from '../../testing/guest.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';

let product: string;

const gateway = testGateway();
beforeAll(async () => {
  product = await buyableProduct(new Shopper(gateway.url));
});

const CART = `cart { notices { code } promotions { code discount { amount } } savedPromotions { code message } shipping { amount } }
  userErrors { code field message }`;

async function shopperWithCart(quantity = 1): Promise<Shopper> {
  const shopper = new Shopper(gateway.url, { 'kontor-locale': 'en-GB' });
  await addToCart(shopper, product, quantity);
  return shopper;
}

async function enter(shopper: Shopper, code: string): Promise<unknown> {
  const data = await shopper.ask(
    `mutation ($code: String!) { addPromotionCode(input: { code: $code }) { ${CART} } }`,
    { code },
  );
  return data['addPromotionCode'];
}

test('a promotion removed by the shopper is not reported as lost', async () => {
  const shopper = await shopperWithCart();
  await enter(shopper, 'WILLKOMMEN10');
  const { cart } = await shopper.ask('{ cart { promotions { id } } }');
  const data = await shopper.ask(`mutation ($id: ID!) { removePromotion(input: { id: $id }) { ${CART} } }`, {
    id: textAt(cart, 'promotions', 0, 'id'),
  });
  expect(at(data, 'removePromotion')).toMatchObject({
    cart: { notices: [], promotions: [] },
    userErrors: [],
  });
});

test('the cart count excludes surcharges', async () => {
  const shopper = await shopperWithCart(3);
  gateway.upstream.answer = (path, body) =>
    path === '/store-api/checkout/cart'
      ? { status: 200, body: body.replaceAll('"good":true', '"good":false') }
      : null;
  expect(at(await shopper.ask('{ cart { totalQuantity } }'), 'cart', 'totalQuantity')).toBe(0);
});

describe('an entered code', () => {
  test.each([
    ['does not exist', 'NOPE', 1, 'PROMOTION_NOT_FOUND', []],
    ['has unmet conditions', 'winter25', 1, 'PROMOTION_NOT_ELIGIBLE', [{ code: 'winter25' }]],
    ['is excluded by another', 'WILLKOMMEN10', 20, 'PROMOTION_EXCLUDED', [{ code: 'WILLKOMMEN10' }]],
    ['has no effect', 'PORTOFREI', 20, 'PROMOTION_WITHOUT_EFFECT', undefined],
  ])('gets an error each time if it %s', async (_what, code, quantity, error, savedPromotions) => {
    const shopper = await shopperWithCart(quantity);
    if (error === 'PROMOTION_EXCLUDED') await enter(shopper, 'WINTER25');
    for (const _time of [1, 2]) {
      const payload = await enter(shopper, code);
      expect(payload).toMatchObject({
        cart: { promotions: expect.not.arrayContaining([expect.objectContaining({ code })]) },
        userErrors: [{ code: error, field: ['code'] }],
      });
      if (savedPromotions) expect(at(payload, 'cart', 'savedPromotions')).toMatchObject(savedPromotions);
    }
  });

  test('applies once and gets a notice if it is already applied', async () => {
    const shopper = await shopperWithCart();
    expect(await enter(shopper, 'WILLKOMMEN10')).toMatchObject({ userErrors: [] });
    expect(await enter(shopper, 'willkommen10')).toMatchObject({
      cart: { notices: [{ code: 'PROMOTION_ALREADY_ADDED' }], promotions: [{ code: 'WILLKOMMEN10' }] },
      userErrors: [],
    });
  });

  test('gets CART_EMPTY before the first item', async () => {
    expect(await enter(new Shopper(gateway.url), 'WILLKOMMEN10')).toMatchObject({
      userErrors: [{ code: 'CART_EMPTY', field: ['code'] }],
    });
  });
});

describe('a promotion that the shop ended', () => {
  async function withEnded(): Promise<{ readonly shopper: Shopper; readonly shown: string }> {
    const shopper = await shopperWithCart(3);
    await identify(shopper);
    expect(at(await enter(shopper, 'WILLKOMMEN10'), 'userErrors')).toEqual([]);
    const shown = textAt(await shopper.ask('{ cart { hash } }'), 'cart', 'hash');
    gateway.sandbox.controls.setActive('promotion', 'welcome', false);
    return { shopper, shown };
  }

  test('is reported in the cart once', async () => {
    const { shopper } = await withEnded();
    const { cart } = await shopper.ask('{ cart { notices { code message } promotions { code } } }');
    const message = 'The discount “Welcome” no longer applies and was removed.';
    expect(cart).toEqual({ notices: [{ code: 'PROMOTION_REMOVED', message }], promotions: [] });
    expect(at(await shopper.ask('{ cart { notices { code } } }'), 'cart', 'notices')).toEqual([]);
  });

  test('is reported before the order is placed without it', async () => {
    const { shopper, shown } = await withEnded();
    expect(await placeOrder(shopper, 'lapsed-promotion', shown)).toMatchObject({
      order: null,
      userErrors: [{ code: 'CART_CHANGED' }],
    });
  });
});

test('shows the discount of free delivery', async () => {
  const shopper = await shopperWithCart();
  const found = await shopper.ask('{ checkout { shippingMethods { method { id } price { amount } } } }');
  const methods = at(found, 'checkout', 'shippingMethods');
  const dear = Array.isArray(methods) && methods.find((method) => Number(at(method, 'price', 'amount')) > 0);
  await shopper.ask('mutation ($id: ID!) { setShippingMethod(input: { id: $id }) { userErrors { code } } }', {
    id: at(dear, 'method', 'id'),
  });
  expect(await enter(shopper, 'PORTOFREI')).toMatchObject({
    cart: {
      promotions: [{ code: 'PORTOFREI', discount: { amount: expect.stringMatching(/^-\d+\.\d\d$/) } }],
      shipping: { amount: '0.00' },
    },
    userErrors: [],
  });
});

test('a saved code can be removed, and does not apply later', async () => {
  const shopper = await shopperWithCart();
  await enter(shopper, 'WINTER25');
  const removed = await shopper.ask(`mutation { removePromotion(input: { code: "winter25" }) { ${CART} } }`);
  expect(removed['removePromotion']).toMatchObject({ cart: { savedPromotions: [] }, userErrors: [] });
  await identify(shopper);
  await addToCart(shopper, product, 20);
  const { cart } = await shopper.ask('{ cart { promotions { code } savedPromotions { code } } }');
  expect(cart).toMatchObject({
    promotions: expect.not.arrayContaining([{ code: 'WINTER25' }]),
    savedPromotions: [],
  });
});
