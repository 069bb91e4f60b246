import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfiguration } from '../config/configuration.ts';
import { startTestGateway, type TestGateway, testGateway } from '../testing/gateway.ts';
import { addToCart, buyableProduct } from '../testing/guest.ts';
import { at, Shopper } from '../testing/shopper.ts';

const KIOSK = 'https://kiosk.example';
/** Headers that a browser adds to a cross-site request. */
const browser = (origin: string) => ({ origin, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' });

let closed: TestGateway;

const gateway = testGateway({ CORS_ORIGINS: `${KIOSK}, http://localhost:5173` });
beforeAll(async () => {
  closed = await startTestGateway();
});
afterAll(() => Promise.all([gateway.close(), closed.close()]));

const preflight = (url: string, origin: string, path = '/graphql') =>
  fetch(url + path, {
    method: 'OPTIONS',
    headers: {
      ...browser(origin),
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,kontor-locale',
    },
  });
const grants = (headers: Headers) =>
  [...headers.keys()].filter((name) => name.startsWith('access-control-')).toSorted();

describe('a frontend on an allowed origin', () => {
  test.each(['/graphql', '/upload', '/order/0123/document/4567'])(
    'passes the preflight for %s',
    async (path) => {
      const { status, headers } = await preflight(gateway.url, KIOSK, path);
      expect(status).toBe(204);
      expect(headers.get('access-control-allow-origin')).toBe(KIOSK);
      expect(headers.get('access-control-allow-credentials')).toBe('true');
      expect(headers.get('access-control-allow-headers')).toContain('authorization');
      expect(headers.get('access-control-allow-methods')).toBe('GET, POST');
      expect(headers.get('vary')).toContain('Origin');
    },
  );

  test('reads its session from a header and continues with a bearer token', async () => {
    const first = new Shopper(gateway.url, browser(KIOSK));
    const product = await buyableProduct(first);
    const { headers } = await first.send(
      'mutation ($id: ID!) { addToCart(input: { items: [{ productId: $id }] }) { cart { totalQuantity } } }',
      { id: product },
    );
    const sealed = headers.get('kontor-session-token');
    expect(headers.get('access-control-expose-headers')).toContain('kontor-session-token');
    // The browser stores no cross-site SameSite=Lax cookie, so the client uses the bearer.
    const kiosk = new Shopper(gateway.url, { ...browser(KIOSK), authorization: `Bearer ${sealed}` });
    await addToCart(kiosk, product);
    expect(at(await kiosk.ask('{ cart { totalQuantity } }'), 'cart', 'totalQuantity')).toBe(2);
  });

  test('is part of the cache key', async () => {
    const query = `${gateway.url}/graphql?query=${encodeURIComponent('{ languages { locale } }')}`;
    for (const headers of [browser(KIOSK), browser('https://evil.example'), {}]) {
      expect((await fetch(query, { headers })).headers.get('vary')).toMatch(/Accept-Encoding.*Origin/);
    }
  });
});

describe('a page on another origin', () => {
  test.each([
    'https://evil.example',
    'https://kiosk.example.evil.example',
    'http://kiosk.example',
    'https://kiosk.example:8443',
    'null',
    '',
  ])('gets no permission: %s', async (origin) => {
    const preflighted = await preflight(gateway.url, origin);
    expect([preflighted.status, grants(preflighted.headers)]).toEqual([404, []]);
    const shopper = new Shopper(gateway.url, browser(origin));
    const { headers } = await shopper.send('{ languages { locale } }');
    expect(grants(headers)).toEqual([]);
  });

  test('changes nothing and sees no session', async () => {
    const before = gateway.upstream.calls.length;
    const { status, headers, errors } = await new Shopper(gateway.url, browser('https://evil.example')).send(
      'mutation ($id: ID!) { addToCart(input: { items: [{ productId: $id }] }) { cart { totalQuantity } } }',
      { id: '0123456789abcdef0123456789abcdef' },
    );
    expect([status, at(errors, 0, 'extensions', 'code')]).toEqual([403, 'ORIGIN_NOT_ALLOWED']);
    expect([headers.get('kontor-session-token'), headers.getSetCookie()]).toEqual([null, []]);
    expect(gateway.upstream.calls.length).toBe(before);
  });
});

test('cannot read pages and other paths', async () => {
  for (const path of ['/', '/health/ready', '/schema.graphql', '/graphqlx', '/picture/800/media/x.jpg']) {
    const { headers } = await fetch(gateway.url + path, { headers: browser(KIOSK) });
    expect([path, grants(headers)]).toEqual([path, []]);
  }
});

test('gets no permission without a list', async () => {
  const preflighted = await preflight(closed.url, KIOSK);
  expect([preflighted.status, grants(preflighted.headers)]).toEqual([404, []]);
  const { headers } = await new Shopper(closed.url, browser(KIOSK)).send('{ languages { locale } }');
  expect(grants(headers)).toEqual([]);
});

test.each(['*', 'null', 'https://kiosk.example/', 'kiosk.example', 'https://*.example'])(
  'the list rejects %s',
  (entry) => {
    const environment = { SHOPWARE_ENDPOINT: 'https://shop.example', SHOPWARE_ACCESS_TOKEN: 'SWSCEXAMPLE' };
    expect(() => readConfiguration({ ...environment, CORS_ORIGINS: `https://a.example, ${entry}` })).toThrow(
      'CORS_ORIGINS must be origins',
    );
  },
);
