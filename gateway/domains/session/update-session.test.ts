import { beforeAll, expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { addToCart, buyableProduct } from '../../testing/guest.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';

const UPDATE = `mutation ($input: UpdateSessionInput!) { updateSession(input: $input) {
  session { locale currency { isoCode } country { isoCode } } cart { total { currencyCode } } userErrors { code field } } }`;

let euro: string;
let germany: string;
const gateway = testGateway();
beforeAll(async () => {
  const facts = await new Shopper(gateway.url).ask('{ currencies { id isoCode } countries { id isoCode } }');
  euro = idBy(at(facts, 'currencies'), 'isoCode', 'EUR');
  germany = idBy(at(facts, 'countries'), 'isoCode', 'DE');
});

function idBy(list: unknown, key: string, value: string): string {
  const found = (Array.isArray(list) ? list : []).find((entry) => at(entry, key) === value);
  return textAt(found, 'id');
}

async function withCart(): Promise<Shopper> {
  const shopper = new Shopper(gateway.url);
  await addToCart(shopper, await buyableProduct(shopper));
  return shopper;
}

const update = async (shopper: Shopper, input: Readonly<Record<string, unknown>>) =>
  (await shopper.ask(UPDATE, { input }))['updateSession'];

const contextWrites = () =>
  gateway.upstream.calls.filter(({ path, method }) => path === '/store-api/context' && method === 'PATCH')
    .length;

test('language and currency change with one call', async () => {
  const shopper = await withCart();
  const before = contextWrites();
  await update(shopper, { locale: 'en-GB', currencyId: euro });
  expect(contextWrites() - before).toBe(1);
});

test('language, currency and country change together', async () => {
  const shopper = await withCart();
  const input = { locale: 'en-GB', currencyId: euro, countryId: germany };
  expect(await update(shopper, input)).toEqual({
    session: { locale: 'en-GB', currency: { isoCode: 'EUR' }, country: { isoCode: 'DE' } },
    cart: { total: { currencyCode: 'EUR' } },
    userErrors: [],
  });
});

test('an absent field stays unchanged', async () => {
  const shopper = await withCart();
  await update(shopper, { currencyId: euro });
  const changed = { currency: { isoCode: 'EUR' }, country: { isoCode: 'DE' } };
  expect(await update(shopper, { countryId: germany })).toMatchObject({ session: changed });
  const before = contextWrites();
  expect(await update(shopper, {})).toMatchObject({ session: changed, userErrors: [] });
  expect(contextWrites()).toBe(before);
});

test('each wrong field is reported, and nothing is changed', async () => {
  const shopper = await withCart();
  const before = contextWrites();
  const input = { locale: 'it-IT', currencyId: 'nope', countryId: ' ' };
  expect(at(await update(shopper, input), 'userErrors')).toEqual([
    { code: 'LOCALE_NOT_FOUND', field: ['locale'] },
    { code: 'CURRENCY_NOT_FOUND', field: ['currencyId'] },
    { code: 'REQUIRED', field: ['countryId'] },
  ]);
  expect(contextWrites()).toBe(before);
});

test('language and currency of a visitor create no session', async () => {
  const visitor = new Shopper(gateway.url);
  expect(await update(visitor, { locale: 'en-GB', currencyId: euro })).toMatchObject({
    session: { locale: 'en-GB', currency: { isoCode: 'EUR' } },
    cart: null,
  });
  expect(visitor.cookies.size).toBe(0);
});
