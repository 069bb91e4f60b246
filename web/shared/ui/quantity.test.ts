import { expect, test } from 'vitest';
import { readQuantity } from './stepper.tsx';

const RULES = { min: 4, step: 2, max: 11 };

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
