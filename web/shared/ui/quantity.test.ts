import { expect, test } from 'vitest';
import { fitQuantity, readQuantity } from './quantity.ts';

const RULES = { min: 4, step: 2, max: 11 };

test.each([
  [1, 4],
  [4, 4],
  [5, 6],
  [9, 10],
  [11, 10],
  [99, 10],
  [Number.NaN, 4],
])('fits %d to %d (from 4, in steps of 2, at most 11)', (wish, quantity) => {
  expect(fitQuantity(wish, RULES)).toBe(quantity);
});

test.each([
  ['6', 6, null],
  [' 8 ', 8, null],
  ['', 4, 'invalid'],
  ['0', 4, 'invalid'],
  ['-3', 4, 'invalid'],
  ['2.5', 4, 'invalid'],
  ['abc', 4, 'invalid'],
  ['2', 4, 'tooFew'],
  ['99999999999', 10, 'tooMany'],
  ['7', 8, 'steps'],
])('reads "%s" after 4 as %d with the reason %s', (typed, quantity, reason) => {
  expect(readQuantity(typed, 4, RULES)).toEqual({ quantity, reason });
});
