import { expect, test } from 'vitest';
import { cardFacts } from './card-facts.ts';

const SIZES = ['28 cm', '20 cm'].map((name) => ({
  options: [{ groupId: 'size', name, translated: { name } }],
}));
const card = { facts: null, manufacturer: null, parentId: null, variant: [] };

test.each([
  ['what the shop says', { facts: 'Stahl, 2 mm', manufacturer: 'Tarso', parentId: 'p' }, 'Stahl, 2 mm'],
  ['its maker', { manufacturer: 'Tarso' }, 'Tarso'],
  ['its maker and its sizes', { manufacturer: 'Tarso', parentId: 'p' }, 'Tarso, 20–28 cm'],
  ['its sizes, where nobody says who made it', { parentId: 'p' }, '20–28 cm'],
  [
    'no sizes of one that is shown by itself',
    { manufacturer: 'Tarso', parentId: 'p', variant: ['20 cm'] },
    'Tarso',
  ],
  ['nothing, where nothing is known', {}, null],
])('a card tells %s', async (_what, known, told) => {
  expect(await cardFacts({ ...card, ...known }, async () => SIZES)).toBe(told);
});
