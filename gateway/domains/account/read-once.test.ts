import { beforeAll, describe, expect, test } from 'vitest';
import { login } from '../../testing/customer.ts';
import { testGateway } from '../../testing/gateway.ts';
import { Shopper } from '../../testing/shopper.ts';

let anna: Shopper;
const gateway = testGateway();
beforeAll(async () => {
  anna = new Shopper(gateway.url);
  await login(anna, 'anna@example.ch', 'kontor-demo');
});

/** Paths of the calls with the shopper's token, in order. */
async function callsOf(document: string): Promise<string[]> {
  const before = gateway.upstream.calls.length;
  await anna.ask(document);
  return gateway.upstream.calls
    .slice(before)
    .filter(({ headers }) => headers['sw-context-token'] !== undefined)
    .map(({ path }) => path.replace('/store-api', ''));
}

describe('a query sends each call of the session once', () => {
  test('the session state reads no cart', async () => {
    const query = '{ session { state expired } cart { totalQuantity notices { code } } }';
    expect(await callsOf(query)).toEqual(['/context', '/checkout/cart']);
  });

  test('customer and addresses need a call each', async () => {
    const query = '{ customer { email newsletter addresses { id } } }';
    const paths = await callsOf(query);
    expect(paths.toSorted()).toEqual([
      '/account/customer',
      '/account/list-address',
      '/account/newsletter-recipient',
    ]);
  });

  test('the account overview needs three calls', async () => {
    const query =
      '{ customer { email newsletter requestedGroup defaultPaymentMethod { name } orders(first: 3) { nodes { number items { product { path } image { url } } documents { url } canPay } } } }';
    const paths = await callsOf(query);
    expect(paths.toSorted()).toEqual(['/account/customer', '/account/newsletter-recipient', '/order']);
  });
});
