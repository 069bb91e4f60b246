import { performance } from 'node:perf_hooks';
import { type Load, load } from './load.ts';
import type { MeshPeer } from './mesh-peer.ts';
import { median } from './side-by-side.ts';

/** The same of Shopware asked through the gateway and through GraphQL Mesh. */
interface AgainstMesh {
  /** A product, kept by both. */
  readonly product: { readonly gateway: readonly Load[]; readonly mesh: readonly Load[] };
  /** Milliseconds for the cart of a session, kept by neither. */
  readonly cart: { readonly gateway: number; readonly mesh: number };
}

/** Milliseconds of the median of 200 calls. */
async function taken(call: () => Promise<Response>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < 220; index++) {
    const started = performance.now();
    const text = await (await call()).text();
    if (text.includes('"errors"')) throw new Error(text);
    times.push(performance.now() - started);
  }
  return median(times.slice(20));
}

const addressOf = (url: string, query: string): string => `${url}?query=${encodeURIComponent(query)}`;

/** Measures both in turn, A B A B A B, over one Shopware. */
export async function againstMesh(
  origin: string,
  mesh: MeshPeer,
  shopware: string,
  accessKey: string,
  productId: string,
): Promise<AgainstMesh> {
  const ours = addressOf(
    `${origin}/graphql`,
    `{ product(id: "${productId}") { id number price { unit { amount } } } }`,
  );
  const theirs = addressOf(
    mesh.url,
    `{ readProduct(input: { ids: ["${productId}"] }) {
      elements { id productNumber calculatedPrice { unitPrice } } } }`,
  );
  for (const url of [ours, theirs]) {
    const text = await (await fetch(url)).text();
    if (text.includes('"errors"') || !text.includes(productId)) throw new Error(text);
  }
  const product: { gateway: Load[]; mesh: Load[] } = { gateway: [], mesh: [] };
  for (let round = 0; round < 3; round++) {
    product.gateway.push(await load(ours, 4));
    product.mesh.push(await load(theirs, 4));
  }

  const headers = { 'content-type': 'application/json' };
  const post = (url: string, query: string, more: Record<string, string>) =>
    fetch(url, { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify({ query }) });
  const added = await post(
    `${origin}/graphql`,
    `mutation { addToCart(input: { productId: "${productId}" }) { cart { count } } }`,
    {},
  );
  await added.text();
  const cookie = added.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const filled = await fetch(`${shopware}/store-api/checkout/cart/line-item`, {
    method: 'POST',
    headers: { ...headers, 'sw-access-key': accessKey },
    body: JSON.stringify({
      items: [{ id: productId, referencedId: productId, type: 'product', quantity: 1 }],
    }),
  });
  await filled.text();
  const token = filled.headers.get('sw-context-token') ?? '';
  const cart = {
    gateway: await taken(() =>
      post(`${origin}/graphql`, '{ cart { total { amount } items { id quantity } } }', { cookie }),
    ),
    mesh: await taken(() =>
      post(mesh.url, '{ readCart { price { totalPrice } lineItems { id quantity } } }', {
        'sw-context-token': token,
      }),
    ),
  };
  return { product, cart };
}
