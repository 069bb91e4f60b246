import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isObject } from '../../lib/json.ts';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { at } from '../../testing/shopper.ts';

let gateway: TestGateway;

beforeAll(async () => {
  const graphiql = mkdtempSync(join(tmpdir(), 'graphiql-'));
  writeFileSync(join(graphiql, 'index.html'), 'GraphiQL');
  gateway = await startTestGateway({ NODE_ENV: 'production' }, { bundle: null, graphiql });
});
afterAll(() => gateway.close());

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly json: unknown;
}

async function read(answer: Response): Promise<Answer> {
  const text = await answer.text();
  const type = answer.headers.get('content-type') ?? '';
  return { status: answer.status, type, text, json: /json/.test(type) ? JSON.parse(text) : null };
}

const post = async (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  read(
    await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
const link = async (query: string, headers: Readonly<Record<string, string>> = {}) =>
  read(await fetch(`${gateway.url}/graphql?query=${encodeURIComponent(query)}`, { headers }));
const code = ({ json }: Answer) => at(json, 'errors', 0, 'extensions', 'code');

/** The 13 checks of graphql-cop, a GraphQL security scanner, which reports a response where a refusal is expected. */
describe('a security scanner in production finds', () => {
  test('no suggested fields', async () => {
    const queries = [
      '{ __schema { directive } }',
      '{ navigatio(kind: MAIN) { label } }',
      '{ navigation(kid: MAIN) { label } }',
      '{ navigation(kind: MAIM) { label } }',
      '{ listing(categoryId: "x", firs: 3) { sorting } }',
      'query ($filter: ProductFilterInpu) { search(term: "x", filter: $filter) { sorting } }',
    ];
    for (const query of queries) expect((await post({ query })).text).not.toMatch(/did you mean/i);
    const query =
      'query ($filter: ProductFilterInput, $kind: MenuKind!) { search(term: "x", filter: $filter) { sorting } }';
    const wrong = await post({ query, variables: { firs: 3, kind: 'MAIM' } });
    expect(wrong.json).toMatchObject({ errors: expect.any(Array) });
    expect(wrong.text).not.toMatch(/did you mean/i);
  });

  test('no introspection', async () => {
    for (const query of [
      '{ __schema { types { name fields { name } } } }',
      '{ __type(name: "Query") { name } }',
    ]) {
      const answer = await post({ query });
      expect(at(answer.json, 'data')).toBeUndefined();
    }
  });

  test('no GraphQL console', async () => {
    for (const path of [
      '/graphql',
      '/graphiql',
      '/graphiql/index.html',
      '/playground',
      '/altair',
      '/console',
    ]) {
      const answer = await read(await fetch(gateway.url + path, { headers: { accept: 'text/html' } }));
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.text).not.toMatch(/graphiql|playground/i);
    }
  });

  test('no query by plain link', async () => {
    const answer = await link('query cop {__typename}');
    expect([answer.status, code(answer)]).toEqual([403, 'PREFLIGHT_NEEDED']);
    // A client that sets a custom header is no plain link: caches and apps may send GET.
    expect(at((await link('{ __typename }', { 'kontor-locale': 'de-DE' })).json, 'data')).toEqual({
      __typename: 'Query',
    });
  });

  test('no 101 aliases of one field', async () => {
    const aliases = Array.from({ length: 101 }, (_, index) => `alias${index}:__typename`).join(' ');
    expect(code(await post({ query: `query cop { ${aliases} }` }))).toBe('QUERY_TOO_COMPLEX');
  });

  test('no batch of queries', async () => {
    const batch = Array.from({ length: 10 }, () => ({ query: 'query cop { __typename }' }));
    const answer = await post(batch);
    expect([answer.status, Array.isArray(answer.json), code(answer)]).toEqual([
      400,
      false,
      'BATCHING_NOT_SUPPORTED',
    ]);
  });

  test('no tracing', async () => {
    for (const query of ['query cop { __typename }', '{ languages { id } }', '{ nothing }']) {
      const answer = await post(
        { query },
        { 'x-apollo-tracing': '1', 'apollo-query-plan-experimental': '1' },
      );
      expect(at(answer.json, 'extensions')).toBeUndefined();
      expect(answer.text).not.toMatch(/tracing|"duration|resolvers/);
    }
  });

  test('no error for each of many unknown directives', async () => {
    for (const count of [10, 1_000]) {
      const { json } = await post({ query: `query cop { __typename ${'@aa'.repeat(count)} }` });
      const errors = at(json, 'errors');
      expect(Array.isArray(errors) ? errors.length : 0).toBeLessThan(10);
    }
  });

  test('no circular introspection', async () => {
    const circle = `{ __schema { types { fields { type ${'{ fields { type '.repeat(4)}{ name } ${'} }'.repeat(4)} } } } }`;
    expect(at((await post({ query: circle })).json, 'data')).toBeUndefined();
  });

  test('no mutation by GET', async () => {
    for (const headers of [{}, { 'kontor-locale': 'de-DE' }]) {
      const answer = await link('mutation cop {__typename}', headers);
      expect([answer.status, code(answer)]).toEqual([405, 'METHOD_NOT_ALLOWED']);
    }
  });

  test('no query by form', async () => {
    const answer = await post('query=query+cop+%7B__typename%7D', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect([answer.status, at(answer.json, 'data')]).toEqual([415, undefined]);
  });

  test('no exception for malformed documents', async () => {
    for (const query of ['qwerty cop { abc }', '', '{', '\u0000', '{ a(b: "', `${'['.repeat(3_000)}`]) {
      const answer = await post({ query });
      expect(isObject(answer.json)).toBe(true);
      expect(answer.text).not.toMatch(/exception|stack|\.ts:|node_modules|at \w+ \(/i);
    }
  });

  test('no field repeated 500 times', async () => {
    expect(code(await post({ query: `query cop { ${'__typename '.repeat(500)} }` }))).toBe(
      'QUERY_TOO_COMPLEX',
    );
  });
});
