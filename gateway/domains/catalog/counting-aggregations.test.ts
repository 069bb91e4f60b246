import { expect, test } from 'vitest';
import { bothAggregation, countingPlan, NAMES } from './counting-aggregations.ts';
import { filterCounts, standingTwice } from './filter-counts.ts';
import type { ListingChoice } from './listing-choice.ts';

const NOTHING: ListingChoice = {
  manufacturers: [],
  properties: [],
  categories: [],
  least: null,
  most: null,
  rating: null,
  freeShipping: false,
};
const OFFERED = ['categories', 'price', 'manufacturer', 'properties:colour', 'properties:size', 'rating'];
const ALL = [...OFFERED, 'shipping-free'];
const GROUP_OF = new Map([
  ['red', 'properties:colour'],
  ['blue', 'properties:colour'],
  ['small', 'properties:size'],
]);
const EVERYTHING: ListingChoice = {
  manufacturers: ['m1', 'm2'],
  properties: ['blue', 'red', 'small'],
  categories: ['c1'],
  least: 10,
  most: null,
  rating: 4,
  freeShipping: true,
};

const MAKERS = { type: 'equalsAny', field: 'manufacturerId', value: 'm1|m2' };
const PLACES = { type: 'equalsAny', field: 'categoriesRo.id', value: 'c1' };
const either = (value: string) => ({
  type: 'multi',
  operator: 'or',
  queries: [
    { type: 'equalsAny', field: 'optionIds', value },
    { type: 'equalsAny', field: 'propertyIds', value },
  ],
});
const COLOURS = either('blue|red');
const SIZES = either('small');
const PRICE = { type: 'range', field: 'cheapestPrice', parameters: { gte: 10 } };
const STARS = { type: 'range', field: 'ratingAverage', parameters: { gte: 4 } };
const FREE = { type: 'equals', field: 'shippingFree', value: true };

/** What each aggregation counts under, by its name. */
function filtersOf(choice: ListingChoice): Record<string, unknown> {
  return Object.fromEntries(
    countingPlan(choice, ALL, GROUP_OF).aggregations.map(({ name, type, filter, aggregation }) => {
      const inner = type === 'filter' && typeof aggregation === 'object' ? Object(aggregation)['name'] : name;
      return [String(inner), type === 'filter' ? filter : []];
    }),
  );
}

test('where nothing is chosen, all of the list is counted, once for all properties', () => {
  expect(filtersOf(NOTHING)).toEqual({
    [NAMES.cards]: [],
    [NAMES.manufacturer]: [],
    [NAMES.categories]: [],
    [NAMES.rating]: [],
    [NAMES.freeShipping]: [FREE],
    [NAMES.property]: [],
    [NAMES.option]: [],
  });
});

test('each filter is counted under what is chosen in the others, never under its own', () => {
  expect(filtersOf(EVERYTHING)).toEqual({
    [NAMES.cards]: [MAKERS, PLACES, COLOURS, SIZES, PRICE, STARS, FREE],
    [NAMES.manufacturer]: [PLACES, COLOURS, SIZES, PRICE, STARS, FREE],
    [NAMES.categories]: [MAKERS, COLOURS, SIZES, PRICE, STARS, FREE],
    [NAMES.rating]: [MAKERS, PLACES, COLOURS, SIZES, PRICE, FREE],
    [NAMES.freeShipping]: [MAKERS, PLACES, COLOURS, SIZES, PRICE, STARS, FREE],
    [`${NAMES.property}0`]: [MAKERS, PLACES, SIZES, PRICE, STARS, FREE],
    [`${NAMES.option}0`]: [MAKERS, PLACES, SIZES, PRICE, STARS, FREE],
    [`${NAMES.property}1`]: [MAKERS, PLACES, COLOURS, PRICE, STARS, FREE],
    [`${NAMES.option}1`]: [MAKERS, PLACES, COLOURS, PRICE, STARS, FREE],
  });
});

test('a group without a choice is counted with the others that have none', () => {
  expect(filtersOf({ ...NOTHING, properties: ['red'] })).toMatchObject({
    [NAMES.property]: [either('red')],
    [`${NAMES.property}0`]: [],
  });
});

test('what the list does not offer is not counted', () => {
  const names = countingPlan(NOTHING, ['price'], GROUP_OF).aggregations.map(({ name }) => name);
  expect(names).toEqual([NAMES.cards]);
});

const bucket = (key: string, count: number, more = {}) => ({
  key,
  count: 99,
  [NAMES.cards]: { extensions: [], name: NAMES.cards, count },
  ...more,
});

test('a value that stands as property and as option counts each product once', () => {
  const plan = countingPlan(NOTHING, ALL, GROUP_OF);
  const answer = {
    [NAMES.property]: { buckets: [bucket('', 7), bucket('red', 4), bucket('small', 2)] },
    [NAMES.option]: { buckets: [bucket('red', 3), bucket('blue', 1)] },
  };
  expect(standingTwice(answer, plan)).toEqual(new Map([['', ['red']]]));
  const inner = { [NAMES.option]: { buckets: [bucket('red', 2), bucket('blue', 1)] } };
  const both = { [NAMES.property]: { buckets: [{ key: 'red', count: 5, ...inner }] } };
  const { value } = filterCounts(answer, plan, both);
  expect([value('properties:colour', 'red'), value('properties:colour', 'blue')]).toEqual([5, 1]);
  expect([value('properties:size', 'small'), value('properties:size', 'large')]).toEqual([2, 0]);
  const [scope] = plan.propertyScopes;
  expect(scope && bothAggregation(scope, ['red'])).toMatchObject({
    type: 'filter',
    aggregation: { name: NAMES.property, field: 'properties.id', aggregation: { field: 'options.id' } },
  });
});

test('stars are counted from each number on', () => {
  const plan = countingPlan(NOTHING, ALL, GROUP_OF);
  const stars = { buckets: [bucket('', 20), bucket('4.33333', 1), bucket('5', 2), bucket('2', 4)] };
  expect(filterCounts({ [NAMES.rating]: stars }, plan, {}).ratings).toEqual([7, 7, 3, 3, 2]);
  expect(filterCounts({}, plan, {}).ratings).toBeNull();
});
