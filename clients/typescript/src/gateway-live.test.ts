import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../gateway/testing/gateway.ts';
import { buyableProduct } from '../../../gateway/testing/guest.ts';
import { Shopper } from '../../../gateway/testing/shopper.ts';
import { createClient, type TypedDocument } from './index.ts';

const CART: TypedDocument<{ cartChanged: { count: number } }, Record<string, never>> & string =
  'subscription { cartChanged { count } }';
const ADD = 'mutation Add($input: AddToCartInput!) { addToCart(input: $input) { userErrors { code } } }';
const LOGIN = 'mutation Login($input: LoginInput!) { login(input: $input) { userErrors { code } } }';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

test('a client is told of its cart as it changes, also after a login', async () => {
  const client = createClient({
    url: gateway.url,
    clientName: 'test',
    clientVersion: '1',
    retry: { waitMs: 1 },
  });
  const input = { productId: await buyableProduct(new Shopper(gateway.url)) };
  const counts = client.subscribe(CART);
  const count = async () => (await counts.next()).value?.cartChanged.count;
  expect(await count()).toBe(0);
  await client.mutate(ADD, { input });
  expect(await count()).toBe(1);
  await client.mutate(LOGIN, { input: { email: 'anna@example.ch', password: 'kontor-demo' } });
  expect(await count()).toBe(1);
  await client.mutate(ADD, { input });
  expect(await count()).toBe(2);
  await counts.return(undefined);
});
