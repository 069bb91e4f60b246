import { GraphQLError } from 'graphql';
import { CombinedError, createRequest, makeOperation } from 'urql';
import { expect, test } from 'vitest';
import type { PageQuery } from '../../generated/graphql.ts';
import { PLAIN_SHOP } from '../../testing/plain-shop.ts';
import { PLAIN_LAYOUT } from '../../testing/shop-data.ts';
import { partOf } from './partial-page.ts';

/** A response with a layout and an error in it. */
function answered(status: number, part: PageQuery) {
  const operation = makeOperation('query', createRequest('{ page { __typename } }', {}), {
    url: '/graphql',
    requestPolicy: 'network-only',
  });
  const extensions = { code: 'UPSTREAM_UNAVAILABLE', status };
  const fault = new GraphQLError('Later.', { path: ['page', 'cms'], extensions });
  const error = new CombinedError({ graphQLErrors: [fault] });
  return { operation, error, extensions: { part }, stale: false, hasNext: false };
}

const PAGE: PageQuery = {
  page: {
    __typename: 'LandingPage',
    id: 'l',
    name: 'Neues',
    seo: { title: 'Neues', description: null, canonicalPath: '/neues/', alternates: [], image: null },
    cms: {
      id: 'c',
      type: 'landingpage',
      sections: [{ id: 's', layout: PLAIN_LAYOUT, blocks: [], sidebar: [] }],
    },
  },
};

test('renders the remaining layout when one element fails', async () => {
  expect(partOf(answered(502, PAGE), PLAIN_SHOP)).toEqual(PAGE);
});

test('throws for a client error', async () => {
  expect(() => partOf(answered(400, PAGE), PLAIN_SHOP)).toThrow();
});
