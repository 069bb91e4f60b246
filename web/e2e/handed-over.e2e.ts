import { expect, test } from './test.ts';

/** Sends a query without cookies. @returns the data, and the session token if the response has one */
async function ask(shop: string, query: string, token?: string) {
  const answer = await fetch(`${shop}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query }),
  });
  const { data } = (await answer.json()) as { data: unknown };
  return { data, token: answer.headers.get('kontor-session-token') };
}

test('a session that an app passes as cookies continues on the storefront', async ({ shopper, shop }) => {
  const { data: suggestion } = await ask(
    shop.origin,
    '{ suggest(term: "Schöpfkelle") { products { id name } } }',
  );
  const { suggest } = suggestion as { suggest: { products: { id: string; name: string }[] } };
  const [product] = suggest.products;
  const { token } = await ask(
    shop.origin,
    `mutation { addToCart(input: { items: [{ productId: "${product?.id}" }] }) { cart { totalQuantity } } }`,
  );
  const { page } = shopper;
  await page.context().addCookies([
    { name: 'sw-context-token', value: token ?? '', url: shop.origin, httpOnly: true },
    { name: 'kontor-session', value: '1', url: shop.origin },
  ]);
  await shopper.open('/checkout');
  await expect(page.getByRole('main')).toContainText(product?.name ?? 'a product');

  // Login rotates the token; the cookie contains the new one.
  await page.evaluate(() =>
    fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query:
          'mutation { login(input: { email: "anna@example.ch", password: "kontor-demo" }) { session { state } } }',
      }),
    }),
  );
  const cookies = await page.context().cookies();
  const renewed = cookies.find(({ name }) => name === 'sw-context-token')?.value;
  expect(renewed).not.toBe(token);
  const { data } = await ask(shop.origin, '{ session { state } cart { totalQuantity } }', renewed);
  expect(data).toMatchObject({ session: { state: 'CUSTOMER' }, cart: { totalQuantity: expect.any(Number) } });
});
