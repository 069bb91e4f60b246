import { expect, test } from 'vitest';
import { termsFor, wordsNear } from './words.ts';

const NAMES = ['Kochtopf Linea', 'Kochtopf Nord', 'Kochmesser Grat', 'Bräter oval', 'Cocotte Alva'];

test('a term that is begun is ended with words of the shop, those in most names first', () => {
  expect(termsFor('koch', NAMES)).toEqual(['Kochtopf', 'Kochmesser']);
  expect(termsFor('schwarzer brat', NAMES)).toEqual(['schwarzer Bräter']);
  expect(termsFor('kochtopf', NAMES)).toEqual([]);
});

test('a mistyped term leads to the word that it is nearest to, and a strange one to none', () => {
  expect(wordsNear('cocote', NAMES)).toEqual(['Cocotte']);
  expect(wordsNear('braeter', NAMES)).toEqual(['Bräter']);
  expect(wordsNear('xyzxyz', NAMES)).toEqual([]);
});
