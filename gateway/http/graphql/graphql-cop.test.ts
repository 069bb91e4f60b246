import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { at } from '../../testing/shopper.ts';

let gateway: TestGateway;

beforeAll(async () => {
  const graphiql = mkdtempSync(join(tmpdir(), 'graphiql-'));
  writeFileSync(join(graphiql, 'index.html'), 'GraphiQL');
  gateway = await startTestGateway({ NODE_ENV: 'production' }, { bundle: null, graphiql });
});
afterAll(() => gateway.close());

const post = (query: object, headers: Readonly<Record<string, string>> = {}) =>
  supertest(gateway.url).post('/graphql').set(headers).send(query);

/** Checks of graphql-cop, a GraphQL security scanner, which other tests do not include. */
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
    expect(wrong.body).toMatchObject({ errors: expect.any(Array) });
    expect(wrong.text).not.toMatch(/did you mean/i);
  });

  test('no introspection', async () => {
    for (const query of [
      '{ __schema { types { name fields { name } } } }',
      '{ __type(name: "Query") { name } }',
    ]) {
      const answer = await post({ query });
      expect(at(answer.body, 'data')).toBeUndefined();
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
      const answer = await supertest(gateway.url).get(path).set('accept', 'text/html');
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.text).not.toMatch(/graphiql|playground/i);
    }
  });

  test('no tracing', async () => {
    for (const query of ['query cop { __typename }', '{ languages { id } }', '{ nothing }']) {
      const answer = await post(
        { query },
        { 'x-apollo-tracing': '1', 'apollo-query-plan-experimental': '1' },
      );
      expect(at(answer.body, 'extensions')).toBeUndefined();
      expect(answer.text).not.toMatch(/tracing|"duration|resolvers/);
    }
  });
});
