import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { beforeEach, describe, expect, test } from 'vitest';
import { readSchema } from '../../gateway/http/graphql/schema.ts';
import { schemaChanges } from './changes.ts';
import { undescribed } from './undescribed.ts';

const PRESENT = readFileSync('schema/generated/kontor.graphql', 'utf8');
const RELEASED = readFileSync('schema/released/kontor.graphql', 'utf8');
const BEFORE = `
  type Query { product(id: ID!, currency: String = "CHF"): Product  old: String }
  type Product { id: ID! name: String! price: Float state: State }
  enum State { OPEN CLOSED }
  input Filter { term: String }
  type Mutation { search(filter: Filter!): Product }
`;

test('the one file holds what the files of the domains say: `npm run codegen` was run', () => {
  const sorted = (sdl: string) => printSchema(lexicographicSortSchema(buildSchema(sdl)));
  expect(sorted(PRESENT)).toBe(sorted(readSchema()));
});

test('every type, field, argument, value and input of the schema is explained', () => {
  expect(undescribed(PRESENT)).toEqual([]);
});

test('what nobody explained is named', () => {
  const sdl = '"Asked." type Query { "One." a(b: Int): S  c: Int } enum S { "It." X Y } input I { z: Int }';
  expect(undescribed(sdl)).toEqual(['Query.a(b)', 'Query.c', 'S', 'S.Y', 'I', 'I.z']);
});

test('nothing that other frontends were promised is gone', () => {
  expect(schemaChanges(RELEASED, PRESENT).breaking).toEqual([]);
});

describe('a change of the schema', () => {
  const changed = (from: string, to: string) => {
    expect(BEFORE).toContain(from);
    return schemaChanges(BEFORE, BEFORE.replace(from, to));
  };

  test.each([
    ['a field is gone', 'old: String', ''],
    ['a field has another type', 'name: String!', 'name: Int!'],
    ['a field may be null that was not', 'name: String!', 'name: String'],
    ['an argument is gone', ', currency: String = "CHF"', ''],
    ['an argument is needed that was not there', 'id: ID!,', 'id: ID!, at: Int!,'],
    ['an argument is needed that was not', 'currency: String = "CHF"', 'currency: String!'],
    ['a value is gone', 'CLOSED', ''],
    ['an input is needed that was not there', 'term: String', 'term: String page: Int!'],
    ['an input is gone', 'term: String', 'page: Int'],
  ])('breaks clients when %s', (_what, from, to) => {
    expect(changed(from, to).breaking.length).toBeGreaterThan(0);
  });

  test.each([
    ['an enum has a new value', 'CLOSED', 'CLOSED LOST'],
    ['a default is another', '"CHF"', '"EUR"'],
  ])('is worth a look when %s', (_what, from, to) => {
    expect(changed(from, to)).toMatchObject({ breaking: [], dangerous: [expect.any(String)] });
  });

  test.each([
    ['a field is new', 'price: Float', 'price: Float weight: Float', 'Product.weight is new.'],
    ['a type is new', 'type Product', 'type Maker { id: ID! } type Product', 'Maker is new.'],
    ['an argument that may be left out is new', 'id: ID!,', 'id: ID!, at: Int,', 'Query.product(at) is new.'],
    ['an input that may be left out is new', 'term: String', 'term: String page: Int', 'Filter.page is new.'],
    [
      'something is to go',
      'old: String',
      'old: String @deprecated(reason: "new")',
      'Query.old is to go one day.',
    ],
  ])('is safe when %s', (_what, from, to, sentence) => {
    expect(changed(from, to)).toMatchObject({
      breaking: [],
      dangerous: [],
      safe: expect.arrayContaining([sentence]),
    });
  });

  test('is none when only words and order are others', () => {
    expect(changed('type Product', '"A thing." type Product')).toEqual({
      breaking: [],
      dangerous: [],
      safe: [],
    });
  });
});

describe('the command', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'schema-'));
    for (const name of ['released', 'generated']) {
      mkdirSync(join(folder, 'schema', name), { recursive: true });
      cpSync('schema/generated/kontor.graphql', join(folder, 'schema', name, 'kontor.graphql'));
    }
  });

  const run = (...options: string[]) =>
    new Promise<{ code: number; output: string }>((resolve) => {
      const script = fileURLToPath(new URL('../schema.ts', import.meta.url));
      const child = execFile(
        process.execPath,
        [script, ...options],
        { cwd: folder },
        (_error, stdout, stderr) => resolve({ code: child.exitCode ?? 1, output: stdout + stderr }),
      );
    });
  const become = (from: string | RegExp, to: string) => {
    const other = PRESENT.replace(from, to);
    expect(other).not.toBe(PRESENT);
    buildSchema(other);
    writeFileSync(join(folder, 'schema/generated/kontor.graphql'), other);
  };

  test('stops a change that breaks, and says what to do instead', async () => {
    become(/^ {2}zipcode: String$/m, '  postcode: String');
    const { code, output } = await run();
    expect(code).toBe(1);
    expect(output).toContain('Address.zipcode was removed.');
    expect(output).toContain('@deprecated');
    expect((await run('--release')).code).toBe(1);
    expect((await run('--release', '--breaking')).code).toBe(0);
    expect(await run()).toEqual({ code: 0, output: 'Nothing changed since the last release.\n' });
  });

  test('lets a safe one pass, and tells of it', async () => {
    become(/^ {2}zipcode: String$/m, '  zipcode: String\n  "Floor."\n  floor: Int');
    const { code, output } = await run();
    expect([code, output]).toEqual([0, 'Safe:\n  - Address.floor is new.\n']);
  });
});
