import { beforeAll, describe, expect, test } from 'vitest';
import { newCustomer } from '../../testing/customer.ts';
import { errorsByField } from '../../testing/form.ts';
import { testGateway } from '../../testing/gateway.ts';
import { buyableProduct } from '../../testing/guest.ts';
import { at, Shopper } from '../../testing/shopper.ts';

let productId: string;

const gateway = testGateway();
beforeAll(async () => {
  gateway.sandbox.controls.set({ rateLimits: false });
  productId = await buyableProduct(new Shopper(gateway.url));
});

const TEXT = 'Ein wirklich gutes Stück, das ich gern weiterempfehle und wieder kaufen würde.';

async function submit(shopper: Shopper, changes: object = {}): Promise<unknown> {
  const input = { productId, title: 'Sehr schön', text: TEXT, points: 4, ...changes };
  const query = `mutation ($input: SubmitReviewInput!) { submitReview(input: $input) { done userErrors { code message field params { name value } } } }`;
  return (await shopper.ask(query, { input }))['submitReview'];
}

/** Reviews as seen by a new visitor, whose answer is not cached in this language. */
async function shownIn(locale: string): Promise<string> {
  const { product } = await new Shopper(gateway.url, { 'kontor-locale': locale }).ask(
    'query ($id: ID!) { product(id: $id) { reviews(first: 50) { nodes { title text points } } } }',
    { id: productId },
  );
  return JSON.stringify(at(product, 'reviews', 'nodes'));
}

describe('a review', () => {
  test('requires a login', async () => {
    expect(errorsByField(await submit(new Shopper(gateway.url)))).toEqual({ '': 'NOT_LOGGED_IN' });
  });

  test('is shown once the shop has accepted it', async () => {
    const { shopper } = await newCustomer(gateway);
    expect(await submit(shopper, { title: 'Genau richtig' })).toEqual({ done: true, userErrors: [] });
    expect(await shownIn('en-GB')).not.toContain('Genau richtig');
    expect(gateway.sandbox.controls.acceptReviews()).toBeGreaterThan(0);
    expect(await shownIn('fr-CH')).toContain('Genau richtig');
  });

  test.each([
    [
      { title: 'Gut', text: 'Zu kurz' },
      { title: 'TOO_SHORT', text: 'TOO_SHORT' },
    ],
    [{ points: 0 }, { points: 'TOO_LOW' }],
    [{ points: 9 }, { points: 'TOO_HIGH' }],
    [{ productId: '../account' }, { productId: 'PRODUCT_NOT_FOUND' }],
  ])('with %o gets errors', async (changes, errors) => {
    const { shopper } = await newCustomer(gateway);
    const payload = await submit(shopper, changes);
    expect(payload).toMatchObject({ done: false });
    expect(errorsByField(payload)).toEqual(errors);
  });
});
