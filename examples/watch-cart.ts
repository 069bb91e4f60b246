import { createSessionFetch } from './session-fetch.ts';

/**
 * Adds a product to a cart while a subscription follows it: `SHOP=http://localhost:3000 node examples/watch-cart.ts`.
 * Plain `fetch`, no GraphQL library: requests are JSON, subscriptions are server-sent events.
 */
const shop = process.env['SHOP'] ?? 'http://localhost:3000';
const sessionFetch = createSessionFetch();

async function post(query: string, variables = {}, accept = 'application/graphql-response+json') {
  return sessionFetch(`${shop}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept },
    body: JSON.stringify({ query, variables }),
  });
}

/** Yields the cart count now and after each change, until the server ends the stream. */
async function* cartCounts(): AsyncGenerator<number> {
  const response = await post('subscription { cartChanged { totalQuantity } }', {}, 'text/event-stream');
  if (response.body === null) return;
  let buffer = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const events = (buffer + chunk).split('\n\n');
    buffer = events.pop() ?? '';
    for (const event of events) {
      const data = /^data: (.+)$/m.exec(event)?.[1];
      if (data !== undefined) yield JSON.parse(data).data.cartChanged.totalQuantity;
    }
  }
}

await post('mutation { createSession { session { state } } }');
const found = await (await post('{ suggest(term: "pfanne") { products { id available } } }')).json();
const product = found.data.suggest.products.find(({ available }: { available: boolean }) => available);

for await (const count of cartCounts()) {
  console.log(`${count} in the cart`);
  if (count === 0)
    await post(
      'mutation ($id: ID!) { addToCart(input: { items: [{ productId: $id }] }) { userErrors { message } } }',
      {
        id: product.id,
      },
    );
  else break;
}
