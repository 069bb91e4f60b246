import { beforeAll, describe, expect, test } from 'vitest';
import { productId } from '../../../sandbox/shops/derive/ids.ts';
import { testGateway } from '../../testing/gateway.ts';
import { addToCart, buyableProduct, identify } from '../../testing/guest.ts';
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

async function takeOut(shopper: Shopper, code: string): Promise<unknown> {
  const data = await shopper.ask(
    `mutation ($code: String!) { removePromotion(input: { code: $code }) { ${CART} } }`,
    { code },
  );
  return data['removePromotion'];
}

const saved = async (shopper: Shopper) =>
  at(await shopper.ask('{ cart { savedPromotions { code } } }'), 'cart', 'savedPromotions');

test('a code that expires in the cart is reported as expired, not as unknown', async () => {
  const shopper = await shopperWithCart();
  expect(await enter(shopper, 'WILLKOMMEN10')).toMatchObject({ userErrors: [] });
  gateway.sandbox.controls.setActive('promotion', 'welcome', false);
  const { cart } = await shopper.ask('{ cart { promotions { code } notices { code message } } }');
  expect(cart).toEqual({
    promotions: [],
    notices: [
      { code: 'PROMOTION_REMOVED', message: 'The discount “Welcome” no longer applies and was removed.' },
    ],
  });
});

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
  gateway.upstream.answer = null;
  expect(at(await shopper.ask('{ cart { totalQuantity } }'), 'cart', 'totalQuantity')).toBe(3);
});

describe('an entered code', () => {
  test('gets an error if it does not exist', async () => {
    expect(await enter(await shopperWithCart(), 'NOPE')).toMatchObject({
      cart: { notices: [{ code: 'PROMOTION_NOT_FOUND' }], savedPromotions: [] },
      userErrors: [
        {
          code: 'PROMOTION_NOT_FOUND',
          field: ['code'],
          message: 'The promotion code “NOPE” is not valid.',
        },
      ],
    });
  });

  test('is saved if its conditions are not met, and gets an error each time', async () => {
    const shopper = await shopperWithCart();
    for (const _time of [1, 2]) {
      expect(await enter(shopper, 'winter25')).toMatchObject({
        cart: {
          notices: [{ code: 'PROMOTION_NOT_ELIGIBLE' }],
          promotions: [],
          savedPromotions: [
            {
              code: 'winter25',
              message: 'The code “winter25” is saved and will apply once its conditions are met.',
            },
          ],
        },
        userErrors: [{ code: 'PROMOTION_NOT_ELIGIBLE', field: ['code'] }],
      });
    }
    expect(await saved(shopper)).toEqual([{ code: 'winter25' }]);
  });

  test.each([
    [149.99, ['PROMOTION_NOT_ELIGIBLE']],
    [150, []],
  ])('with a minimum of 150 for items of %d has the errors %j', async (price, codes) => {
    gateway.sandbox.controls.setProduct('ladle-tief', { price });
    const shopper = new Shopper(gateway.url);
    await addToCart(shopper, productId('ladle-tief'));
    expect(await enter(shopper, 'WINTER25')).toMatchObject({ userErrors: codes.map((code) => ({ code })) });
  });

  test('gets an error each time if another one excludes it', async () => {
    const shopper = await shopperWithCart(20);
    await enter(shopper, 'WINTER25');
    for (const _time of [1, 2]) {
      expect(await enter(shopper, 'WILLKOMMEN10')).toMatchObject({
        cart: { notices: [{ code: 'PROMOTION_EXCLUDED' }], savedPromotions: [{ code: 'WILLKOMMEN10' }] },
        userErrors: [{ code: 'PROMOTION_EXCLUDED', field: ['code'] }],
      });
    }
  });

  test('gets an error if it has no effect', async () => {
    const shopper = await shopperWithCart(20);
    expect(await enter(shopper, 'PORTOFREI')).toMatchObject({
      cart: { promotions: expect.not.arrayContaining([{ code: 'PORTOFREI' }]) },
      userErrors: [{ code: 'PROMOTION_WITHOUT_EFFECT', field: ['code'] }],
    });
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

describe('removing a code', () => {
  test('works while it is saved, and it does not apply later', async () => {
    const shopper = await shopperWithCart();
    await enter(shopper, 'WINTER25');
    expect(await takeOut(shopper, 'winter25')).toMatchObject({
      cart: { savedPromotions: [] },
      userErrors: [],
    });
    await identify(shopper);
    expect(await saved(shopper)).toEqual([]);
    await addToCart(shopper, product, 20);
    const data = await shopper.ask(
      '{ cart { promotions { code } savedPromotions { code } notices { code } } }',
    );
    expect(at(data, 'cart')).toMatchObject({
      promotions: expect.not.arrayContaining([{ code: 'WINTER25' }]),
      savedPromotions: [],
    });
    expect(await enter(shopper, 'WINTER25')).toMatchObject({
      cart: { promotions: expect.arrayContaining([expect.objectContaining({ code: 'WINTER25' })]) },
      userErrors: [],
    });
  });

  test('works while it applies', async () => {
    const shopper = await shopperWithCart();
    await enter(shopper, 'WILLKOMMEN10');
    expect(await takeOut(shopper, 'WILLKOMMEN10')).toMatchObject({
      cart: { promotions: [], savedPromotions: [] },
      userErrors: [],
    });
  });

  test('fails if it was not entered', async () => {
    expect(await takeOut(await shopperWithCart(), 'WINTER25')).toMatchObject({
      userErrors: [{ code: 'PROMOTION_NOT_FOUND', field: ['code'] }],
    });
  });
});

test('a code without effect does not get the reason of an earlier code', async () => {
  const shopper = await shopperWithCart(5);
  await enter(shopper, 'WINTER25');
  await enter(shopper, 'WILLKOMMEN10');
  const excluded = await enter(shopper, 'WILLKOMMEN10');
  const secondCode = await enter(shopper, 'PORTOFREI');
  expect(JSON.stringify(at(excluded, 'userErrors'))).toContain('Welcome');
  expect(JSON.stringify(at(secondCode, 'userErrors'))).not.toContain('Welcome');
});
