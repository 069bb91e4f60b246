import { beforeAll, expect, test } from 'vitest';
import { login } from '../../testing/customer.ts';
import { testGateway } from '../../testing/gateway.ts';
import { Shopper } from '../../testing/shopper.ts';

let anna: Shopper;
const gateway = testGateway();
beforeAll(async () => {
  anna = new Shopper(gateway.url);
  await login(anna, 'anna@example.ch', 'kontor-demo');
});

test.each([
  ['{ session { state expired } cart { totalQuantity notices { code } } }', ['/checkout/cart', '/context']],
  [
    '{ customer { email newsletter requestedGroup orders(first: 3) { nodes { number items { product { path } image { url } } documents { url } canPay } } } }',
    ['/account/customer', '/account/newsletter-recipient', '/order'],
  ],
])('each call of the session is sent once for %s', async (document, paths) => {
  gateway.upstream.calls.length = 0;
  await anna.ask(document);
  const calls = gateway.upstream.calls.filter(({ headers }) => headers['sw-context-token'] !== undefined);
  expect(calls.map(({ path }) => path.replace('/store-api', '')).toSorted()).toEqual(paths);
});
