import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PortTakenError, type Sandbox, startSandbox } from '../sandbox.ts';
import { at, Client } from './client.ts';
import { PLACEHOLDERS } from './placeholders.ts';
import { add, register } from './steps.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.controls.reset());

async function customerWithCart(): Promise<Client> {
  const client = new Client(sandbox.url);
  const stage = { sandbox, client, names: {} };
  await register()(stage);
  await add({ product: 1 })(stage);
  return client;
}

function times<T>(count: number, action: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => action(index)));
}

describe('parallel requests, as in Shopware', () => {
  it('lose changes of a cart', async () => {
    const client = await customerWithCart();
    const item = { type: 'product', referencedId: PLACEHOLDERS['product'], quantity: 1 };
    await times(20, () => client.send('POST', '/store-api/checkout/cart/line-item', { items: [item] }));
    const cart = await client.get('/checkout/cart');
    expect(at(cart, 'lineItems', 0, 'quantity')).toBeLessThan(21);
  });

  it('order a cart twice', async () => {
    const client = await customerWithCart();
    const answers = await times(2, () => client.send('POST', '/store-api/checkout/order', {}));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(sandbox.controls.stored().orders).toBe(2);
  });
});

describe('the server', () => {
  it('names the port that is taken', async () => {
    await expect(startSandbox({ port: Number(new URL(sandbox.url).port) })).rejects.toThrow(PortTakenError);
  });
});
