import { buildSchema, isObjectType, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { LIMITS } from './limits.ts';
import { CALLING_FIELDS, DETAIL_FIELDS, queryCost } from './query-cost.ts';
import { readSchema } from './schema.ts';

const schema = buildSchema(readSchema());

const isTooCostly = (source: string, variables: Record<string, unknown> = {}) =>
  queryCost(schema, parse(source), variables) > LIMITS.cost;

const aliased = (count: number, field: string) =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ')} }`;
describe('the cost of a query', () => {
  test.each([
    ['38 searches of 100 products', aliased(38, 'search(term: "a", first: 100) { totalCount }')],
    [
      'three pages of 100 products',
      aliased(3, 'search(term: "a", first: 100) { nodes { id name path } }').replaceAll(
        'id name path',
        Array.from({ length: 12 }, (_, i) => `f${i}: name`).join(' '),
      ),
    ],
    ['reviews of each of many products', aliased(20, 'product(id: "1") { reviews { total: totalCount } }')],
  ])('exceeds the limit with %s', (_name, source) => {
    expect(isTooCostly(source)).toBe(true);
  });

  test('grows with a page size that is a variable', () => {
    const source = `query ($limit: Int) { ${aliased(5, 'search(term: "a", first: $limit) { nodes { id name path } }').slice(2)}`;
    expect(isTooCostly(source, { limit: 10 })).toBe(false);
    expect(isTooCostly(source, { limit: 100 })).toBe(true);
  });

  test('grows with the number of ids', () => {
    const source = `query ($ids: [ID!]!) { ${aliased(10, 'nodes(ids: $ids) { id ... on Product { name path } }').slice(2)}`;
    expect(isTooCostly(source, { ids: ['1'] })).toBe(false);
    expect(isTooCostly(source, { ids: Array.from({ length: 100 }, String) })).toBe(true);
  });

  test('counts only the costliest type of a union', () => {
    const parts = ['CategoryPage', 'EntryPage', 'ProductPage', 'LandingPage'].map(
      (type) => `... on ${type} { cms { id } }`,
    );
    const pages = Array.from(
      { length: 12 },
      (_, index) => `p${index}: page(path: "/") { ${parts.join(' ')} }`,
    );
    expect(isTooCostly(`{ ${pages.join(' ')} }`)).toBe(false);
    expect(isTooCostly(`{ ${pages.join(' ')} ${aliased(1, 'search(term: "a") { sorting }').slice(2)}`)).toBe(
      true,
    );
  });

  test.each([
    [
      'a listing of 24 products',
      'listing(categoryId: "1", first: 24) { nodes { id name path available price { unitPrice { amount formatted currencyCode } } cover { url srcset alt } badges } totalCount sortings { key label } filters { key label ... on OptionFilter { values { value label selected count } } } }',
    ],
    [
      '100 orders',
      'customer { orders(first: 100) { nodes { id number createdAt total { formatted } status { label } } } }',
    ],
  ])('permits %s', (_name, field) => {
    expect(isTooCostly(`{ ${field} }`)).toBe(false);
  });

  test('counts one call for the details of a product in a list', () => {
    const list = (fields: string) => `{ search(term: "a", first: 20) { nodes { id ${fields} } } }`;
    expect(isTooCostly(list('name price { unitPrice { amount } }'))).toBe(false);
    expect(isTooCostly(list('descriptionHtml'))).toBe(false);
    expect(isTooCostly(list('descriptionHtml media { url } properties { key }'))).toBe(false);
    expect(isTooCostly(list('descriptionHtml reviews { totalCount }'))).toBe(true);
  });

  test('is assigned to existing fields only', () => {
    const missing = [...CALLING_FIELDS, ...DETAIL_FIELDS].filter((name) => {
      const [type = '', field = ''] = name.split('.');
      const parent = schema.getType(type);
      return !isObjectType(parent) || parent.getFields()[field] === undefined;
    });
    expect(missing).toEqual([]);
  });
});
