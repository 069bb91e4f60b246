import { beforeAll, describe, expect, test } from 'vitest';
import { testGateway } from '../gateway.ts';
import { addToCart, buyableProduct, identify } from '../guest.ts';
import { at, Shopper, textAt } from '../shopper.ts';

/** Half of a character: PHP takes no JSON with one in it. */
const HALF = '🍳'.slice(0, 1);
const LONG = `${'a'.repeat(4_999)}🍳`;

let product: string;

const gateway = testGateway();
beforeAll(async () => {
  product = await buyableProduct(new Shopper(gateway.url));
});

describe('a lone surrogate', () => {
  test.each([HALF, `${'a'.repeat(199)}🍳`, `\\ud83d\\\\${HALF}`, '🍳'.slice(1)])(
    'does not fail a search: %j',
    async (term) => {
      const query =
        'query ($term: String!) { search(term: $term) { totalCount } suggest(term: $term) { totalCount } }';
      expect(await new Shopper(gateway.url).send(query, { term })).toMatchObject({
        errors: undefined,
        data: { search: { totalCount: 0 } },
      });
    },
  );

  test('does not fail an order, in a name or a comment', async () => {
    const guest = new Shopper(gateway.url);
    await addToCart(guest, product);
    expect(at(await identify(guest, { firstName: `Anna${HALF}` }), 'userErrors')).toEqual([]);
    const cartHash = textAt(await guest.ask('{ cart { hash } }'), 'cart', 'hash');
    const { placeOrder } = await guest.ask(
      'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { number } userErrors { code } } }',
      { input: { idempotencyKey: 'a-long-comment', cartHash, termsAccepted: true, comment: LONG } },
    );
    expect(placeOrder).toEqual({ order: { number: expect.any(String) }, userErrors: [] });
  });
});
