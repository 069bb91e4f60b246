import { createClient } from '@redis/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { login, logout, PASSWORD, register } from '../customer.ts';
import { addToCart, buyableProduct, identify, placeOrder } from '../guest.ts';
import { startTestShop, type TestShop } from '../shop.ts';
import { at, Shopper, textAt } from '../shopper.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop(2);
});
afterAll(() => shop.close());

const url = (index: number): string => shop.gateways[index]?.url ?? '';

/** All that Redis holds, key by key. */
async function everything(): Promise<Map<string, string>> {
  const client = await createClient({ url: shop.redis.url }).connect();
  const found = new Map<string, string>();
  try {
    for await (const keys of client.scanIterator({ COUNT: 1_000 })) {
      for (const key of keys) {
        const type = await client.type(key);
        const value =
          type === 'hash'
            ? await client.hGetAll(key)
            : type === 'list'
              ? await client.lRange(key, 0, -1)
              : type === 'string'
                ? await client.get(key)
                : type === 'set'
                  ? await client.sMembers(key)
                  : await client.zRange(key, 0, -1);
        found.set(key, JSON.stringify(value));
      }
    }
  } finally {
    client.destroy();
  }
  return found;
}

test('Redis contains no readable personal data, before and after an order', async () => {
  const guest = new Shopper(url(0));
  const product = await buyableProduct(guest);
  await addToCart(guest, product, 2);
  await identify(guest, { email: 'marked.guest@example.com', lastName: 'Merkmalmann' });
  const hash = textAt(await guest.ask('{ cart { hash } }'), 'cart', 'hash');
  const order = await placeOrder(guest, 'an-order-to-look-for', hash);
  const id = textAt(order, 'order', 'id');
  const link = textAt(
    await guest.ask('query ($id: ID!) { order(id: $id) { token } }', { id }),
    'order',
    'token',
  );
  const customer = new Shopper(url(0));
  await register(customer, { email: 'marked.customer@example.com', lastName: 'Merkmalmann' });
  await logout(customer);
  await login(customer, 'marked.customer@example.com');
  await addToCart(customer, product);
  const stored = await everything();
  expect([...stored.keys()].some((key) => key.includes(':order:'))).toBe(true);
  const personal = ['marked.guest', 'marked.customer', 'Merkmalmann', 'Seeweg 1', PASSWORD, id, link];
  for (const [key, value] of stored)
    expect(personal.filter((word) => key.includes(word) || value.includes(word))).toEqual([]);
  const again = await placeOrder(guest.movedTo(url(1)), 'an-order-to-look-for', hash);
  expect(at(again, 'order', 'id')).toBe(id);
});
