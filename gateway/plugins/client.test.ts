import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Replica, startReplica, testGateway } from '../testing/gateway.ts';
import { at } from '../testing/shopper.ts';

const KIOSK_KEY = 'kiosk-key-of-24-characters';
const SERVER_KEY = 'server-key-of-24-characters';

let limited: Replica;

const gateway = testGateway({ CLIENT_KEYS: `kiosk:${KIOSK_KEY}` });
beforeAll(async () => {
  limited = await startReplica(gateway, {
    RATE_LIMIT_PER_MINUTE: '8',
    CLIENT_KEYS: `kiosk:${KIOSK_KEY}:12,server:${SERVER_KEY}`,
  });
});
afterAll(async () => {
  await limited.close();
});

const ask = async (url: string, headers: Record<string, string> = {}, query = '{ languages { locale } }') => {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json', ...headers },
    body: JSON.stringify({ query }),
  });
  const json: unknown = await answer.json();
  return { status: answer.status, code: at(json, 'errors', 0, 'extensions', 'code') };
};
const statuses = async (times: number, headers: Record<string, string>) => {
  const all: number[] = [];
  for (let time = 0; time < times; time++) all.push((await ask(limited.url, headers)).status);
  return all;
};
const counted = async () => (await fetch(`${gateway.url}/metrics`)).text();

describe('a named frontend', () => {
  test.each([
    ['graphql-client-name', 'graphql-client-version'],
    ['apollographql-client-name', 'apollographql-client-version'],
  ])('by %s has its label in metrics', async (name, version) => {
    await ask(gateway.url, { [name]: `app of ${name}`, [version]: '4.1.0' });
    expect(await counted()).toContain(
      `kontor_graphql_requests_total{client="app of ${name}",version="4.1.0",outcome="ok"} 1`,
    );
  });

  test.each([
    ['a name with a line’s worth of text', { 'graphql-client-name': 'x'.repeat(65) }],
    ['a name that is no ASCII', { 'graphql-client-name': 'caf\u00e9' }],
  ])('with an invalid name is rejected: %s', async (_what, headers) => {
    expect(await ask(gateway.url, headers)).toMatchObject({ status: 400, code: 'CLIENT_HEADER_INVALID' });
  });

  test('cannot add unlimited labels, nor use reserved names', async () => {
    for (let index = 0; index < 30; index++) {
      await ask(gateway.url, { 'graphql-client-name': `stranger ${index}`, 'graphql-client-version': '1' });
      await ask(gateway.url, { 'graphql-client-name': 'app', 'graphql-client-version': String(index) });
    }
    await ask(gateway.url, { 'graphql-client-name': 'storefront' });
    await ask(gateway.url, { 'kontor-client-key': KIOSK_KEY, 'graphql-client-name': 'storefront' });
    const text = await counted();
    const names = new Set([...text.matchAll(/client="([^"]+)"/g)].map(([, name]) => name));
    expect(names.size).toBeLessThanOrEqual(20 + 'kiosk, other, unnamed'.split(',').length);
    expect(names).toContain('kiosk');
    expect(names).not.toContain('storefront');
    expect(text).toMatch(/client="other",version="",outcome="ok"\} [1-9]/);
    expect(text.match(/client="app",version="[^"]*",outcome="ok"/g)?.length ?? 0).toBeLessThanOrEqual(11);
  });
});

describe('a frontend with a key', () => {
  test('is rejected and counted if the key is unknown', async () => {
    const wrong = { 'kontor-client-key': 'guessed-key-of-24-characters' };
    const tried = await statuses(3, wrong);
    expect(tried.filter((status) => status !== 429)).toEqual([401, 401]);
    expect(await ask(gateway.url, wrong)).toMatchObject({ status: 401, code: 'CLIENT_KEY_UNKNOWN' });
  });

  test('has a separate limit', async () => {
    expect(await statuses(13, { 'kontor-client-key': KIOSK_KEY })).toEqual([
      ...Array.from({ length: 12 }, () => 200),
      429,
    ]);
  });

  test('serves buyers, each with the limit of an address, which Shopware receives', async () => {
    const buyer = (address: string) => ({
      'kontor-client-key': SERVER_KEY,
      'kontor-buyer-address': address,
    });
    expect(await statuses(3, buyer('203.0.113.20'))).toEqual([200, 200, 429]);
    expect(await statuses(3, buyer('2001:db8::1'))).toEqual([200, 200, 429]);
    for (const [headers, address] of [
      [{ 'kontor-client-key': KIOSK_KEY, 'kontor-buyer-address': '203.0.113.21' }, '203.0.113.21'],
      [{}, '127.0.0.1'],
    ] as const) {
      gateway.upstream.calls.length = 0;
      await ask(
        gateway.url,
        headers,
        'mutation { updateSession(input: { countryId: "00000000000000000000000000000000" }) { userErrors { code } } }',
      );
      const seen = gateway.upstream.calls.map((call) => call.headers['x-forwarded-for']).filter(Boolean);
      expect(new Set(seen)).toEqual(new Set([address]));
    }
  });

  test.each([
    ['without a key', {}, 403, 'BUYER_ADDRESS_REFUSED'],
    ['that is none', { 'kontor-client-key': KIOSK_KEY }, 400, 'BUYER_ADDRESS_INVALID'],
  ])('cannot set a buyer address %s', async (_what, headers, status, code) => {
    const answer = await ask(gateway.url, { 'kontor-buyer-address': '203.0.113.999', ...headers });
    expect(answer).toMatchObject({ status, code });
  });
});

test.each(['/upload', '/order/0123/document/4567', '/graphql'])(
  'with an unknown key is rejected at %s too',
  async (path) => {
    const answer = await fetch(gateway.url + path, {
      method: path.startsWith('/order') ? 'GET' : 'POST',
      headers: {
        'content-type': path === '/upload' ? 'image/png' : 'application/json',
        'x-file-name': 'a.png',
        'kontor-client-key': 'guessed-key-of-24-characters',
      },
      ...(path.startsWith('/order') ? {} : { body: '{}' }),
    });
    expect(answer.status).toBe(401);
    expect(await answer.text()).toContain('"CLIENT_KEY_UNKNOWN"');
  },
);
