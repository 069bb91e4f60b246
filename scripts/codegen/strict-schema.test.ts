import { globSync, readFileSync } from 'node:fs';
import { buildSchema, parse, print, validate } from 'graphql';
import { expect, test } from 'vitest';
import { strict } from './strict-schema.ts';

const SDL = `
directive @semanticNonNull(levels: [Int] = [0]) on FIELD_DEFINITION
type Query {
  one: Int @semanticNonNull
  list: [Int!] @semanticNonNull
  entries: [Int] @semanticNonNull(levels: [1])
  both: [Int] @semanticNonNull(levels: [0, 1])
  mayBeNull: Int
  never: Int!
}`;

test('turns @semanticNonNull into non-null', () => {
  const types = [...print(strict(SDL)).matchAll(/^ {2}(\w+: [^\s]+)/gm)].map(([, field]) => field);
  expect(types).toEqual([
    'one: Int!',
    'list: [Int!]!',
    'entries: [Int!]',
    'both: [Int!]!',
    'mayBeNull: Int',
    'never: Int!',
  ]);
});

test('the operations of the web client are valid in the public schema', () => {
  const sdl = ['schema/generated/kontor.graphql', ...globSync('shop/schema.graphql')];
  const schema = buildSchema(sdl.map((path) => readFileSync(path, 'utf8')).join('\n'));
  const documents: unknown = JSON.parse(readFileSync('web/generated/persisted-documents.json', 'utf8'));
  const texts = Object.values(documents ?? {}).map(String);
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.flatMap((text) => validate(schema, parse(text)).map(({ message }) => message))).toEqual([]);
});
