import { performance } from 'node:perf_hooks';
import { median } from './side-by-side.ts';

/** Milliseconds that each call took, one after the other. */
async function timed(calls: number, call: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  for (let index = 0; index < calls; index++) {
    const start = performance.now();
    await call();
    taken.push(performance.now() - start);
  }
  return taken;
}

/**
 * Milliseconds that the gateway adds to an upstream call: the cart of a session (never cached) asked through it, less
 * the same cart asked of Shopware directly; medians of 200 calls each.
 */
export async function addedLatency(
  origin: string,
  upstream: string,
  accessToken: string,
  productId: string,
): Promise<{ through: number; direct: number }> {
  const post = (query: string, cookie: string) =>
    fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ query }),
    });
  const added = await post(
    `mutation { addToCart(input: { productId: "${productId}", quantity: 1 }) { cart { count } } }`,
    '',
  );
  await added.arrayBuffer();
  const cookie = added.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const headers = { 'sw-access-key': accessToken, 'content-type': 'application/json' };
  const direct = await fetch(`${upstream}/store-api/checkout/cart/line-item`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      items: [{ id: productId, referencedId: productId, type: 'product', quantity: 1 }],
    }),
  });
  await direct.arrayBuffer();
  const token = direct.headers.get('sw-context-token') ?? '';
  const through = async () =>
    (await post('{ cart { count total { amount } items { id quantity } } }', cookie)).arrayBuffer();
  const straight = async () =>
    (
      await fetch(`${upstream}/store-api/checkout/cart`, {
        headers: { ...headers, 'sw-context-token': token },
      })
    ).arrayBuffer();
  await timed(20, through);
  await timed(20, straight);
  return { through: median(await timed(200, through)), direct: median(await timed(200, straight)) };
}
