import { beforeAll, describe, expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { productIds } from '../../testing/guest.ts';
import { at, Shopper } from '../../testing/shopper.ts';

let products: string[];

const gateway = testGateway();
beforeAll(async () => {
  products = await productIds(new Shopper(gateway.url));
});

const CONTEXT = 'context { language { locale } currency { isoCode } country { isoCode } }';

/** Language, currency and country that an answer says it is in. */
function contextOf(data: unknown): unknown[] {
  return [
    at(data, 'context', 'language', 'locale'),
    at(data, 'context', 'currency', 'isoCode'),
    at(data, 'context', 'country', 'isoCode'),
  ];
}

describe('a response states its context', () => {
  test.each([
    [{}, ['de-DE', 'CHF', 'CH']],
    [{ 'kontor-locale': 'en-gb', 'kontor-currency': 'eur' }, ['en-GB', 'EUR', 'CH']],
  ])('from the headers %o: %j', async (headers, expected) => {
    const shopper = new Shopper(gateway.url, headers);
    expect(contextOf(await shopper.ask(`{ ${CONTEXT} }`))).toEqual(expected);
    const { data } = await shopper.send(
      `query ($id: ID!) { product(id: $id) { price { unitPrice { currencyCode } } } ${CONTEXT} }`,
      {
        id: products[0] ?? '',
      },
    );
    expect(at(data, 'product', 'price', 'unitPrice', 'currencyCode')).toBe(expected[1]);
  });

  test('from the parameters of a GET before its headers', async () => {
    const address = `${gateway.url}/graphql?locale=fr-CH&currency=EUR&query=${encodeURIComponent(`{ ${CONTEXT} }`)}`;
    const answer = await fetch(address, { headers: { 'kontor-locale': 'en-GB', 'kontor-currency': 'CHF' } });
    expect(contextOf(at(await answer.json(), 'data'))).toEqual(['fr-CH', 'EUR', 'CH']);
  });
});

describe('an unknown language or currency', () => {
  test.each([
    ['kontor-locale', 'it-CH', 'LOCALE_NOT_FOUND', 'de-DE, en-GB, fr-CH'],
    ['kontor-currency', 'USD', 'CURRENCY_NOT_FOUND', 'CHF, EUR'],
  ])('in %s (%s) is %s, with the available ones', async (header, value, code, known) => {
    const shopper = new Shopper(gateway.url, { [header]: value });
    for (const text of [
      '{ languages { locale } }',
      '{ session { state } }',
      'mutation { createSession { userErrors { code } } }',
    ]) {
      const { status, data, errors } = await shopper.send(text);
      expect([status, data]).toEqual([400, undefined]);
      expect(errors).toMatchObject([
        { message: expect.stringContaining(known), extensions: { code, status: 400 } },
      ]);
    }
    expect(shopper.cookies.size).toBe(0);
  });

  test.each(['locale=it-CH', 'currency=USD'])('as a parameter (%s) is rejected too', async (parameter) => {
    const address = `${gateway.url}/graphql?${parameter}&query=${encodeURIComponent('{ languages { locale } }')}`;
    const answer = await fetch(address, { headers: { accept: 'application/graphql-response+json' } });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('is ignored if it comes from a cookie', async () => {
    const shopper = new Shopper(gateway.url);
    shopper.cookies.set('sw-currency', 'USD');
    expect(contextOf(await shopper.ask(`{ ${CONTEXT} }`))).toEqual(['de-DE', 'CHF', 'CH']);
  });
});
