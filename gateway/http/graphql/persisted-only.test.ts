import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  typeFromAST,
} from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { isObject } from '../../lib/json.ts';
import { EventStream } from '../../testing/event-stream.ts';
import { startTestGateway, testGateway } from '../../testing/gateway.ts';
import { productIds } from '../../testing/guest.ts';
import { at, Shopper } from '../../testing/shopper.ts';
import { tinyBundle } from '../../testing/tiny-bundle.ts';
import { readSchema } from './schema.ts';

/** Persisted documents of the web client's build. */
const DOCUMENTS: Readonly<Record<string, string>> = JSON.parse(
  readFileSync('web/generated/persisted-documents.json', 'utf8'),
);
const SCHEMA = buildSchema(readSchema());
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

let product = '';

const gateway = testGateway(
  { NODE_ENV: 'production', GRAPHQL_OPERATIONS: 'persisted' },
  { bundle: { ...tinyBundle(), documents: DOCUMENTS } },
);
beforeAll(async () => {
  const open = await startTestGateway();
  product = (await productIds(new Shopper(open.url)))[0] ?? '';
  await open.close();
});

const post = async (body: unknown): Promise<{ status: number; json: unknown }> => {
  const answer = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, json: await answer.json() };
};
const byHash = (hash: string, variables: unknown = {}) =>
  post({ variables, extensions: { persistedQuery: { version: 1, sha256Hash: hash } } });
const code = (json: unknown) => at(json, 'errors', 0, 'extensions', 'code');

/** A valid value of a type, with required fields only. */
function fitting(type: GraphQLInputType, name: string): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [];
  if (isEnumType(nullable)) return nullable.getValues()[0]?.name;
  if (isInputObjectType(nullable)) {
    const needed = Object.values(nullable.getFields()).filter((field) => isNonNullType(field.type));
    return Object.fromEntries(needed.map((field) => [field.name, fitting(field.type, field.name)]));
  }
  if (nullable.name === 'Int') return 1;
  if (nullable.name === 'Boolean') return true;
  if (nullable.name === 'ID') return product;
  return name === 'path' ? '/kochen/' : 'pfanne';
}

function variablesOf(document: string): Record<string, unknown> {
  const operation = parse(document).definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('A document without an operation');
  return Object.fromEntries(
    (operation.variableDefinitions ?? []).flatMap(({ variable, type, defaultValue }) => {
      const inputType = typeFromAST(SCHEMA, type);
      if (!isInputType(inputType) || !isNonNullType(inputType) || defaultValue) return [];
      return [[variable.name.value, fitting(inputType, variable.name.value)]];
    }),
  );
}
const isSubscription = (document: string) => document.startsWith('subscription');
const nameOf = (document: string) =>
  /(?:query|mutation|subscription) (\w+)/.exec(document)?.[1] ?? document.slice(0, 40);

describe('a gateway with persisted operations only', () => {
  const all = Object.entries(DOCUMENTS).map(([hash, text]) => [nameOf(text), hash, text] as const);
  const questions = all.filter(([, , text]) => !isSubscription(text));
  const subscriptions = all.filter(([, , text]) => isSubscription(text));

  test.each(questions)('executes %s of the shop', async (_name, hash, document) => {
    const { json } = await byHash(hash, variablesOf(document));
    expect(isObject(at(json, 'data')) || code(json) === 'NOT_LOGGED_IN').toBe(true);
  });

  test.each(subscriptions)('streams %s of the shop', async (_name, hash, document) => {
    const stream = await EventStream.open(
      gateway.url,
      null,
      { extensions: { persistedQuery: { version: 1, sha256Hash: hash } } },
      variablesOf(document),
    );
    expect([stream.status, stream.headers.get('content-type')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
    ]);
    stream.leave();
  });

  test('has all documents of the shop', () => {
    expect(all.length).toBeGreaterThan(50);
  });

  test('rejects all other documents, and persisted ones as text', async () => {
    const [first = ''] = Object.values(DOCUMENTS);
    for (const query of [
      '{ __typename }',
      '{ languages { id } }',
      '{ __schema { types { name } } }',
      first,
      '{',
    ]) {
      const { status, json } = await post({ query });
      expect([status, code(json)]).toEqual([403, 'PERSISTED_QUERY_ONLY']);
      const link = await fetch(`${gateway.url}/graphql?query=${encodeURIComponent(query)}`, {
        headers: { 'kontor-locale': 'de-DE' },
      });
      expect(code(await link.json())).toBe('PERSISTED_QUERY_ONLY');
    }
  });

  test('learns no document from a client', async () => {
    const query = '{ languages { locale } }';
    const taught = await post({
      query,
      extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(query) } },
    });
    expect([taught.status, code(taught.json)]).toEqual([403, 'PERSISTED_QUERY_ONLY']);
    const lookup = await byHash(hashOf(query));
    expect([lookup.status, code(lookup.json)]).toEqual([404, 'PERSISTED_QUERY_NOT_FOUND']);
  });

  test.each(['x', '__proto__', 'constructor', `sha256:${'0'.repeat(64)}`])(
    'rejects the hash %s',
    async (hash) => {
      expect((await byHash(hash)).status).toBe(404);
    },
  );
});
