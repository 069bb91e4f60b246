import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Replica,
  startReplica,
  startTestGateway,
  type TestGateway,
} from '../../../gateway/testing/gateway.ts';
import { buyableProduct } from '../../../gateway/testing/guest.ts';
import { Shopper } from '../../../gateway/testing/shopper.ts';
import { tinyBundle } from '../../../gateway/testing/tiny-bundle.ts';
import { createClient, type TypedDocument } from './index.ts';

const CART = 'subscription Cart { cartChanged { count } }';
const ADD = 'mutation Add($input: AddToCartInput!) { addToCart(input: $input) { userErrors { code } } }';

let folder: string;
let open: TestGateway;
let closed: Replica;

/** As the client preset writes it with `persistedDocuments`. */
function persisted<Data, Variables>(text: string): TypedDocument<Data, Variables> {
  const hash = `sha256:${createHash('sha256').update(text).digest('hex')}`;
  return Object.assign(new String(text), { __meta__: { hash } });
}

const CartChanged = persisted<{ cartChanged: { count: number } }, Record<string, never>>(CART);
const Add = persisted<unknown, { input: { productId: string } }>(ADD);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-client-documents-'));
  const list = [CART, ADD].map((text) => [createHash('sha256').update(text).digest('hex'), text]);
  writeFileSync(join(folder, 'app.json'), JSON.stringify(Object.fromEntries(list)));
  open = await startTestGateway({}, { bundle: tinyBundle() });
  closed = await startReplica(open, { GRAPHQL_OPERATIONS: 'persisted', GRAPHQL_DOCUMENTS: folder });
});
afterAll(async () => {
  await closed.close();
  await open.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['that answers nothing but persisted documents', () => closed.url],
  ['that does not have the list yet', () => open.url],
])('a session begins, and a cart is live, at a shop %s', async (_which, url) => {
  const client = createClient({
    url: url(),
    clientName: 'test',
    clientVersion: '1',
    documents: 'ids',
    retry: { waitMs: 1 },
  });
  const counts = client.subscribe(CartChanged);
  const count = async () => (await counts.next()).value?.cartChanged.count;
  expect(await count()).toBe(0);
  await client.mutate(Add, { input: { productId: await buyableProduct(new Shopper(open.url)) } });
  expect(await count()).toBe(1);
  await counts.return(undefined);
});
