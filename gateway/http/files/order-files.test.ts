import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { login, newCustomer } from '../../testing/customer.ts';
import { testGateway } from '../../testing/gateway.ts';
import { Shopper } from '../../testing/shopper.ts';

let anna: Shopper;
let invoice: string;
let book: string;

const gateway = testGateway();
beforeAll(async () => {
  gateway.sandbox.controls.set({ rateLimits: false });
  anna = new Shopper(gateway.url);
  await login(anna, 'anna@example.ch', 'kontor-demo');
  const { customer } = await anna.ask(
    '{ customer { orders(first: 50) { nodes { documents { name url } items { downloads { url available } } } } } }',
  );
  const text = JSON.stringify(customer);
  invoice = text.match(/"url":"(\/order\/\w+\/document\/\w+)"/)?.[1] ?? '';
  book = text.match(/"url":"(\/order\/\w+\/download\/\w+\/\w+)"/)?.[1] ?? '';
});
afterEach(() => {
  gateway.upstream.fault = null;
  gateway.sandbox.controls.set({ publicDownloads: false });
});

const cookieOf = ({ cookies }: Shopper) => `sw-context-token=${cookies.get('sw-context-token') ?? ''}`;
const get = (path: string, headers: Readonly<Record<string, string>>) =>
  fetch(gateway.url + path, { headers });
const files = () =>
  gateway.upstream.calls.filter(({ path }) => /\/(?:document|order)\/download\//.test(path)).length;

describe('a file of an order', () => {
  test('is a private download without scripts', async () => {
    for (const [path, type, name] of [
      [invoice, 'application/pdf', /filename="Rechnung \S+\.pdf"/],
      [book, 'application/octet-stream', /filename="\S+\.pdf"/],
    ] as const) {
      const answer = await get(path, { cookie: cookieOf(anna) });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe(type);
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /);
      expect(answer.headers.get('content-disposition')).toMatch(name);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      expect((await answer.text()).startsWith('%PDF')).toBe(true);
    }
  });

  test('is available by bearer token', async () => {
    const app = new Shopper(gateway.url);
    await login(app, 'anna@example.ch', 'kontor-demo');
    const bearer = app.cookies.get('sw-context-token') ?? '';
    const answer = await get(invoice, { authorization: `Bearer ${bearer}` });
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
  });

  test('in the public storage is fetched by the gateway from Shopware only', async () => {
    gateway.sandbox.controls.set({ publicDownloads: true });
    const answer = await get(book, { cookie: cookieOf(anna) });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('location')).toBeNull();
    expect((await answer.text()).startsWith('%PDF')).toBe(true);
    expect(gateway.upstream.calls.at(-1)?.headers['sw-context-token']).toBeUndefined();
    for (const location of ['http://169.254.169.254/latest/meta-data', 'file:///etc/passwd', '/admin']) {
      gateway.upstream.fault = ({ path }, response) => {
        if (!path.includes('/order/download/')) return false;
        response.writeHead(302, { location }).end();
        return true;
      };
      const refused = await get(book, { cookie: cookieOf(anna) });
      expect(refused.status).toBe(502);
      expect(await refused.text()).not.toContain(location);
    }
  });

  test('is a 404 for others, without a call for it', async () => {
    const { shopper: other } = await newCustomer(gateway);
    const [, , orderId] = invoice.split('/');
    const before = files();
    const attempts = [
      [invoice, cookieOf(other)],
      [book, cookieOf(other)],
      [`/order/${orderId}/document/${'0'.repeat(32)}`, cookieOf(anna)],
      [`/order/${orderId}/download/${'0'.repeat(32)}/${'0'.repeat(32)}`, cookieOf(anna)],
      ['/order/nope/document/nope', cookieOf(anna)],
      [book.replace(/[^/]+$/, '..%2f..%2fcontext'), cookieOf(anna)],
    ] as const;
    for (const [path, cookie] of attempts) {
      const answer = await get(path, { cookie, 'accept-language': 'en-GB' });
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(await answer.text()).toBe('We could not find this.');
    }
    expect(files()).toBe(before);
  });

  test.each([
    ['without a session', () => ''],
    ['with a token that the gateway did not issue', () => 'sw-context-token=invented'],
    [
      'after the session expired',
      () => {
        gateway.sandbox.controls.expireSessions();
        return cookieOf(anna);
      },
    ],
  ])('is a 403 %s', async (_case, cookie) => {
    const before = files();
    const answer = await get(invoice, { cookie: cookie(), 'accept-language': 'en-GB' });
    expect(answer.status).toBe(403);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(await answer.text()).toContain('Your session has expired.');
    expect(files()).toBe(before);
    await login(anna, 'anna@example.ch', 'kontor-demo');
  });

  test('that is unavailable is an error without details of Shopware', async () => {
    gateway.upstream.fault = ({ path }, response) => {
      if (!path.includes('/document/download/')) return false;
      response.writeHead(500).end('Fatal error in /var/www');
      return true;
    };
    const answer = await get(invoice, { cookie: cookieOf(anna) });
    expect(answer.status).toBe(502);
    expect(await answer.text()).not.toContain('/var/www');
  });
});

test('an aborted download has no effect', async () => {
  gateway.upstream.fault = ({ path }, response) => {
    if (!path.includes('/document/download/')) return false;
    response.writeHead(200, { 'content-type': 'application/pdf' }).write('%PDF');
    return true;
  };
  const abort = new AbortController();
  const answer = await fetch(gateway.url + invoice, {
    headers: { cookie: cookieOf(anna) },
    signal: abort.signal,
  });
  expect(answer.status).toBe(200);
  // The lock is released before the file is read.
  expect(await anna.ask('{ session { state } }')).toEqual({ session: { state: 'CUSTOMER' } });
  abort.abort();
  await expect(answer.text()).rejects.toThrow();
  gateway.upstream.fault = null;
  const again = await get(invoice, { cookie: cookieOf(anna) });
  expect(again.status).toBe(200);
  await again.arrayBuffer();
});
