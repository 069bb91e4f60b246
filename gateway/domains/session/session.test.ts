import { beforeAll, describe, expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { addToCart, productIds } from '../../testing/guest.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';

let ids: readonly string[];
let product: string;
let euro: string;
let germany: string;

const gateway = testGateway();
beforeAll(async () => {
  const visitor = new Shopper(gateway.url);
  ids = (await productIds(visitor)).slice(0, 6);
  [product = ''] = ids;
  const facts = await visitor.ask('{ currencies { id isoCode } countries { id isoCode } }');
  euro = idBy(at(facts, 'currencies'), 'EUR');
  germany = idBy(at(facts, 'countries'), 'DE');
});

function idBy(list: unknown, isoCode: string): string {
  const found = (Array.isArray(list) ? list : []).find((entry) => at(entry, 'isoCode') === isoCode);
  return textAt(found, 'id');
}

async function withCart(): Promise<Shopper> {
  const shopper = new Shopper(gateway.url);
  await addToCart(shopper, product);
  return shopper;
}

const update = async (shopper: Shopper, input: Readonly<Record<string, unknown>>) =>
  (
    await shopper.ask(
      `mutation ($input: UpdateSessionInput!) { updateSession(input: $input) {
        session { locale currency { isoCode } country { isoCode } } cart { total { currencyCode } } userErrors { code field } } }`,
      { input },
    )
  )['updateSession'];

const contextWrites = () =>
  gateway.upstream.calls.filter(({ path, method }) => path === '/store-api/context' && method === 'PATCH');

test('1,000 anonymous page views create no context and send no token', async () => {
  gateway.upstream.calls.length = 0;
  const paths = ['/', '/kochen/', '/schneiden/', '/nirgends/'];
  const query =
    'query ($p: String!) { page(path: $p) { __typename } session { state } cart { totalQuantity } }';
  for (let round = 0; round < 100; round++) {
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        new Shopper(gateway.url).send(query, { p: paths[(round + index) % paths.length] }),
      ),
    );
  }
  const { calls } = gateway.upstream;
  expect(calls.filter(({ headers }) => headers['sw-context-token'] !== undefined)).toEqual([]);
  expect(contextWrites()).toEqual([]);
});

test('prices for visitors in another currency come from one context of the gateway', async () => {
  gateway.upstream.calls.length = 0;
  const query = 'query ($id: ID!) { product(id: $id) { price { unitPrice { currencyCode } } } }';
  const shopper = new Shopper(gateway.url, { 'kontor-currency': 'EUR' });
  for (const text of [query, `${query} # again`]) {
    const data = await shopper.ask(text, { id: product });
    expect(at(data, 'product', 'price', 'unitPrice', 'currencyCode')).toBe('EUR');
  }
  expect(contextWrites()).toHaveLength(1);
});

test('a token from outside is never accepted', async () => {
  const forged = 'chosen-by-somebody-else-12345678';
  const shopper = new Shopper(gateway.url, {
    'sw-context-token': forged,
    authorization: `Bearer ${forged}`,
  });
  shopper.cookies.set('sw-context-token', forged);
  await addToCart(shopper, product);
  await shopper.ask('{ cart { totalQuantity } }');
  const tokens = gateway.upstream.calls.map(({ headers }) => headers['sw-context-token']);
  expect(tokens).not.toContain(forged);
});

describe('an early session', () => {
  const CREATE =
    'mutation { createSession { session { state } cart { totalQuantity } userErrors { code } } }';

  test('keeps all of the first parallel changes', async () => {
    const shopper = new Shopper(gateway.url);
    expect((await shopper.ask(CREATE))['createSession']).toEqual({
      session: { state: 'VISITOR' },
      cart: { totalQuantity: 0 },
      userErrors: [],
    });
    await Promise.all(ids.map((id) => addToCart(shopper, id)));
    expect(at(await shopper.ask('{ cart { totalQuantity } }'), 'cart', 'totalQuantity')).toBe(ids.length);
  });

  test('is reused by a second request', async () => {
    const shopper = await withCart();
    const cookie = shopper.cookies.get('sw-context-token');
    expect((await shopper.ask(CREATE))['createSession']).toMatchObject({ cart: { totalQuantity: 1 } });
    expect(shopper.cookies.get('sw-context-token')).toBe(cookie);
  });
});

describe('all prices of a response are in one currency', () => {
  async function currencies(shopper: Shopper): Promise<unknown[]> {
    const data = await shopper.ask(
      `query ($id: ID!) { session { currency { isoCode } } cart { total { currencyCode } }
        product(id: $id) { price { unitPrice { currencyCode } } } }`,
      { id: product },
    );
    return [
      at(data, 'session', 'currency', 'isoCode'),
      at(data, 'cart', 'total', 'currencyCode'),
      at(data, 'product', 'price', 'unitPrice', 'currencyCode'),
    ];
  }

  test('that of the session once it was chosen, also after adding to the cart', async () => {
    const shopper = await withCart();
    expect(await currencies(shopper)).toEqual(['CHF', 'CHF', 'CHF']);
    await update(shopper, { currencyId: euro });
    expect(await currencies(shopper)).toEqual(['EUR', 'EUR', 'EUR']);
    await addToCart(shopper, product);
    expect(await currencies(shopper)).toEqual(['EUR', 'EUR', 'EUR']);
  });

  test('that of the session for a read that names another, until a change', async () => {
    const shopper = await withCart();
    const inEuro = shopper.sending({ 'kontor-currency': 'EUR' });
    expect(await currencies(inEuro)).toEqual(['CHF', 'CHF', 'CHF']);
    await addToCart(inEuro, product);
    expect(await currencies(inEuro)).toEqual(['EUR', 'EUR', 'EUR']);
  });
});

describe('an update of the session', () => {
  test('changes language, currency and country together, and no absent field', async () => {
    const shopper = await withCart();
    const chosen = { locale: 'en-GB', currency: { isoCode: 'EUR' }, country: { isoCode: 'DE' } };
    const input = { locale: 'en-GB', currencyId: euro, countryId: germany };
    expect(await update(shopper, input)).toEqual({
      session: chosen,
      cart: { total: { currencyCode: 'EUR' } },
      userErrors: [],
    });
    const { currency, country } = chosen;
    expect(await update(shopper, { locale: 'de-DE' })).toMatchObject({ session: { currency, country } });
  });

  test('with wrong fields reports each and changes nothing', async () => {
    const shopper = await withCart();
    const before = contextWrites().length;
    const input = { locale: 'it-IT', currencyId: 'nope', countryId: ' ' };
    expect(at(await update(shopper, input), 'userErrors')).toEqual([
      { code: 'LOCALE_NOT_FOUND', field: ['locale'] },
      { code: 'CURRENCY_NOT_FOUND', field: ['currencyId'] },
      { code: 'REQUIRED', field: ['countryId'] },
    ]);
    expect(contextWrites()).toHaveLength(before);
  });

  test('creates no session for language and currency of a visitor', async () => {
    const visitor = new Shopper(gateway.url);
    expect(await update(visitor, { locale: 'en-GB', currencyId: euro })).toMatchObject({
      session: { locale: 'en-GB', currency: { isoCode: 'EUR' } },
      cart: null,
    });
    expect(visitor.cookies.size).toBe(0);
  });
});
