import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Client } from '../contract/client.ts';
import { PLACEHOLDERS } from '../contract/placeholders.ts';
import { add, register } from '../contract/setup-steps.ts';
import { list, quantityOf } from '../contract/shop-client.ts';
import { type Sandbox, startSandbox } from '../sandbox.ts';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});

afterAll(() => sandbox.close());

beforeEach(() => sandbox.controls.reset());

/** Clients with one session, as tabs of one browser. */
function sharing(client: Client): Client {
  const other = new Client(client.url);
  other.token = client.token;
  return other;
}

async function times<T>(count: number, run: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => run(index)));
}

describe('the sandbox protects a session as little as Shopware does', () => {
  it('loses most of twenty parallel adds, and answers every one with 200', async () => {
    const client = new Client(sandbox.url);
    await add(client, { product: 1 });
    const id = PLACEHOLDERS['product'];
    const items = [{ id, referencedId: id, type: 'product', quantity: 1 }];
    const answers = await times(20, () =>
      sharing(client).send('POST', '/store-api/checkout/cart/line-item', { items }),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const cart = await client.object('GET', '/store-api/checkout/cart');
    expect(quantityOf(cart)).toBeGreaterThan(1);
    expect(quantityOf(cart)).toBeLessThan(21);
  });

  it('loses adds to mere reads beside them', async () => {
    let lost = 0;
    for (let round = 0; round < 10; round++) {
      const client = new Client(sandbox.url);
      await add(client, { product: 1 });
      await times(4, async (index) =>
        index === 0
          ? add(sharing(client), { product: 1 })
          : sharing(client).object('GET', '/store-api/checkout/cart'),
      );
      if (quantityOf(await client.object('GET', '/store-api/checkout/cart')) < 2) lost++;
    }
    expect(lost).toBeGreaterThan(0);
  });

  it('makes two orders of one cart when asked twice at once', async () => {
    const client = new Client(sandbox.url);
    await register(client);
    await add(client, { product: 1 });
    const answers = await times(2, () => sharing(client).send('POST', '/store-api/checkout/order', {}));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(list(await client.object('POST', '/store-api/order', {}), 'orders', 'elements')).toHaveLength(2);
  });

  it('loses an add beside a login', async () => {
    await register(new Client(sandbox.url), {
      guest: false,
      password: 'Geheim123!',
      email: 'rennt@example.com',
    });
    const client = new Client(sandbox.url);
    await add(client, { product: 1 });
    const beside = sharing(client);
    const login = client.object('POST', '/store-api/account/login', {
      username: 'rennt@example.com',
      password: 'Geheim123!',
    });
    await times(5, () => add(beside, { product: 1 }));
    await login;
    expect(quantityOf(await client.object('GET', '/store-api/checkout/cart'))).toBeLessThan(6);
  });

  it('takes any token that a client makes up', async () => {
    const client = new Client(sandbox.url);
    client.token = 'made-up-by-somebody';
    await add(client, { product: 1 });
    expect(client.token).toBe('made-up-by-somebody');
    expect(quantityOf(await client.object('GET', '/store-api/checkout/cart'))).toBe(1);
  });

  it('makes three accounts of three parallel registrations with one address', async () => {
    const more = { guest: false, password: 'Geheim123!', email: 'dreimal@example.com' };
    const made = await times(3, () => register(new Client(sandbox.url), more));
    expect(new Set(made.map(({ id }) => id)).size).toBe(3);
  });
});
