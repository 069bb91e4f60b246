import { GraphQLError } from 'graphql';
import { CombinedError, createRequest, makeOperation } from 'urql';
import { expect, test } from 'vitest';
import { partOf } from './partial-search.ts';

/** A search whose `field` failed. */
function answered(field: string, part: object) {
  const operation = makeOperation('query', createRequest('{ search { totalCount } }', {}), {
    url: '/graphql',
    requestPolicy: 'network-only',
  });
  const extensions = { code: 'UPSTREAM_UNAVAILABLE', status: 502 };
  const fault = new GraphQLError('Later.', { path: field.split('.'), extensions });
  const error = new CombinedError({ graphQLErrors: [fault] });
  return { operation, error, extensions: { part }, stale: false, hasNext: false };
}

test('keeps the products if the filters fail', () => {
  const search = { totalCount: 3, filters: null };
  expect(partOf(answered('search.filters', { search }))).toEqual({ search: { totalCount: 3, filters: [] } });
});

test('throws if the products fail', () => {
  expect(() => partOf(answered('search', { search: null }))).toThrow();
});
