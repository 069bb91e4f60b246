import { auditServer } from 'graphql-http';
import { describe, expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { at, Shopper } from '../../testing/shopper.ts';
import { LIMITS } from './limits.ts';

const gateway = testGateway();

const get = (query: string, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}/graphql?query=${encodeURIComponent(query)}&locale=de-DE`, { headers });

test('all 61 audits of GraphQL over HTTP pass', async () => {
  const results = await auditServer({ url: `${gateway.url}/graphql` });
  expect(
    results.filter(({ status }) => status !== 'ok').map(({ name, status }) => `${status}: ${name}`),
  ).toEqual([]);
  expect(results).toHaveLength(61);
});

describe('a public query', () => {
  test('is cacheable as long as the schema permits', async () => {
    const answer = await get('{ navigation(kind: MAIN) { label } }');
    expect(answer.headers.get('cache-control')).toMatch(
      /^public, max-age=\d+(?:, stale-while-revalidate=\d+)?$/,
    );
    const again = await get('{ navigation(kind: MAIN) { label } }', {
      'if-none-match': answer.headers.get('etag') ?? '',
    });
    expect(again.status).toBe(304);
  });
});

test('a personal query is never cached and rejected by plain link', async () => {
  const query = '{ cart { totalQuantity } languages { id } }';
  const preflighted = await get(query, { 'kontor-locale': 'de-DE' });
  expect([preflighted.status, preflighted.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  const linked = await get(query);
  expect([linked.status, linked.headers.get('cache-control')]).toEqual([403, 'no-store']);
});

describe('a cross-site request', () => {
  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'as %s changes nothing',
    async (type) => {
      const before = gateway.upstream.calls.length;
      const answer = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: JSON.stringify({ query: 'mutation { clearCart { cart { totalQuantity } } }' }),
      });
      expect([answer.status, at(await answer.json(), 'errors', 0, 'extensions', 'code')]).toEqual([
        415,
        'UNSUPPORTED_MEDIA_TYPE',
      ]);
      expect(gateway.upstream.calls.length).toBe(before);
    },
  );
});

test('a body beyond the limit is rejected', async () => {
  const answer = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: `{ languages { id } } #${'x'.repeat(LIMITS.body)}` }),
  });
  expect([answer.status, at(await answer.json(), 'errors', 0, 'extensions', 'code')]).toEqual([
    413,
    'REQUEST_TOO_LARGE',
  ]);
});

test.each(['PUT', 'PATCH', 'DELETE'])('%s gets the allowed methods', async (method) => {
  const answer = await fetch(`${gateway.url}/graphql`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, POST']);
  expect(at(await answer.json(), 'errors', 0, 'extensions', 'code')).toBe('METHOD_NOT_ALLOWED');
});

test('a path in an error has numeric indices, without details of Shopware', async () => {
  const shopper = new Shopper(gateway.url);
  const menu = await shopper.ask('{ navigation(kind: MAIN, depth: 1) { id: categoryId } }');
  gateway.upstream.fault = ({ path }, response) => {
    if (path !== '/store-api/product') return false;
    response
      .writeHead(500, { 'content-type': 'application/json' })
      .end('{"errors":[{"detail":"SQLSTATE secret"}]}');
    return true;
  };
  const query = 'query ($id: ID!) { listing(categoryId: $id) { nodes { swatches { label } } } }';
  for (let round = 0; round < 3; round++) {
    const { errors } = await shopper.send(query, { id: at(menu, 'navigation', 1, 'id') });
    expect(at(errors, 0, 'path')).toEqual(['listing', 'nodes', expect.any(Number), 'swatches']);
    expect(JSON.stringify(errors)).not.toContain('SQLSTATE');
    expect(at(errors, 0, 'extensions', 'requestId')).toBeTruthy();
  }
  gateway.upstream.fault = null;
});
