import { buildSchema, GraphQLError, type GraphQLSchema, parse, specifiedRules, validate } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { processorClock } from '../../testing/processor-time.ts';
import { withinLimits } from './limits.ts';
import { Operations } from './operations.ts';
import { queryCost } from './query-cost.ts';
import { readSchema } from './schema.ts';

/** Processor time per document, accepted or rejected. */
const BUDGET_MS = 20;
/** The fastest try counts, since other processes only add time. */
const TRIES = 7;

let schema: GraphQLSchema;
beforeAll(() => {
  schema = buildSchema(readSchema());
});

const many = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join(' ');

/** Documents designed to be slow to parse or validate, each of the largest size that a request may have. */
const HOSTILE: Record<string, string> = {
  '300 fragments with the same field': `{ ${many(300, (i) => `...F${i}`)} } ${many(300, (i) => `fragment F${i} on Query { languages { locale } }`)}`,
  '560 inline fragments': `{ ${many(560, () => '... { languages { locale } }')} }`,
  'inline fragments that nest': `{ ${'... { '.repeat(500)} __typename ${'} '.repeat(500)} }`,
  'a pyramid of fragments': `{ ...F0 } ${many(400, (i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 2} }`)} fragment F400 on Query { __typename } fragment F401 on Query { __typename }`,
  'repeats in repeats': `{ ${many(9, () => `navigation(kind: MAIN) { ${many(9, () => `children { ${many(9, () => 'label')} }`)} }`)} }`,
  'many small operations': many(
    10,
    (i) => `query Q${i} { ${many(40, (j) => `languages { id }`.replace('id', j % 2 ? 'id' : 'locale'))} }`,
  ),
  'many aliases': `{ ${many(2_000, (i) => `a${i}: __typename`)} }`,
  'unknown fields': `{ ${many(1_200, (i) => `wrong${i}`)} }`,
  'many variables': `query (${many(600, (i) => `$v${i}: String`)}) { languages { id } }`,
  'unused fragments that multiply': `{ languages { id } } ${many(39, (i) => `fragment F${i} on Query { ...F${(i + 1) % 40} ...F${(i + 2) % 40} }`)}`,
  'a long string': `{ search(term: "${'a'.repeat(95_000)}") { totalCount } }`,
  'lists in lists': `{ search(term: ${'['.repeat(1_200)}${']'.repeat(1_200)}) { totalCount } }`,
  comments: `{ ${'#\n'.repeat(45_000)} languages { id } }`,
  'the largest allowed document': `{ ${many(20, (i) => `s${i}: search(term: "a") { nodes { id name path available manufacturer { name } price { unitPrice { amount formatted currencyCode } } } }`)} }`,
};

describe('the processor time of a new document', () => {
  test.each(Object.entries(HOSTILE))('is bounded: %s', (_name, query) => {
    const times = Array.from({ length: TRIES }, () => {
      const spent = processorClock();
      check(query);
      return spent();
    });
    expect(Math.min(...times)).toBeLessThan(BUDGET_MS);
  });
});

/** Finds and validates a document as the gateway and Mercurius do before they execute it. */
function check(query: string): void {
  const request = { query, documentId: null, isAutomatic: false, operationName: null };
  try {
    const { source } = new Operations(schema, {}).find(request, 'any');
    const errors = validate(schema, parse(source), [...specifiedRules, withinLimits], { maxErrors: 5 });
    if (errors.length === 0) queryCost(schema, parse(source), {});
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
  }
}
