import { beforeAll, describe, expect, test } from 'vitest';
import { categoryId, optionId } from '../../../sandbox/shops/derive/ids.ts';
import { testGateway } from '../../testing/gateway.ts';
import { at, Shopper } from '../../testing/shopper.ts';

let shopper: Shopper;
const gateway = testGateway();
beforeAll(async () => {
  shopper = new Shopper(gateway.url, { 'kontor-locale': 'de-DE' });
});

const COOKING = categoryId('cooking');
const COUNTS = `filters { key
  ... on OptionFilter { values { value count } } }`;
const IN_CATEGORY = `query ($id: ID!, $filter: ProductFilterInput) { listing(categoryId: $id, filter: $filter) { ${COUNTS} } }`;
const FOUND = `query ($term: String!, $filter: ProductFilterInput) { search(term: $term, filter: $filter) { ${COUNTS} } }`;
const TOTALS = `query ($id: ID!, $filter: ProductFilterInput) { listing(categoryId: $id, filter: $filter) { totalCount } }`;
const FOUND_TOTALS = `query ($term: String!, $filter: ProductFilterInput) { search(term: $term, filter: $filter) { totalCount } }`;

type Input = Readonly<Record<string, unknown>>;
type ListName = 'manufacturers' | 'properties' | 'categories';

interface Value {
  readonly key: string;
  readonly id: string;
  readonly count: unknown;
}

const rows = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

async function filtersOf(filter: Input): Promise<unknown[]> {
  return rows(at(await shopper.ask(IN_CATEGORY, { id: COOKING, filter }), 'listing', 'filters'));
}

function valuesOf(filters: readonly unknown[]): Value[] {
  return filters.flatMap((filter) =>
    rows(at(filter, 'values')).map((value) => ({
      key: String(at(filter, 'key')),
      id: String(at(value, 'value')),
      count: at(value, 'count'),
    })),
  );
}

const listOf = (key: string): ListName => {
  if (key === 'manufacturer') return 'manufacturers';
  return key === 'categories' ? 'categories' : 'properties';
};

/** Choices in the other filters, and the value. */
function withValue(input: Input, { key, id }: Value, all: readonly Value[]): Input {
  const list = listOf(key);
  const chosenIds = all.filter((value) => value.key === key).map((value) => value.id);
  const others = rows(input[list]).filter((chosen) => !chosenIds.includes(String(chosen)));
  return { ...input, [list]: [...others, id] };
}

async function totalsOf(document: string, variables: Input, inputs: readonly Input[]): Promise<unknown[]> {
  const totals: unknown[] = [];
  for (const input of inputs) {
    const answer = await shopper.ask(document, { ...variables, filter: input });
    totals.push(at(answer['listing'] ?? answer['search'], 'totalCount'));
  }
  return totals;
}

const D24 = optionId('d24');

describe('a filter value has the number of its products', () => {
  test('in a category with choices of all kinds', async () => {
    const input = { properties: [D24], maxPrice: '400', rating: 3 };
    const values = valuesOf(await filtersOf(input));
    expect(values.length).toBeGreaterThan(20);
    const inputs = values.map((value) => withValue(input, value, values));
    expect(values.map(({ count }) => count)).toEqual(await totalsOf(TOTALS, { id: COOKING }, inputs));
  });

  test('in a search too, including categories', async () => {
    const first = await shopper.ask(FOUND, { term: 'cocotte', filter: {} });
    const chosen = valuesOf(rows(at(first, 'search', 'filters'))).find(({ key }) => key === 'categories');
    const input = { categories: [chosen?.id] };
    const filters = rows(
      at(await shopper.ask(FOUND, { term: 'cocotte', filter: input }), 'search', 'filters'),
    );
    const values = valuesOf(filters);
    expect(values.some(({ key }) => key === 'categories')).toBe(true);
    const inputs = values.map((value) => withValue(input, value, values));
    expect(values.map(({ count }) => count)).toEqual(
      await totalsOf(FOUND_TOTALS, { term: 'cocotte' }, inputs),
    );
  });
});

const isCounting = (body: string) => body.includes('"type":"terms"');

test('a failed count leaves the filters without counts, is not cached, and is retried', async () => {
  const input = { maxPrice: '321' };
  gateway.upstream.fault = ({ body }, response) => {
    if (!isCounting(body)) return false;
    response.writeHead(500).end();
    return true;
  };
  const without = valuesOf(await filtersOf(input));
  expect(without.length).toBeGreaterThan(20);
  expect(new Set(without.map(({ count }) => count))).toEqual(new Set([null]));
  gateway.upstream.fault = null;
  expect(valuesOf(await filtersOf(input)).some(({ count }) => Number(count) > 0)).toBe(true);
});
