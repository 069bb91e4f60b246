import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { addToCart, buyableProduct } from '../../testing/guest.ts';
import { at, Shopper } from '../../testing/shopper.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

async function send(query: string, operationName: string, method: 'GET' | 'POST' = 'POST', cookie = '') {
  const answer =
    method === 'POST'
      ? await fetch(`${gateway.url}/graphql`, {
          method,
          headers: { 'content-type': 'application/json', cookie },
          body: JSON.stringify({ query, operationName }),
        })
      : await fetch(`${gateway.url}/graphql?${new URLSearchParams({ query, operationName })}`, {
          headers: { cookie, 'kontor-locale': 'de-DE' },
        });
  const body: unknown = await answer.json();
  return { status: answer.status, body, cacheControl: answer.headers.get('cache-control') };
}

describe('of a text with two operations', () => {
  test('each answers with its own data, however often the other was asked before', async () => {
    const text = 'query A { cart { count } } query B { session { state } }';
    for (const name of ['A', 'A', 'A', 'A', 'B', 'B', 'B', 'A']) {
      const { body } = await send(text, name);
      expect(Object.keys(Object(at(body, 'data')))).toEqual([name === 'A' ? 'cart' : 'session']);
    }
  });

  test('a GET that names the query never runs the mutation, and the mutation is never public', async () => {
    const shopper = new Shopper(gateway.url);
    await addToCart(shopper, await buyableProduct(shopper));
    const text = 'query Q { languages { id } } mutation M { clearCart { cart { count } } }';
    for (let count = 0; count < 4; count++) {
      const { body, cacheControl } = await send(text, 'M');
      expect([at(body, 'data', 'clearCart', 'cart', 'count'), cacheControl]).toEqual([
        0,
        'private, no-store',
      ]);
    }
    const cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const { body } = await send(text, 'Q', 'GET', cookie);
    expect(Object.keys(Object(at(body, 'data')))).toEqual(['languages']);
    expect(at(await shopper.ask('{ cart { count } }'), 'cart', 'count')).toBe(1);
  });

  test('with a fragment that both use each has its own', async () => {
    const text = `query A { languages { ...a } } query B { languages { ...a label } }
      fragment a on Language { locale }`;
    for (const name of ['A', 'A', 'A', 'B']) {
      const { body } = await send(text, name);
      expect(Object.keys(Object(at(body, 'data', 'languages', 0)))).toEqual(
        name === 'A' ? ['locale'] : ['locale', 'label'],
      );
    }
  });
});

test('a field that two fragments ask for under different conditions is answered where one holds', async () => {
  const text = `query ($yes: Boolean!, $no: Boolean!) { languages { ...a @include(if: $no) ...b @include(if: $yes) } }
    fragment a on Language { locale label } fragment b on Language { locale }`;
  const shopper = new Shopper(gateway.url);
  for (let count = 0; count < 4; count++) {
    const { data } = await shopper.send(text, { yes: true, no: false });
    expect(at(data, 'languages', 0)).toEqual({ locale: 'de-DE' });
  }
});
