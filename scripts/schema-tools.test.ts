import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { cacheExchange } from '@urql/exchange-graphcache';
import { ESLint } from 'eslint';
import {
  buildSchema,
  type GraphQLSchema,
  introspectionFromSchema,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
} from 'graphql';
import { Client, fetchExchange } from 'urql';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createSessionFetch } from '../examples/session-fetch.ts';
import { startTestGateway, type TestGateway } from '../gateway/testing/gateway.ts';

const RELAY = resolve('node_modules/relay-compiler/cli.js');

let gateway: TestGateway;
let folder: string;
/** The schema as `/schema.graphql` serves it. */
let sdl: string;
let schema: GraphQLSchema;
let url: string;

beforeAll(async () => {
  gateway = await startTestGateway({ NODE_ENV: 'production' });
  url = `${gateway.url}/graphql`;
  sdl = await (await fetch(`${gateway.url}/schema.graphql`)).text();
  schema = buildSchema(sdl);
  folder = mkdtempSync(join(tmpdir(), 'kontor-schema-'));
  writeFileSync(join(folder, 'schema.graphql'), sdl);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await gateway.close();
});

describe('graphql-eslint', () => {
  async function findings(text: string): Promise<string[]> {
    const results = await new ESLint().lintText(text, { filePath: 'schema/generated/kontor.graphql' });
    return results.flatMap(({ messages }) =>
      messages.map(({ ruleId, line, message }) => `${line}: ${message} (${ruleId})`),
    );
  }

  test('accepts the served schema', async () => {
    expect(await findings(sdl)).toEqual([]);
  });
});

test('Relay’s compiler generates types, and a refetchable order', async () => {
  mkdirSync(join(folder, 'src'));
  const customScalarTypes = Object.fromEntries(
    Object.values(schema.getTypeMap())
      .filter((type) => isScalarType(type) && !isSpecifiedScalarType(type))
      .map(({ name }) => [name, 'unknown']),
  );
  const config = { src: 'src', schema: 'schema.graphql', language: 'typescript', customScalarTypes };
  writeFileSync(join(folder, 'relay.config.json'), JSON.stringify(config));
  writeFileSync(
    join(folder, 'src/Shelf.ts'),
    `graphql\`
      query ShelfQuery($id: ID!, $count: Int!, $cursor: String) { ...Shelf_products }\`;
    graphql\`
      fragment Shelf_products on Query @refetchable(queryName: "ShelfPageQuery") {
        listing(categoryId: $id, first: $count, after: $cursor) @connection(key: "Shelf_listing") {
          edges { node { id ...ShelfCard } }
          filters { __typename key ... on OptionFilter { values { value label selected } } }
        }
      }\`;
    graphql\`fragment ShelfCard on Product { name price { unitPrice { amount currencyCode } } cover { url(width: 400) } }\`;
    graphql\`fragment OrderState on Order @refetchable(queryName: "OrderStateQuery") { status { code label } }\`;
    graphql\`
      mutation ShelfAddMutation($input: AddToCartInput!) {
        addToCart(input: $input) { cart { id items { id quantity product { id } } } userErrors { message field } }
      }\`;`,
  );
  await promisify(execFile)(process.execPath, [RELAY], { cwd: folder });
  const generated = (name: string) =>
    readFileSync(join(folder, `src/__generated__/${name}.graphql.ts`), 'utf8');
  expect(generated('ShelfAddMutation')).toContain('productId: string;');
  expect(generated('OrderStateQuery')).toContain('node(');
});

const LISTED = gql`query Listed { search(term: "pfanne", first: 3) { nodes { id name } } }`;
const SHOWN = gql`query Shown($id: ID!) { product(id: $id) { id name number } }`;
const ADDED = gql`
  mutation Added($id: ID!) {
    addToCart(input: { items: [{ productId: $id }] }) {
      cart { id totalQuantity items { id product { id name } } }
      userErrors { code }
    }
  }`;

test('Apollo Client merges a product of a list with its page', async () => {
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new HttpLink({ uri: url, fetch: createSessionFetch() }),
  });
  const { data } = await client.query<{ search: { nodes: { id: string }[] } }>({ query: LISTED });
  const id = data?.search.nodes[0]?.id;
  await client.query({ query: SHOWN, variables: { id } });
  const cached = Object.entries(client.cache.extract() as Record<string, unknown>);
  expect(cached.filter(([key]) => key === `Product:${id}`)).toEqual([
    [`Product:${id}`, expect.objectContaining({ name: expect.any(String), number: expect.any(String) })],
  ]);
});

test('urql’s normalised cache stores every result without warnings', async () => {
  const warn = vi.spyOn(console, 'warn');
  const embedded = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && !('id' in type.getFields()),
  );
  const client = new Client({
    url,
    preferGetMethod: false,
    fetch: createSessionFetch(),
    exchanges: [
      cacheExchange({
        schema: introspectionFromSchema(schema),
        keys: Object.fromEntries(embedded.map(({ name }) => [name, () => null])),
      }),
      fetchExchange,
    ],
  });
  const listed = await client.query(LISTED, {}).toPromise();
  const id: unknown = listed.data.search.nodes[0].id;
  await client.query(SHOWN, { id }).toPromise();
  const { data } = await client.mutation(ADDED, { id }).toPromise();
  expect(data.addToCart.cart.items[0].product).toMatchObject({ id });
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});
