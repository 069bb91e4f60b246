import { expect, test } from 'vitest';
import { termsFor, wordsNear } from './words.ts';

const NAMES = ['Kochtopf Linea', 'Kochtopf Nord', 'Kochmesser Grat', 'Bräter oval', 'Cocotte Alva'];

test('completes a term with words from the shop, most frequent first', () => {
  expect(termsFor('koch', NAMES)).toEqual(['Kochtopf', 'Kochmesser']);
  expect(termsFor('schwarzer brat', NAMES)).toEqual(['schwarzer Bräter']);
  expect(termsFor('kochtopf', NAMES)).toEqual([]);
});

test('corrects a mistyped term to the nearest word, and an unrelated one to none', () => {
  expect(wordsNear('cocote', NAMES)).toEqual(['Cocotte']);
  expect(wordsNear('braeter', NAMES)).toEqual(['Bräter']);
  expect(wordsNear('xyzxyz', NAMES)).toEqual([]);
});
