import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway, testGateway } from '../gateway.ts';
import { tinyBundle } from '../tiny-bundle.ts';

let local: TestGateway;

const gateway = testGateway(
  { NODE_ENV: 'production', PUBLIC_URL: 'https://kontor.example' },
  { bundle: tinyBundle() },
);
beforeAll(async () => {
  local = await startTestGateway();
});
afterAll(() => Promise.all([gateway.close(), local.close()]));

const send = (path: string, init: RequestInit = {}, url = gateway.url) =>
  fetch(url + path, { redirect: 'manual', ...init });
const query = (body: string, type = 'application/json') => ({
  method: 'POST',
  headers: { 'content-type': type },
  body,
});

/** One response of every kind with its status. */
const ANSWERS: [kind: string, status: number, path: string, init?: RequestInit][] = [
  ['a page', 200, '/kochen/'],
  ['a page that does not exist', 404, '/nirgends/'],
  ['a page that moved', 301, '/KOCHEN'],
  ['a page that cannot be rendered', 500, '/broken/'],
  ['a language that is chosen', 302, '/', { headers: { 'accept-language': 'fr' } }],
  ['an answer of GraphQL', 200, '/graphql', query('{"query":"{ languages { locale } }"}')],
  ['a refused one', 400, '/graphql', query('[]')],
  ['a query that is too large', 413, '/graphql', query('x'.repeat(200_000))],
  ['a picture', 200, '/picture/400/media/pan-linea.webp'],
  ['a picture that does not exist', 404, '/picture/400/media/nothing.webp'],
  ['a document of an order without a session', 403, '/order/0123/document/4567'],
  ['health', 200, '/health/live'],
];

describe('security headers protect', () => {
  test.each(ANSWERS)('%s', async (_kind, status, path, init) => {
    const answer = await send(path, init);
    const header = (name: string) => answer.headers.get(name) ?? '';
    expect(answer.status).toBe(status);
    expect(header('strict-transport-security')).toBe('max-age=31536000');
    expect(header('x-content-type-options')).toBe('nosniff');
    const shown = /^\/(?:picture|media)\//.test(path);
    expect(header('cross-origin-resource-policy')).toBe(shown ? 'cross-origin' : 'same-origin');
    const policy = header('content-security-policy');
    if (path === '/graphql') expect(policy).toBe("default-src 'none'; frame-ancestors 'none'");
    else {
      expect(header('referrer-policy')).toBe('strict-origin');
      expect(header('permissions-policy')).toMatch(
        /camera=\(\).*geolocation=\(\).*microphone=\(\).*payment=\(\)/,
      );
      expect(header('cross-origin-opener-policy')).toBe('same-origin');
    }
    expect(policy).toMatch(/default-src '(?:self|none)'/);
    expect(policy).not.toMatch(/unsafe|nonce|\*;|\* |http:/);
    if (policy.includes("default-src 'self'")) {
      for (const rule of [
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ])
        expect(policy).toContain(rule);
    }
    for (const name of ['server', 'x-powered-by']) expect(answer.headers.has(name)).toBe(false);
  });

  test('an SVG opened as a document', async () => {
    gateway.upstream.fault = ({ path }, response) => {
      if (!path.startsWith('/media/')) return false;
      response
        .writeHead(200, {
          'content-type': 'image/svg+xml',
          'set-cookie': 'a=b',
          'content-security-policy': '*',
        })
        .end('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
      return true;
    };
    const { headers } = await send('/media/drawing.svg');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
    expect(headers.get('set-cookie')).toBeNull();
    gateway.upstream.fault = null;
  });
});

test('a shop without https sends no HSTS', async () => {
  const { headers } = await send('/health/live', {}, local.url);
  expect(headers.get('strict-transport-security')).toBeNull();
});
