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
const COUNTS = `filters { __typename key
  ... on OptionFilter { values { value label count } }
  ... on RatingFilter { counts } ... on ToggleFilter { count } } totalCount`;
const IN_CATEGORY = `query ($id: ID!, $filter: ProductFilterInput, $sorting: String, $first: Int) {
  listing(categoryId: $id, filter: $filter, sorting: $sorting, first: $first) { ${COUNTS} } }`;
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

const RED = optionId('red');
const CREAM = optionId('cream');
const D24 = optionId('d24');

describe('a filter value has the number of its products', () => {
  test.each<[string, Input]>([
    ['nothing else is chosen', {}],
    ['something is chosen in its own filter', { properties: [RED, CREAM] }],
    ['of all kinds', { properties: [D24], maxPrice: '400', rating: 3 }],
  ])(
    'with %s',
    async (_, input) => {
      const filters = await filtersOf(input);
      const values = valuesOf(filters);
      expect(values.length).toBeGreaterThan(20);
      const inputs = values.map((value) => withValue(input, value, values));
      expect(values.map(({ count }) => count)).toEqual(await totalsOf(TOTALS, { id: COOKING }, inputs));
    },
    60_000,
  );

  test('for stars and free shipping too', async () => {
    const input = { maxPrice: '200' };
    const filters = await filtersOf({ ...input, rating: 4 });
    const stars = filters.find((filter) => at(filter, 'key') === 'rating');
    const inputs = [1, 2, 3, 4, 5].map((rating) => ({ ...input, rating }));
    expect(at(stars, 'counts')).toEqual(await totalsOf(TOTALS, { id: COOKING }, inputs));
    const free = (await filtersOf(input)).find((filter) => at(filter, 'key') === 'shipping-free');
    expect([at(free, 'count')]).toEqual(
      await totalsOf(TOTALS, { id: COOKING }, [{ ...input, freeShipping: true }]),
    );
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
  }, 60_000);
});

const isCounting = (body: string) => body.includes('"type":"terms"');

async function callsOf(work: () => Promise<unknown>): Promise<number> {
  const before = gateway.upstream.calls.length;
  await work();
  return gateway.upstream.calls.length - before;
}

test.each([
  ['one call', 'seasoning', 1],
  ['two where a value stands as property and as option', 'cooking', 2],
])(
  'counting needs %s, whatever the order of the choices, the page and the sorting, and none unless selected',
  async (_, category, calls) => {
    const id = categoryId(category);
    const input = { maxPrice: '123', properties: [RED, D24] };
    const otherView = { sorting: 'price-asc', first: 2 };
    const counted = (filter: Input, view: Input = {}) => shopper.ask(IN_CATEGORY, { id, filter, ...view });
    const uncounted = IN_CATEGORY.replace(/ counts?\b/g, ' __typename');
    const plain = category === 'seasoning' ? { maxPrice: '123' } : input;
    await shopper.ask(uncounted, { id, filter: plain });
    expect(await callsOf(() => shopper.ask(uncounted, { id, filter: plain }))).toBe(0);
    expect(await callsOf(() => counted(plain))).toBe(calls);
    await shopper.ask(uncounted, { id, filter: plain, ...otherView });
    const turned = 'properties' in plain ? { ...plain, properties: [D24, RED] } : plain;
    expect(await callsOf(() => counted(turned, otherView))).toBe(0);
  },
);

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

test('an aggregation over other entities gives no counts', async () => {
  gateway.upstream.answer = (path) => {
    const last = gateway.upstream.calls.at(-1);
    if (!path.includes('/product-listing/') || !isCounting(last?.body ?? '')) return null;
    const cards = { name: 'cards', count: 7_000, apiAlias: 'cards_aggregation' };
    return {
      status: 200,
      body: JSON.stringify({ elements: [], aggregations: { cards }, apiAlias: 'product_listing' }),
    };
  };
  const values = valuesOf(await filtersOf({ maxPrice: '222' }));
  gateway.upstream.answer = null;
  expect(new Set(values.map(({ count }) => count))).toEqual(new Set([null]));
});
