import { buildSchema, type GraphQLSchema } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { processorClock } from '../../testing/processor-time.ts';
import { Documents } from './documents.ts';
import { readSchema } from './schema.ts';

/** Processor time per document, accepted or refused. */
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
  '40 fragments with the same fields': `{ ${many(40, (i) => `...F${i}`)} } ${many(40, (i) => `fragment F${i} on Query { languages { locale label id } currencies { isoCode } }`)}`,
  '330 times one field': `{ ${many(330, () => '__typename')} }`,
  '560 inline fragments': `{ ${many(560, () => '... { languages { locale } }')} }`,
  'inline fragments that nest': `{ ${'... { '.repeat(500)} __typename ${'} '.repeat(500)} }`,
  'a pyramid of fragments': `{ ...F0 } ${many(400, (i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 2} }`)} fragment F400 on Query { __typename } fragment F401 on Query { __typename }`,
  'a pyramid within the limit of fragments': `{ ...F0 } ${many(38, (i) => `fragment F${i} on Query { ...F${i + 1} }`)} fragment F38 on Query { __typename }`,
  'repeats in repeats': `{ ${many(9, () => `navigation(kind: MAIN) { ${many(9, () => `children { ${many(9, () => 'label')} }`)} }`)} }`,
  '700 operations': many(700, (i) => `query Q${i} { languages { id } }`),
  'many small operations': many(
    10,
    (i) => `query Q${i} { ${many(40, (j) => `languages { id }`.replace('id', j % 2 ? 'id' : 'locale'))} }`,
  ),
  'many aliases': `{ ${many(2_000, (i) => `a${i}: __typename`)} }`,
  'unknown fields': `{ ${many(1_200, (i) => `wrong${i}`)} }`,
  'unknown arguments': `{ ${many(300, (i) => `languages(a${i}: 1) { b${i} }`)} }`,
  'many variables': `query (${many(600, (i) => `$v${i}: String`)}) { languages { id } }`,
  'unused fragments': `{ languages { id } } ${many(400, (i) => `fragment F${i} on Language { id }`)}`,
  'an unused fragment with inline fragments': `{ languages { id } } fragment F on Query { ${many(400, () => '... { languages { locale } }')} }`,
  'unused fragments that multiply': `{ languages { id } } ${many(39, (i) => `fragment F${i} on Query { ...F${(i + 1) % 40} ...F${(i + 2) % 40} }`)}`,
  'a long string': `{ search(term: "${'a'.repeat(95_000)}") { pageInfo { total } } }`,
  'lists in lists': `{ search(term: ${'['.repeat(1_200)}${']'.repeat(1_200)}) { pageInfo { total } } }`,
  'brackets without an end': '{ a '.repeat(20_000),
  spaces: `{${' '.repeat(90_000)}languages { id } }`,
  comments: `{ ${'#\n'.repeat(45_000)} languages { id } }`,
  'all that is allowed': `{ ${many(20, (i) => `s${i}: search(term: "a") { products { id name path available manufacturer price { unit { amount formatted currency } } } }`)} }`,
};

describe('the processor time of a document that nobody has sent before', () => {
  test.each(Object.entries(HOSTILE))('is bounded: %s', (_which, source) => {
    const times = Array.from({ length: TRIES }, (_, index) => {
      // Padded to miss the document cache; a new instance, so that a cold start counts too.
      const documents = new Documents(schema, {}, true);
      const text = source + ' '.repeat(index);
      const spent = processorClock();
      const checked = documents.check(text, false);
      if ('source' in checked && checked.document.definitions.length < 10) documents.operation(checked, null);
      return spent();
    });
    expect(Math.min(...times)).toBeLessThan(BUDGET_MS);
  });
});
