import { auditServer } from 'graphql-http';
import { describe, expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { at, Shopper } from '../../testing/shopper.ts';

const gateway = testGateway();

const get = (query: string, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}/graphql?query=${encodeURIComponent(query)}&locale=de-DE`, { headers });

test('all 61 audits of GraphQL over HTTP pass without a notice', async () => {
  const results = await auditServer({ url: `${gateway.url}/graphql` });
  expect(
    results.filter(({ status }) => status !== 'ok').map(({ name, status }) => `${status}: ${name}`),
  ).toEqual([]);
  expect(results).toHaveLength(61);
});

describe('a public query', () => {
  test('may be kept by anybody, for as long as the schema says', async () => {
    const answer = await get('{ navigation(kind: MAIN) { label } }');
    expect(answer.headers.get('cache-control')).toMatch(
      /^public, max-age=\d+(?:, stale-while-revalidate=\d+)?$/,
    );
    const again = await get('{ navigation(kind: MAIN) { label } }', {
      'if-none-match': answer.headers.get('etag') ?? '',
    });
    expect(again.status).toBe(304);
  });

  test('of a whole listing takes at most 12 KB on the way', async () => {
    const menu = await new Shopper(gateway.url).ask(
      '{ navigation(kind: MAIN, depth: 1) { id: categoryId } }',
    );
    const query = `{ listing(categoryId: "${at(menu, 'navigation', 0, 'id')}") { products { id name facts path cover { url(width: 400) srcset alt }
      price { unit { amount formatted } from list { formatted } discountPercent } badges manufacturer available swatches { label color } }
      filters { key label } pageInfo { total } } }`;
    const answer = await get(query, { 'accept-encoding': 'br' });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(Number(answer.headers.get('content-length'))).toBeLessThanOrEqual(12 * 1024);
  });

  test('asked again costs no call', async () => {
    await get('{ suggest(term: "messer") { total } }');
    const before = gateway.upstream.calls.length;
    await get('{ suggest(term: "messer") { total } }');
    expect(gateway.upstream.calls.length).toBe(before);
  });
});

test('a personal query is never kept, and not answered to a mere link', async () => {
  const query = '{ cart { count } languages { id } }';
  const asked = await get(query, { 'kontor-locale': 'de-DE' });
  expect([asked.status, asked.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  const linked = await get(query);
  expect([linked.status, linked.headers.get('cache-control')]).toEqual([403, 'no-store']);
});

describe('a request of another site', () => {
  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'as %s changes nothing',
    async (type) => {
      const before = gateway.upstream.calls.length;
      const answer = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: JSON.stringify({ query: 'mutation { clearCart { cart { count } } }' }),
      });
      expect([answer.status, at(await answer.json(), 'errors', 0, 'extensions', 'code')]).toEqual([
        415,
        'UNSUPPORTED_MEDIA_TYPE',
      ]);
      expect(gateway.upstream.calls.length).toBe(before);
    },
  );

  test('cannot mutate with GET', async () => {
    expect((await get('mutation { clearCart { cart { count } } }')).status).toBe(405);
  });
});

test.each(['PUT', 'PATCH', 'DELETE'])('%s is told which methods there are', async (method) => {
  const answer = await fetch(`${gateway.url}/graphql`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, POST']);
  expect(at(await answer.json(), 'errors', 0, 'extensions', 'code')).toBe('METHOD_NOT_ALLOWED');
});

describe('a query beyond the limits is refused', () => {
  const shopper = () => new Shopper(gateway.url);
  test('too deep', async () => {
    const deep = `{ navigation(kind: MAIN) { ${'children { '.repeat(20)}label${' }'.repeat(20)} } }`;
    expect(at((await shopper().send(deep)).errors, 0, 'extensions', 'code')).toBe('QUERY_TOO_COMPLEX');
  });
  test('too many aliases', async () => {
    const many = Array.from({ length: 60 }, (_, index) => `a${index}: languages { id }`).join(' ');
    expect(at((await shopper().send(`{ ${many} }`)).errors, 0, 'extensions', 'code')).toBe(
      'QUERY_TOO_COMPLEX',
    );
  });
  test('too long', async () => {
    expect((await shopper().send(`{ ${'languages { id } '.repeat(20_000)} }`)).status).toBe(413);
  });
});

test('a path in an error has its indices as numbers, compiled or not, and its own words stay inside', async () => {
  const shopper = new Shopper(gateway.url);
  const menu = await shopper.ask('{ navigation(kind: MAIN, depth: 1) { id: categoryId } }');
  gateway.upstream.fault = ({ path }, response) => {
    if (path !== '/store-api/product') return false;
    response
      .writeHead(500, { 'content-type': 'application/json' })
      .end('{"errors":[{"detail":"SQLSTATE secret"}]}');
    return true;
  };
  const query = 'query ($id: ID!) { listing(categoryId: $id) { products { swatches { label } } } }';
  for (let round = 0; round < 3; round++) {
    const { errors } = await shopper.send(query, { id: at(menu, 'navigation', 1, 'id') });
    expect(at(errors, 0, 'path')).toEqual(['listing', 'products', expect.any(Number), 'swatches']);
    expect(JSON.stringify(errors)).not.toContain('SQLSTATE');
    expect(at(errors, 0, 'extensions', 'requestId')).toBeTruthy();
  }
  gateway.upstream.fault = null;
});

test('the schema can be read', async () => {
  expect(await (await fetch(`${gateway.url}/schema.graphql`)).text()).toContain('type Product ');
});
