import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PortTakenError, type Sandbox, startSandbox } from '../sandbox.ts';
import { at, Client } from './client.ts';
import { PLACEHOLDERS } from './placeholders.ts';
import { add, CUSTOMER, order, register } from './steps.ts';

const SECRET = 'app secret';
const received: { readonly signature: unknown; readonly body: string }[] = [];
const app = createServer(async (request, response) => {
  const chunks = await request.toArray();
  received.push({
    signature: request.headers['shopware-shop-signature'],
    body: Buffer.concat(chunks).toString('utf8'),
  });
  response.end();
});

let sandbox: Sandbox;
beforeAll(async () => {
  await new Promise<void>((resolve) => app.listen(0, '127.0.0.1', () => resolve()));
  const address = app.address() as AddressInfo;
  const url = `http://127.0.0.1:${address.port}`;
  sandbox = await startSandbox({ port: 0, app: { url, secret: SECRET } });
});
afterAll(async () => {
  await sandbox.close();
  app.close();
});
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

  it('register an email address more than once', async () => {
    const body = {
      ...CUSTOMER,
      firstName: 'A',
      lastName: 'B',
      salutationId: PLACEHOLDERS['salutation'],
      storefrontUrl: 'http://localhost:3000',
      billingAddress: {
        street: 'Gasse 1',
        zipcode: '8000',
        city: 'Zürich',
        countryId: PLACEHOLDERS['country'],
      },
    };
    const answers = await times(3, () =>
      new Client(sandbox.url).send('POST', '/store-api/account/register', body),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});

describe('faults', () => {
  const context = () => new Client(sandbox.url).send('GET', '/store-api/context');

  it('answer with a status, for a number of requests', async () => {
    sandbox.controls.addFault({ path: '/context', kind: 'status', status: 502, times: 2 });
    expect(await times(3, async () => (await context()).status)).toEqual(
      expect.arrayContaining([502, 502, 200]),
    );
  });

  it('apply to the body of a request', async () => {
    sandbox.controls.addFault({ path: '/search', kind: 'status', body: 'Pfanne' });
    const client = new Client(sandbox.url);
    const search = (term: string) => client.send('POST', '/store-api/search', { search: term });
    expect((await search('Topf')).status).toBe(200);
    expect((await search('Pfanne')).status).toBe(500);
  });

  it('break answers and connections', async () => {
    sandbox.controls.addFault({ path: '/context', kind: 'garbage' });
    expect((await context()).body).toContain('Fatal error');
    sandbox.controls.addFault({ path: '/context', kind: 'reset' });
    await expect(context()).rejects.toThrow('fetch failed');
    sandbox.controls.addFault({ path: '/context', kind: 'hang' });
    const signal = AbortSignal.timeout(200);
    await expect(fetch(`${sandbox.url}/store-api/context`, { signal })).rejects.toThrow('timeout');
    expect((await context()).status).toBe(200);
  });
});

describe('webhooks', () => {
  it('are signed and ordered', async () => {
    received.length = 0;
    const client = await customerWithCart();
    const names: Record<string, string> = {};
    await order({ sandbox, client, names });
    sandbox.controls.workOnOrder(names['order'] ?? '', { payment: 'paid' });
    await expect
      .poll(() => received.map(({ body }) => at(JSON.parse(body), 'data', 'event')))
      .toEqual([
        'order.written',
        'checkout.order.placed',
        'order.written',
        'state_enter.order_transaction.state.paid',
      ]);
    for (const { signature, body } of received)
      expect(signature).toBe(createHmac('sha256', SECRET).update(body).digest('hex'));
  });
});

describe('the server', () => {
  it('names the port that is taken', async () => {
    await expect(startSandbox({ port: Number(new URL(sandbox.url).port) })).rejects.toThrow(PortTakenError);
  });

  it('serves pictures and shows mails', async () => {
    sandbox.controls.set({ doubleOptIn: true });
    const stage = { sandbox, client: new Client(sandbox.url), names: {} };
    await register(CUSTOMER)(stage);
    const mails = await stage.client.send('GET', '/_sandbox/mails');
    expect(mails.body).toContain(CUSTOMER.email);
    const product = await stage.client.post(`/product/${PLACEHOLDERS['product']}`);
    const url = String(at(product, 'product', 'cover', 'media', 'url'));
    const picture = await fetch(url);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const unknown = await fetch(url.replace('.webp', '-2.webp'));
    expect(unknown.status).toBe(404);
  });
});
