import { buildSchema, isObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { Documents } from './documents.ts';
import { LIMITS } from './limits.ts';
import { CALLING_FIELDS } from './query-cost.ts';
import { readSchema } from './schema.ts';

const schema = buildSchema(readSchema());

/** Message of the first error, or null for an accepted operation. */
function refusal(source: string, variables: Record<string, unknown> = {}): string | null {
  const documents = new Documents(schema, {}, true);
  const checked = documents.check(source, false);
  if (!('source' in checked)) return checked[0]?.message ?? '';
  const read = documents.variables(documents.operation(checked, null), variables);
  return read.coerced ? null : (read.errors?.[0]?.message ?? '');
}

const aliased = (count: number, field: string) =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ')} }`;
const EXCEEDED = `The query exceeds the limit of cost ${LIMITS.cost}`;

describe('the cost of a query', () => {
  test.each([
    [
      '38 searches of 100 products',
      aliased(38, 'search(term: "a", input: { limit: 100 }) { pageInfo { total } }'),
    ],
    ['30 searches', aliased(30, 'search(term: "a") { pageInfo { total } }')],
    [
      'three pages of 100 products',
      aliased(3, 'search(term: "a", input: { limit: 100 }) { products { id name path } }').replaceAll(
        'id name path',
        Array.from({ length: 12 }, (_, i) => `f${i}: name`).join(' '),
      ),
    ],
    [
      'reviews of each of many products',
      aliased(20, 'product(id: "1") { reviews { total: pageInfo { total } } }'),
    ],
  ])('exceeds the limit with %s', (_name, source) => {
    expect(refusal(source)).toBe(EXCEEDED);
  });

  test('exceeds the limit with 39 promotion codes', () => {
    const codes = aliased(39, 'addPromotionCode(input: { code: "A" }) { userErrors { code } }');
    expect(refusal(`mutation ${codes}`)).toBe(EXCEEDED);
  });

  test('grows with a page size that is a variable', () => {
    const source = `query ($limit: Int) { ${aliased(5, 'search(term: "a", input: { limit: $limit }) { products { id name path } }').slice(2)}`;
    expect(refusal(source, { limit: 10 })).toBeNull();
    expect(refusal(source, { limit: 100 })).toBe(EXCEEDED);
  });

  test('grows with the number of ids', () => {
    const source = `query ($ids: [ID!]!) { ${aliased(10, 'products(ids: $ids) { id name path }').slice(2)}`;
    expect(refusal(source, { ids: ['1'] })).toBeNull();
    expect(refusal(source, { ids: Array.from({ length: 100 }, String) })).toBe(EXCEEDED);
  });

  test('counts only the costliest type of a union', () => {
    const parts = ['CategoryPage', 'EntryPage', 'ProductPage', 'LandingPage'].map(
      (type) => `... on ${type} { cms { id } }`,
    );
    const pages = Array.from(
      { length: 12 },
      (_, index) => `p${index}: page(path: "/") { ${parts.join(' ')} }`,
    );
    expect(refusal(`{ ${pages.join(' ')} }`)).toBeNull();
    expect(refusal(`{ ${pages.join(' ')} ${aliased(1, 'search(term: "a") { sorting }').slice(2)}`)).toBe(
      EXCEEDED,
    );
  });

  test.each([
    [
      'a listing of 24 products',
      'listing(categoryId: "1", input: { limit: 24 }) { products { id name path available price { unit { amount formatted currency } } cover { url srcset alt } badges } pageInfo { total } sortings { key label } filters { key label ... on OptionFilter { values { option { id label } selected count } } } }',
    ],
    [
      '100 products as a connection',
      'searchConnection(term: "a", first: 100) { edges { cursor node { id name path price { unit { formatted } } } } pageInfo { hasNextPage endCursor } }',
    ],
    ['100 orders', 'orders(limit: 100) { orders { id number date total { formatted } status { label } } }'],
  ])('accepts %s', (_name, field) => {
    expect(refusal(`{ ${field} }`)).toBeNull();
  });

  test('knows only fields of the schema', () => {
    const unknown = [...CALLING_FIELDS].filter((name) => {
      const [type = '', field = ''] = name.split('.');
      const found = schema.getType(type);
      return !isObjectType(found) || found.getFields()[field] === undefined;
    });
    expect(unknown).toEqual([]);
  });
});
