import { expect, test } from 'vitest';
import { categoryId, optionId } from '../../../sandbox/shops/derive/ids.ts';
import { testGateway } from '../../testing/gateway.ts';
import { at, Shopper } from '../../testing/shopper.ts';

const gateway = testGateway();

type Input = Readonly<Record<string, unknown>>;
interface Value {
  readonly key: string;
  readonly value: string;
  readonly count: number | null;
}

const LISTS = {
  listing: ['ID!', 'categoryId: $key', categoryId('cooking')],
  search: ['String!', 'term: $key', 'cocotte'],
} as const;

async function ask(list: keyof typeof LISTS, filter: Input, fields: string): Promise<unknown> {
  const [type, argument, key] = LISTS[list];
  const query = `query ($key: ${type}, $filter: ProductFilterInput) { ${list}(${argument}, filter: $filter) { ${fields} } }`;
  return (await new Shopper(gateway.url, { 'kontor-locale': 'de-DE' }).ask(query, { key, filter }))[list];
}

async function valuesOf(list: keyof typeof LISTS, input: Input): Promise<Value[]> {
  const answer = await ask(list, input, 'filters { key ... on OptionFilter { values { value count } } }');
  const filters = at(answer, 'filters') as { key: string; values?: Omit<Value, 'key'>[] }[];
  return filters.flatMap(({ key, values = [] }) => values.map((value) => ({ ...value, key })));
}

/** Choices in the other filters, and the value. */
function withValue(input: Input, { key, value }: Value, all: readonly Value[]): Input {
  const name = { manufacturer: 'manufacturers', categories: 'categories' }[key] ?? 'properties';
  const siblings = all.filter((one) => one.key === key).map((one) => one.value);
  const chosen = Array.isArray(input[name]) ? input[name].map(String) : [];
  return { ...input, [name]: [...chosen.filter((one) => !siblings.includes(one)), value] };
}

test.each([
  ['listing', { properties: [optionId('d24')], maxPrice: '400', rating: 3 }],
  ['search', { categories: [categoryId('cocottes')] }],
] as const)('each filter value of a %s has the number of its products', async (list, input) => {
  const values = await valuesOf(list, input);
  expect(values.length).toBeGreaterThan(20);
  expect(values.some(({ key }) => key === 'categories')).toBe(list === 'search');
  for (const value of values) {
    const answer = await ask(list, withValue(input, value, values), 'totalCount');
    expect([value, at(answer, 'totalCount')]).toEqual([value, value.count]);
  }
});

test('a failed count leaves the filters without counts, is not cached, and is retried', async () => {
  gateway.upstream.fault = ({ body }, response) => {
    if (!body.includes('"type":"terms"')) return false;
    response.writeHead(500).end();
    return true;
  };
  const counts = async () => (await valuesOf('listing', { maxPrice: '321' })).map(({ count }) => count);
  const without = await counts();
  expect(without.length).toBeGreaterThan(20);
  expect(new Set(without)).toEqual(new Set([null]));
  gateway.upstream.fault = null;
  expect((await counts()).some((count) => Number(count) > 0)).toBe(true);
});

test.each(['listing', 'search'] as const)('returns the products of a %s whose filters fail', async (list) => {
  gateway.upstream.fault = ({ body }, response) => {
    if (!body.includes('"only-aggregations":true')) return false;
    response.writeHead(500).end();
    return true;
  };
  const [type, argument, key] = LISTS[list];
  const query = `query ($key: ${type}) { ${list}(${argument}, filter: { minPrice: "12" }) { nodes { id } filters { key } } }`;
  const answer = await new Shopper(gateway.url, { 'kontor-locale': 'en-GB' }).send(query, { key });
  gateway.upstream.fault = null;
  expect(answer).toMatchObject({
    data: { [list]: { filters: null } },
    errors: [{ path: [list, 'filters'] }],
  });
  expect(at(answer, 'data', list, 'nodes', 0, 'id')).toBeTruthy();
});
