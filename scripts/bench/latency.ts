import { SANDBOX_CREDENTIALS } from '../sandbox-credentials.ts';
import { median } from './throughput.ts';

const WARM_UP_CALLS = 20;
const CALLS = 200;

/**
 * Milliseconds of a cart query, which is never cached, through the gateway and at Shopware directly; medians.
 * @param upstream origin of Shopware
 */
export async function compareLatency(
  origin: string,
  upstream: string,
  productId: string,
): Promise<{ readonly gateway: number; readonly upstream: number }> {
  const query = (text: string, cookie: string) =>
    fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ query: text }),
    });
  const added = await query(
    `mutation { addToCart(input: { items: [{ productId: "${productId}" }] }) { cart { totalQuantity } } }`,
    '',
  );
  await added.arrayBuffer();
  const cookie = added.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');

  const headers = {
    'sw-access-key': SANDBOX_CREDENTIALS.SHOPWARE_ACCESS_TOKEN,
    'content-type': 'application/json',
  };
  const items = [{ id: productId, referencedId: productId, type: 'product', quantity: 1 }];
  const direct = await fetch(`${upstream}/store-api/checkout/cart/line-item`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ items }),
  });
  await direct.arrayBuffer();
  const token = direct.headers.get('sw-context-token') ?? '';

  const throughGateway = () =>
    query('{ cart { totalQuantity total { amount } items { id quantity } } }', cookie);
  const atUpstream = () =>
    fetch(`${upstream}/store-api/checkout/cart`, { headers: { ...headers, 'sw-context-token': token } });
  return { gateway: await medianTime(throughGateway), upstream: await medianTime(atUpstream) };
}

async function medianTime(call: () => Promise<Response>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < WARM_UP_CALLS + CALLS; index++) {
    const start = performance.now();
    await (await call()).arrayBuffer();
    if (index >= WARM_UP_CALLS) times.push(performance.now() - start);
  }
  return median(times);
}
