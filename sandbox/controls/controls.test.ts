import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Client } from '../contract/client.ts';
import { PLACEHOLDERS } from '../contract/placeholders.ts';
import { add } from '../contract/setup-steps.ts';
import { part } from '../contract/shop-client.ts';
import { type Sandbox, startSandbox } from '../sandbox.ts';

let sandbox: Sandbox;
let client: Client;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});

afterAll(() => sandbox.close());

beforeEach(() => {
  sandbox.controls.reset();
  client = new Client(sandbox.url);
});

async function control(method: string, path: string, body?: unknown): Promise<unknown> {
  const text = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(`${sandbox.url}/_sandbox/${path}`, { method, ...text });
  return response.json();
}

describe('maintenance', () => {
  it('is a 503 without Retry-After, and the cart survives it', async () => {
    await add(client, { product: 2 });
    await control('POST', 'maintenance', { on: true });
    const answer = await client.send('GET', '/store-api/checkout/cart');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBeNull();
    await control('POST', 'maintenance', { on: false });
    const cart = await client.object('GET', '/store-api/checkout/cart');
    expect(part(cart, 'lineItems', 0)['quantity']).toBe(2);
  });
});

describe('staff', () => {
  it('accept reviews, change texts and see what was uploaded', async () => {
    const login = { username: 'anna@example.ch', password: 'kontor-demo' };
    await client.object('POST', '/store-api/account/login', login);
    const review = {
      title: 'Gut gemacht',
      content: 'Liegt richtig in der Hand und wird mit jedem Mal besser.',
      points: 5,
    };
    await client.send('POST', `/store-api/product/${PLACEHOLDERS['product']}/review`, review);
    expect(await control('POST', 'reviews', { comment: 'Danke!' })).toEqual({ ok: true, count: 1 });
    expect(await control('POST', 'reviews', {})).toEqual({ ok: true, count: 0 });
    const text = { locale: 'de-DE', key: 'addToCartError', value: 'Ging nicht.' };
    expect(await control('POST', 'snippets', text)).toEqual({ ok: true });
    expect(await control('GET', 'files.json')).toEqual([]);
  });
});

describe('faults', () => {
  it('hit so many requests for a path, and no more', async () => {
    sandbox.controls.addFault({ path: '/search', times: 2, kind: 'status', status: 502 });
    const ask = async () => (await client.send('POST', '/store-api/search', { search: 'Topf' })).status;
    expect([await ask(), await ask(), await ask()]).toEqual([502, 502, 200]);
    expect((await client.send('GET', '/store-api/context')).status).toBe(200);
  });

  it('can break the connection', async () => {
    await control('POST', 'faults', { path: '/context', kind: 'reset' });
    await expect(client.send('GET', '/store-api/context')).rejects.toThrow();
  });

  it('can answer garbage', async () => {
    sandbox.controls.addFault({ path: '/context', kind: 'garbage' });
    const answer = await client.send('GET', '/store-api/context');
    expect(answer.status).toBe(200);
    expect(typeof answer.body).toBe('string');
  });

  it('can hang until the client gives up', async () => {
    sandbox.controls.addFault({ path: '/context', kind: 'hang' });
    const signal = AbortSignal.timeout(100);
    await expect(fetch(`${sandbox.url}/store-api/context`, { signal })).rejects.toThrow();
  });

  it('can be mere slowness', async () => {
    sandbox.controls.setLatency(60);
    const start = performance.now();
    await client.send('GET', '/store-api/context');
    expect(performance.now() - start).toBeGreaterThan(55);
  });
});

describe('the request log', () => {
  it('counts calls by route', async () => {
    await client.send('POST', `/store-api/product/${PLACEHOLDERS['product']}`, {});
    await client.send('POST', `/store-api/product/${PLACEHOLDERS['dear']}`, {});
    expect(await control('GET', 'requests')).toMatchObject({
      counts: { 'POST /store-api/product/:productId': 2 },
    });
  });
});

describe('sessions', () => {
  it('are not stored for reading', async () => {
    for (let visit = 0; visit < 20; visit++) {
      const visitor = new Client(sandbox.url);
      await visitor.send('GET', '/store-api/context');
      await visitor.send('GET', '/store-api/checkout/cart');
      await visitor.send('POST', `/store-api/product-listing/${PLACEHOLDERS['category']}`, { limit: 1 });
    }
    expect(sandbox.controls.stored()).toEqual({ contexts: 0, carts: 0, orders: 0 });
  });
});

describe('accounts and orders', () => {
  const anna = { username: 'anna@example.ch', password: 'kontor-demo' };
  const login = async () => (await client.send('POST', '/store-api/account/login', anna)).status;

  it('sessions and recovery links run out when told', async () => {
    await login();
    const { token } = client;
    expect(await control('POST', 'sessions', { email: anna.username })).toEqual({ ok: true, count: 1 });
    expect((await client.send('POST', '/store-api/account/customer', {})).status).toBe(403);
    expect(client.token).toBe(token);
    const body = { email: anna.username, storefrontUrl: 'http://localhost:3000' };
    await client.object('POST', '/store-api/account/recovery-password', body);
    expect(await control('POST', 'recoveries', {})).toEqual({ ok: true, count: 1 });
  });

  it('a customer is switched off, and an order worked on', async () => {
    expect(await control('POST', 'customers/anna@example.ch', { active: false })).toEqual({ ok: true });
    expect(await login()).toBe(401);
    expect(await control('POST', 'orders/10012', { payment: 'paid', document: 'invoice' })).toEqual({
      ok: true,
    });
    expect(await control('POST', 'orders/nobody', {})).toEqual({ ok: false });
  });

  it('nobody has to wait any more', async () => {
    const wrong = { ...anna, password: 'x' };
    for (let time = 0; time < 10; time++) await client.send('POST', '/store-api/account/login', wrong);
    expect(await login()).toBe(429);
    await control('POST', 'limits', { seconds: 10 });
    expect(await login()).toBe(200);
    for (let time = 0; time < 11; time++) await client.send('POST', '/store-api/account/login', wrong);
    await control('DELETE', 'limits');
    expect(await login()).toBe(200);
  });
});

describe('products, methods and promotions', () => {
  it('are switched off and on by key', async () => {
    await control('POST', 'products/spice-salz', { active: false });
    expect((await client.send('POST', `/store-api/product/${PLACEHOLDERS['product']}`, {})).status).toBe(404);
    await control('POST', 'payment-methods/invoice', { active: false });
    const { elements } = await client.object('POST', '/store-api/payment-method', {});
    expect(JSON.stringify(elements)).not.toContain(PLACEHOLDERS['payment']);
  });
});
