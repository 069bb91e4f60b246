import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { login, logout, newCustomer } from '../testing/customer.ts';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { at, Shopper, textAt } from '../testing/shopper.ts';

let gateway: TestGateway;
let anna: Shopper;
let invoice: string;
let book: string;

beforeAll(async () => {
  gateway = await startTestGateway();
  gateway.sandbox.controls.set({ rateLimits: false });
  anna = new Shopper(gateway.url);
  await login(anna, 'anna@example.ch', 'kontor-demo');
  const { orders } = await anna.ask(
    '{ orders(limit: 50) { orders { documents { name url } items { downloads { url accessGranted } } } } }',
  );
  const text = JSON.stringify(orders);
  invoice = text.match(/"url":"(\/order\/\w+\/document\/\w+)"/)?.[1] ?? '';
  book = text.match(/"url":"(\/order\/\w+\/download\/\w+\/\w+)"/)?.[1] ?? '';
});
afterEach(() => {
  gateway.upstream.fault = null;
  gateway.sandbox.controls.set({ publicDownloads: false });
});
afterAll(() => gateway.close());

const cookieOf = ({ cookies }: Shopper) => `sw-context-token=${cookies.get('sw-context-token') ?? ''}`;
const get = (path: string, headers: Readonly<Record<string, string>>) =>
  fetch(gateway.url + path, { headers });
const files = () =>
  gateway.upstream.calls.filter(({ path }) => /\/(?:document|order)\/download\//.test(path)).length;

describe('a file of an order', () => {
  test('comes to be saved, for nobody to keep, and runs nowhere', async () => {
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

  test('comes to a client without cookies by its bearer', async () => {
    const app = new Shopper(gateway.url);
    await login(app, 'anna@example.ch', 'kontor-demo');
    const bearer = app.cookies.get('sw-context-token') ?? '';
    const answer = await get(invoice, { authorization: `Bearer ${bearer}` });
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
  });

  test('that is public is fetched by the gateway, from Shopware and from nowhere else', async () => {
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

  test('is not there for anybody else, and Shopware is not even asked for it', async () => {
    const { shopper: other } = await newCustomer(gateway);
    const [, , orderId] = invoice.split('/');
    const before = files();
    const asked = [
      [invoice, cookieOf(other)],
      [book, cookieOf(other)],
      [invoice, ''],
      [book, 'sw-context-token=chosen-by-somebody'],
      [`/order/${orderId}/document/${'0'.repeat(32)}`, cookieOf(anna)],
      [`/order/${orderId}/download/${'0'.repeat(32)}/${'0'.repeat(32)}`, cookieOf(anna)],
      ['/order/nope/document/nope', cookieOf(anna)],
      [book.replace(/[^/]+$/, '..%2f..%2fcontext'), cookieOf(anna)],
    ] as const;
    for (const [path, cookie] of asked) {
      const answer = await get(path, { cookie, 'accept-language': 'en-GB' });
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(await answer.text()).toBe('We could not find that.');
    }
    expect(files()).toBe(before);
  });

  test('is not there before it is paid, nor after logging out', async () => {
    const { orders } = await anna.ask(
      '{ orders(limit: 50) { orders { id items { id downloads { id accessGranted } } } } }',
    );
    expect(textAt(orders, 'orders', 0, 'id')).not.toBe('');
    const again = new Shopper(gateway.url);
    await login(again, 'anna@example.ch', 'kontor-demo');
    const cookie = cookieOf(again);
    await logout(again);
    const answer = await get(invoice, { cookie });
    expect(answer.status).toBe(404);
    await answer.text();
    await login(anna, 'anna@example.ch', 'kontor-demo');
  });

  test('that Shopware cannot give now is an error, with nothing of Shopware in it', async () => {
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

test('a download that its buyer breaks off harms nobody', async () => {
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
  // The session's other calls do not wait for the file to be read.
  expect(await anna.ask('{ session { state } }')).toEqual({ session: { state: 'CUSTOMER' } });
  abort.abort();
  await expect(answer.text()).rejects.toThrow();
  gateway.upstream.fault = null;
  const again = await get(invoice, { cookie: cookieOf(anna) });
  expect(again.status).toBe(200);
  await again.arrayBuffer();
});

test('a download that waits for its payment has no address', async () => {
  const { orders } = await anna.ask(
    '{ orders(limit: 50) { orders { paid items { downloads { accessGranted url } } } } }',
  );
  const list = at(orders, 'orders');
  for (const order of Array.isArray(list) ? list : []) {
    const downloads = JSON.stringify(order).match(/\{"accessGranted":false,"url":[^}]+\}/g) ?? [];
    for (const download of downloads) expect(download).toContain('"url":null');
  }
});
