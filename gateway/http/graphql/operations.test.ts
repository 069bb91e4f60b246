import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { addToCart, buyableProduct } from '../../testing/guest.ts';
import { at, Shopper } from '../../testing/shopper.ts';

const gateway = testGateway();

/** Sends a text, or the id of a persisted one, whose operations are compiled. */
async function send(
  document: { readonly query: string } | { readonly documentId: string },
  operationName: string,
  method: 'GET' | 'POST' = 'POST',
  cookie = '',
) {
  const answer =
    method === 'POST'
      ? await fetch(`${gateway.url}/graphql`, {
          method,
          headers: { 'content-type': 'application/json', cookie },
          body: JSON.stringify({ ...document, operationName }),
        })
      : await fetch(`${gateway.url}/graphql?${new URLSearchParams({ ...document, operationName })}`, {
          headers: { cookie, 'kontor-locale': 'de-DE' },
        });
  const body: unknown = await answer.json();
  return { status: answer.status, body, cacheControl: answer.headers.get('cache-control') };
}

const TWO_QUERIES = 'query A { cart { totalQuantity } } query B { session { state } }';
const WITH_MUTATION = 'query Q { languages { id } } mutation M { clearCart { cart { totalQuantity } } }';
const SHARED_FRAGMENT = `query A { languages { ...a } } query B { languages { ...a label } }
  fragment a on Language { locale }`;
const CONDITIONS = `query ($yes: Boolean!, $no: Boolean!) { languages { ...a @include(if: $no) ...b @include(if: $yes) } }
  fragment a on Language { locale label } fragment b on Language { locale }`;

describe.each(['sent', 'persisted'])('a %s document', (origin) => {
  beforeAll(() => {
    gateway.app.operations.setList('test', { TWO_QUERIES, WITH_MUTATION, SHARED_FRAGMENT });
  });
  const document = (documentId: string, query: string) => (origin === 'sent' ? { query } : { documentId });

  test('executes the named operation, whichever was executed before', async () => {
    for (const name of ['A', 'A', 'A', 'A', 'B', 'B', 'B', 'A']) {
      const { body } = await send(document('TWO_QUERIES', TWO_QUERIES), name);
      expect(Object.keys(Object(at(body, 'data')))).toEqual([name === 'A' ? 'cart' : 'session']);
    }
  });

  test('never executes its mutation for a GET, nor makes the mutation public', async () => {
    const shopper = new Shopper(gateway.url);
    await addToCart(shopper, await buyableProduct(shopper));
    const mixed = document('WITH_MUTATION', WITH_MUTATION);
    for (let count = 0; count < 4; count++) {
      const { body, cacheControl } = await send(mixed, 'M');
      expect([at(body, 'data', 'clearCart', 'cart', 'totalQuantity'), cacheControl]).toEqual([
        0,
        'private, no-store',
      ]);
    }
    const cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const { body } = await send(mixed, 'Q', 'GET', cookie);
    expect(Object.keys(Object(at(body, 'data')))).toEqual(['languages']);
    expect(at(await shopper.ask('{ cart { totalQuantity } }'), 'cart', 'totalQuantity')).toBe(1);
  });
});

test('a compiled operation includes a field if one of two conditional fragments applies', async () => {
  gateway.app.operations.setList('conditions', { CONDITIONS });
  for (let count = 0; count < 4; count++) {
    const answer = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ documentId: 'CONDITIONS', variables: { yes: true, no: false } }),
    });
    expect(at(await answer.json(), 'data', 'languages', 0)).toEqual({ locale: 'de-DE' });
  }
});

test('default values of input fields apply to every execution of a persisted operation', async () => {
  const query =
    'mutation Place($input: PlaceOrderInput!) { placeOrder(input: $input) { userErrors { code } } }';
  gateway.app.operations.setList('orders', { PLACE: query });
  const input = { idempotencyKey: 'a-key-of-an-order', cartHash: 'none', termsAccepted: true };
  for (let execution = 0; execution < 6; execution++) {
    const response = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ documentId: 'PLACE', variables: { input } }),
    });
    expect(at(await response.json(), 'data', 'placeOrder', 'userErrors', 0, 'code')).toBe('CART_EMPTY');
    // Mercurius compiles while the event loop is idle.
    await delay(50);
  }
});
