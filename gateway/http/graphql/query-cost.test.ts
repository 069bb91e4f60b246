import { buildSchema, isObjectType, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import costlyFields from './costly-fields.json' with { type: 'json' };
import { LIMITS } from './limits.ts';
import { queryCost } from './query-cost.ts';
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

  test('counts one call for the details of a product in a list', () => {
    const list = (fields: string) => `{ search(term: "a", first: 20) { nodes { id ${fields} } } }`;
    expect(isTooCostly(list('name price { unitPrice { amount } }'))).toBe(false);
    expect(isTooCostly(list('descriptionHtml'))).toBe(false);
    expect(isTooCostly(list('descriptionHtml media { url } properties { key }'))).toBe(false);
    expect(isTooCostly(list('descriptionHtml reviews { totalCount }'))).toBe(true);
  });

  test('is assigned to existing fields only', () => {
    const missing = Object.values(costlyFields)
      .flat()
      .filter((name) => {
        const [type = '', field = ''] = name.split('.');
        const parent = schema.getType(type);
        return !isObjectType(parent) || parent.getFields()[field] === undefined;
      });
    expect(missing).toEqual([]);
  });
});
