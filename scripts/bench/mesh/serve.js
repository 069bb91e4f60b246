import { createServer } from 'node:http';
import { useResponseCache } from '@graphql-yoga/plugin-response-cache';
import { loadGraphQLSchemaFromOpenAPI } from '@omnigraph/openapi';
import { createYoga } from 'graphql-yoga';

/**
 * GraphQL Mesh over Shopware's Store API: the schema that its OpenAPI handler makes of Shopware's own description, served by
 * GraphQL Yoga with its response cache for what is public.
 */
const { STORE_API, STORE_API_SCHEMA, ACCESS_KEY } = process.env;
const schema = await loadGraphQLSchemaFromOpenAPI('StoreApi', {
  source: STORE_API_SCHEMA,
  cwd: process.cwd(),
  endpoint: STORE_API,
  ignoreErrorResponses: true,
  // Reads that Shopware takes as POST.
  selectQueryOrMutationField: ['readProduct'].map((fieldName) => ({
    type: 'query',
    fieldName,
  })),
  operationHeaders: {
    'sw-access-key': ACCESS_KEY,
    'sw-context-token': '{context.headers["sw-context-token"]}',
  },
});
const personal = (request) => request.headers.get('sw-context-token');
const cache = useResponseCache({
  session: () => null,
  enabled: (request) => !personal(request),
  ttl: 40_000,
});
const server = createServer(createYoga({ schema, plugins: [cache], graphiql: false, logging: false }));
server.listen(0, '127.0.0.1', () => process.send?.({ port: server.address().port }));
