import { expect, test } from 'vitest';
import { HIDDEN_TERM, publicTerm } from './tracker.ts';

const FOUND = ['Bratpfanne Ida 28 cm', 'Crêpepfanne', 'Oleander-Schale'];

test.each([
  ['Pfanne', 'Pfanne'],
  ['crepepfanne', 'crepepfanne'],
  ['pfanne für Anna Berger', 'pfanne'],
  ['Lea', HIDDEN_TERM],
  ['Anna Berger, Bern', HIDDEN_TERM],
  ['28 cm', '28 cm'],
])('reports "%s" as "%s"', (term, reported) => expect(publicTerm(term, FOUND)).toBe(reported));

test('hides the term of a search without results', () => expect(publicTerm('pfanne', [])).toBe(HIDDEN_TERM));
