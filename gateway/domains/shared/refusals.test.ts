import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
} from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { isObject, type Json } from '../../lib/json.ts';
import { newCustomer } from '../../testing/customer.ts';
import { testGateway } from '../../testing/gateway.ts';
import { addToCart, buyableProduct } from '../../testing/guest.ts';
import { at, Shopper } from '../../testing/shopper.ts';
import { respondTo } from '../../testing/upstream-proxy.ts';

const schema = buildSchema(readFileSync('schema/generated/kontor.graphql', 'utf8'));
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
const NOBODYS = 'f'.repeat(32);

const gateway = testGateway({ ATTEMPTS_PER_MINUTE: '1000' });
beforeAll(async () => {
  gateway.sandbox.controls.set({ rateLimits: false });
});

const visitor = () => new Shopper(gateway.url, { 'kontor-locale': 'en-GB' });

/** A value of a type as a careless buyer or program gives it. */
function careless(type: GraphQLInputType, id: string): unknown {
  const bare = getNullableType(type);
  if (isListType(bare)) return [careless(bare.ofType, id)];
  if (isEnumType(bare)) return bare.getValues()[0]?.name;
  if (isInputObjectType(bare)) {
    const fields = Object.values(bare.getFields()).map((field) => [field.name, careless(field.type, id)]);
    return Object.fromEntries(bare.isOneOf ? fields.slice(-1) : fields);
  }
  if (bare.name === 'Boolean') return false;
  if (bare.name === 'Int') return 0;
  // Made by a program, for a plugin.
  if (bare.name === 'PaymentData') return {};
  return id;
}

function operation({ name, args }: (typeof mutations)[number]): string {
  const declared = args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const [head, call] = args.length === 0 ? ['', ''] : [`(${declared})`, `(${given})`];
  return `mutation ${head} { ${name}${call} { userErrors { code message field } } }`;
}

function input({ name, args }: (typeof mutations)[number], id: string): Json {
  const variables = Object.fromEntries(args.map((arg) => [arg.name, careless(arg.type, id)]));
  // Names of fields and places of forms are the program's, not the buyer's.
  if (name === 'sendForm' && isObject(variables['input'])) {
    Object.assign(variables['input'], { fields: [], place: null, website: '' });
  }
  return variables;
}

describe.each(['nope', NOBODYS])('the value “%s” for each text and id', (id) => {
  test('gets user errors from each mutation, as a visitor and as a customer', async () => {
    const { shopper: customer } = await newCustomer(gateway);
    // These end the login of the customer.
    const ending = ['logout', 'deleteCustomer', 'changePassword', 'login', 'register', 'confirmRegistration'];
    for (const mutation of mutations) {
      const text = operation(mutation);
      const variables = input(mutation, id);
      const all = [
        await visitor().send(text, variables),
        ...(ending.includes(mutation.name) ? [] : [await customer.send(text, variables)]),
      ];
      for (const { data, errors } of all) {
        expect([mutation.name, errors]).toEqual([mutation.name, undefined]);
        expect([mutation.name, at(data, mutation.name, 'userErrors')]).toEqual([
          mutation.name,
          expect.any(Array),
        ]);
      }
    }
  });
});

