import { describe, expect, test } from 'vitest';
import { categoryId, optionId } from '../../../sandbox/shops/derive/ids.ts';
import { testGateway } from '../../testing/gateway.ts';
import { at, Shopper } from '../../testing/shopper.ts';

const gateway = testGateway();

const LISTING = `query ($id: ID!, $filter: ProductFilterInput, $sorting: String) {
  list: listing(categoryId: $id, filter: $filter, sorting: $sorting) { totalCount sorting } }`;
const SEARCH = `query ($filter: ProductFilterInput, $sorting: String) {
  list: search(term: "cocotte", filter: $filter, sorting: $sorting) { totalCount sorting } }`;
const COCOTTES = categoryId('cocottes');
const UNKNOWN = '0123456789abcdef0123456789abcdef';

async function fieldOf(query: string, variables: object): Promise<unknown> {
  const { data, errors } = await new Shopper(gateway.url).send(query, { ...variables });
  expect(data).toEqual({ list: null });
  expect(errors).toMatchObject([{ path: ['list'], extensions: { code: 'BAD_USER_INPUT', status: 400 } }]);
  return at(errors, 0, 'extensions', 'field');
}

describe('a list of products rejects wrong input and names the field:', () => {
  test.each([
    ['an unknown sorting', { sorting: 'bogus' }, ['sorting']],
    ['a malformed property', { filter: { properties: ['zz'] } }, ['filter', 'properties']],
    ['an unknown property', { filter: { properties: [optionId('d24'), UNKNOWN] } }, ['filter', 'properties']],
    ['an unknown manufacturer', { filter: { manufacturers: [UNKNOWN] } }, ['filter', 'manufacturers']],
    ['a malformed price', { filter: { minPrice: 'cheap' } }, ['filter', 'minPrice']],
    ['a negative price', { filter: { maxPrice: '-1' } }, ['filter', 'maxPrice']],
    ['a rating of six', { filter: { rating: 6 } }, ['filter', 'rating']],
  ])('%s', async (_what, variables, field) => {
    expect(await fieldOf(LISTING, { id: COCOTTES, ...variables })).toEqual(field);
    expect(await fieldOf(SEARCH, variables)).toEqual(field);
  });

  test.each([UNKNOWN, 'nonsense', '../search'])('the unknown category %s', async (id) => {
    expect(await fieldOf(LISTING, { id })).toEqual(['categoryId']);
  });

  test('a category as a filter of a category, or an unknown one of a search', async () => {
    const filter = { categories: [COCOTTES] };
    expect(await fieldOf(LISTING, { id: COCOTTES, filter })).toEqual(['filter', 'categories']);
    expect(await fieldOf(SEARCH, { filter: { categories: [UNKNOWN] } })).toEqual(['filter', 'categories']);
  });
});

test.each(['co\u2060cotte', ' cocotte\u200b '])(
  'a search ignores the invisible characters of "%s"',
  async (term) => {
    const { all, found } = await new Shopper(gateway.url).ask(
      'query ($term: String!) { all: search(term: "cocotte") { totalCount } found: search(term: $term) { totalCount } }',
      { term },
    );
    expect(at(all, 'totalCount')).toBeGreaterThan(0);
    expect(found).toEqual(all);
  },
);
