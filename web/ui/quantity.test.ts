import { expect, test } from 'vitest';
import { fitQuantity } from './quantity.ts';

const RULES = { min: 4, step: 2, max: 11 };

test.each([
  [1, 4],
  [4, 4],
  [5, 6],
  [9, 10],
  [11, 10],
  [99, 10],
  [Number.NaN, 4],
])('a wish for %d pieces becomes %d (from 4, in twos, at most 11)', (wish, quantity) => {
  expect(fitQuantity(wish, RULES)).toBe(quantity);
});
