import { expect, test } from 'vitest';
import { OTHER_WORDS, tellableTerm } from './search-term.ts';

const FOUND = ['Bratpfanne Ida 28 cm', 'Crêpepfanne', 'Oleander-Schale'];

test.each([
  ['Pfanne', 'Pfanne'],
  ['crepepfanne', 'crepepfanne'],
  ['pfanne für Anna Berger', 'pfanne'],
  ['Lea', OTHER_WORDS],
  ['Anna Berger, Bern', OTHER_WORDS],
  ['28 cm', '28 cm'],
])('of "%s" the words of the shop are told: %s', (term, told) =>
  expect(tellableTerm(term, FOUND)).toBe(told),
);

test('a search that finds nothing tells none of its words', () =>
  expect(tellableTerm('pfanne', [])).toBe(OTHER_WORDS));