test.each([
  ['addToCart', { items: [{ productId: NOBODYS }] }, 'PRODUCT_NOT_FOUND', /We do not sell this item/],
  ['addToCart', { items: [{ productId: 'nope' }] }, 'PRODUCT_NOT_FOUND', /There is no item nope/],
  ['updateCartItem', { id: `cart-item:${NOBODYS}`, quantity: 2 }, 'CART_ITEM_NOT_FOUND', /no longer in/],
  ['removeFromCart', { id: 'nope' }, 'CART_ITEM_NOT_FOUND', /no longer in/],
  [
    'changeProfile',
    { accountType: 'BUSINESS', company: 'Muster AG', vatIds: ['CHE-1'] },
    'VAT_ID_INVALID',
    /VAT/,
  ],
  ['updateSession', { currencyId: NOBODYS }, 'CURRENCY_NOT_FOUND', /this currency/i],
  ['updateSession', { countryId: NOBODYS }, 'COUNTRY_NOT_FOUND', /country/],
  ['updateSession', { locale: 'it-CH' }, 'LOCALE_NOT_FOUND', /this language/i],
  ['setShippingMethod', { id: NOBODYS }, 'SHIPPING_METHOD_NOT_FOUND', /delivery method/],
  ['setPaymentMethod', { id: NOBODYS }, 'PAYMENT_METHOD_NOT_FOUND', /payment method/],
  ['setDefaultPaymentMethod', { id: 'nope' }, 'PAYMENT_METHOD_NOT_FOUND', /payment method/],
  ['setShippingAddress', { id: NOBODYS }, 'ADDRESS_NOT_FOUND', /address/],
  ['deleteAddress', { id: NOBODYS }, 'ADDRESS_NOT_FOUND', /address/],
  ['addToWishlist', { productIds: [NOBODYS] }, 'PRODUCT_NOT_FOUND', /product/],
  ['reorder', { id: 'nope' }, 'ORDER_NOT_FOUND', /order/],
  ['cancelOrder', { id: NOBODYS }, 'ORDER_NOT_FOUND', /order/],
])('%s with %o is %s, with a message about it', async (name, given, code, sentence) => {
  const { shopper } = await newCustomer(gateway, { 'kontor-locale': 'en-GB' });
  const mutation = mutations.find((one) => one.name === name);
  if (!mutation) throw new Error(`there is no ${name}`);
  const { data } = await shopper.send(operation(mutation), { input: given });
  expect(at(data, name, 'userErrors', 0)).toMatchObject({ code, message: expect.stringMatching(sentence) });
});

test('an error has the code of Shopware, if it comes from there', async () => {
  const { shopper } = await newCustomer(gateway);
  const text = `mutation ($id: ID!) { setPaymentMethod(input: { id: $id }) { userErrors { code upstreamCode } }
    addPromotionCode(input: { code: "" }) { userErrors { code upstreamCode } } }`;
  const data = await shopper.ask(text, { id: 'nope' });
  expect(at(data, 'setPaymentMethod', 'userErrors')).toEqual([
    { code: 'PAYMENT_METHOD_NOT_FOUND', upstreamCode: 'FRAMEWORK__INVALID_UUID' },
  ]);
  expect(at(data, 'addPromotionCode', 'userErrors')).toEqual([{ code: 'REQUIRED', upstreamCode: null }]);
});

test('an unknown code of a plugin has its code and text', async () => {
  const body = { errors: [{ status: '400', code: 'ACME__TOO_HEAVY', detail: 'Too heavy for the post.' }] };
  gateway.upstream.fault = respondTo('/store-api/checkout/cart/line-item', 400, body);
  const shopper = visitor();
  const data = await shopper.ask(
    `mutation ($id: ID!) { addToCart(input: { items: [{ productId: $id }] }) { userErrors { code upstreamCode message } } }`,
    { id: NOBODYS },
  );
  gateway.upstream.fault = null;
  expect(at(data, 'addToCart', 'userErrors')).toEqual([
    { code: 'UNKNOWN', upstreamCode: 'ACME__TOO_HEAVY', message: 'Too heavy for the post.' },
  ]);
});

test('a pending notice waits for the first response that selects notices, and is delivered once', async () => {
  const shopper = visitor();
  await addToCart(shopper, await buyableProduct(shopper));
  const entered = await shopper.ask(
    'mutation { addPromotionCode(input: { code: "NOPE" }) { userErrors { code } } }',
  );
  expect(at(entered, 'addPromotionCode', 'userErrors')).toEqual([{ code: 'PROMOTION_NOT_FOUND' }]);
  await shopper.ask('{ cart { totalQuantity } session { state } }');
  const notices = async () => at(await shopper.ask('{ cart { notices { code } } }'), 'cart', 'notices');
  expect(await notices()).toEqual([{ code: 'PROMOTION_NOT_FOUND' }]);
  expect(await notices()).toEqual([]);
});
