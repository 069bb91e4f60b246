import { beforeAll, describe, expect, test } from 'vitest';
import { newCustomer } from '../../../testing/customer.ts';
import { CATALOGUE } from '../../../testing/error-catalogue.ts';
import { testGateway } from '../../../testing/gateway.ts';
import { addToCart, buyableProduct } from '../../../testing/guest.ts';
import { at, Shopper } from '../../../testing/shopper.ts';
import { respondTo } from '../../../testing/upstream-proxy.ts';
import { BUILT_IN } from './messages.ts';

let product: string;

const gateway = testGateway();
beforeAll(async () => {
  product = await buyableProduct(new Shopper(gateway.url));
});

const LOCALES = ['de-DE', 'en-GB', 'fr-CH'];
/** A text of Shopware's, never shown for a code that Kontor knows. */
const RAW = 'This is Shopware’s own sentence.';
/** A value for every placeholder of the catalogue. */
const VALUES = {
  min: 8,
  quantity: 3,
  name: 'Pfanne',
  code: 'SOMMER',
  number: 'K-1',
  seconds: 10,
  promotions: 'x',
};

function sentence(locale: string, key: string): string {
  const text = BUILT_IN[locale]?.[key] ?? '';
  return Object.entries(VALUES).reduce(
    (filled, [name, value]) => filled.replaceAll(`{${name}}`, String(value)),
    text,
  );
}

describe.each(LOCALES)('in %s', (locale) => {
  test('every error of the catalogue has its message and field', async () => {
    const { shopper } = await newCustomer(gateway, { 'kontor-locale': locale });
    const errors = CATALOGUE.errors.map((code) => ({
      code,
      status: '400',
      title: RAW,
      detail: RAW,
      source: { pointer: '/firstName' },
      meta: { parameters: { '{{ value }}': '"x"', '{{ min }}': '8' } },
    }));
    gateway.upstream.fault = respondTo('/store-api/account/change-profile', 400, { errors });
    const data = await shopper.ask(
      `mutation { changeProfile(input: { accountType: PRIVATE, firstName: "A", lastName: "B" }) {
        userErrors { upstreamCode field message } } }`,
    );
    expect(at(data, 'changeProfile', 'userErrors')).toEqual(
      CATALOGUE.errors.map((code) => ({
        upstreamCode: code,
        field: ['firstName'],
        message: sentence(locale, code),
      })),
    );
    expect(JSON.stringify(data)).not.toMatch(/"message":"(?:[A-Z_:]+|[a-z]+(?:-[a-z]+)+|[^"]*[{}][^"]*)"/);
  });

  test('every message of the cart has its text', async () => {
    const shopper = new Shopper(gateway.url, { 'kontor-locale': locale });
    await addToCart(shopper, product);
    const entries = CATALOGUE.cart.map((messageKey) => [
      messageKey,
      { key: messageKey, messageKey, message: RAW, level: 10, parameters: VALUES },
    ]);
    gateway.upstream.fault = respondTo('/store-api/checkout/cart', 200, {
      lineItems: [],
      price: { totalPrice: 0, positionPrice: 0 },
      errors: Object.fromEntries(entries),
    });
    const data = await shopper.ask('{ cart { notices { upstreamCode message } } }');
    const notices = at(data, 'cart', 'notices');
    const shown = (Array.isArray(notices) ? notices : []).filter((notice) => at(notice, 'message') !== RAW);
    for (const code of CATALOGUE.cart) {
      expect(shown).toContainEqual({ upstreamCode: code, message: sentence(locale, code) });
    }
    expect(JSON.stringify(data)).not.toContain(RAW);
  });
});

test('a repetition that differs does not reveal the input', async () => {
  const { shopper } = await newCustomer(gateway, { 'kontor-locale': 'en-GB' });
  const detail = 'This value should be equal to My-Secret-1.';
  gateway.upstream.fault = respondTo('/store-api/account/change-profile', 400, {
    errors: [{ code: null, status: '400', detail, source: { pointer: '/newPassword' } }],
  });
  const data = await shopper.ask(
    `mutation { changeProfile(input: { accountType: PRIVATE, firstName: "A", lastName: "B" }) {
      userErrors { upstreamCode message } } }`,
  );
  expect(at(data, 'changeProfile', 'userErrors')).toEqual([
    { upstreamCode: null, message: 'The two entries do not match.' },
  ]);
});
