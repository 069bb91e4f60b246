import { beforeAll, describe, expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { addToCart, productIds } from '../../testing/guest.ts';
import { at, Shopper } from '../../testing/shopper.ts';

let ids: readonly string[];

const gateway = testGateway();
beforeAll(async () => {
  ids = (await productIds(new Shopper(gateway.url))).slice(0, 6);
});

const CREATE = `mutation { createSession {
  session { id state currency { isoCode } } cart { id totalQuantity } userErrors { code } } }`;

describe('an early session', () => {
  test('keeps all of the first parallel changes', async () => {
    const shopper = new Shopper(gateway.url);
    expect((await shopper.ask(CREATE))['createSession']).toEqual({
      session: { id: 'session:current', state: 'VISITOR', currency: { isoCode: 'CHF' } },
      cart: { id: 'cart:current', totalQuantity: 0 },
      userErrors: [],
    });
    await Promise.all(ids.map((id) => addToCart(shopper, id)));
    expect(at(await shopper.ask('{ cart { totalQuantity } }'), 'cart', 'totalQuantity')).toBe(ids.length);
  });

  test('has the currency of the request from the start', async () => {
    const headers = { 'kontor-currency': 'EUR', 'kontor-locale': 'fr-CH' };
    const shopper = new Shopper(gateway.url, headers);
    expect((await shopper.ask(CREATE))['createSession']).toMatchObject({
      session: { currency: { isoCode: 'EUR' } },
    });
    await addToCart(shopper, ids[0] ?? '');
    const data = await shopper.ask('{ cart { total { currencyCode } } }');
    expect(at(data, 'cart', 'total', 'currencyCode')).toBe('EUR');
  });

  test('is reused by a second request', async () => {
    const shopper = new Shopper(gateway.url);
    await addToCart(shopper, ids[0] ?? '');
    const cookie = shopper.cookies.get('sw-context-token');
    expect((await shopper.ask(CREATE))['createSession']).toMatchObject({
      cart: { totalQuantity: 1 },
    });
    expect(shopper.cookies.get('sw-context-token')).toBe(cookie);
  });

  test('is returned to a client without cookies as a bearer token', async () => {
    const { headers } = await new Shopper(gateway.url).send(CREATE);
    const token = headers.get('kontor-session-token');
    expect(token).toEqual(expect.any(String));
    const app = new Shopper(gateway.url, { authorization: `Bearer ${token}` });
    await Promise.all(ids.map((id) => addToCart(app, id)));
    expect(at(await app.ask('{ cart { totalQuantity } }'), 'cart', 'totalQuantity')).toBe(ids.length);
  });
});
