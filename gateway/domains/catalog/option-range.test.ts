import { expect, test } from 'vitest';
import type { SwProduct } from '../../shopware/entities.ts';
import { optionRange } from './card-facts.ts';

const variants = (...each: [group: string, label: string][][]): SwProduct[] =>
  each.map((options) => ({
    options: options.map(([groupId, name]) => ({ groupId, name, translated: { name } })),
  }));

test.each([
  ['20–28 cm', variants([['size', '28 cm']], [['size', '20 cm']], [['size', '24 cm']])],
  ['9–11-fach', variants([['gears', '11-fach']], [['gears', '9-fach']])],
  ['3,5–6 l', variants([['volume', '6 l']], [['volume', '3,5 l']])],
  [
    '16–20 cm',
    variants(
      [
        ['colour', 'Rot'],
        ['size', '16 cm'],
      ],
      [
        ['colour', 'Blau'],
        ['size', '20 cm'],
      ],
    ),
  ],
  [null, variants([['size', 'S']], [['size', 'L']])],
  [null, variants([['size', '20 cm']], [['size', 'gross']])],
  [null, variants([['size', '20 cm']], [['size', '2 l']])],
  [null, variants([['size', '20 cm']])],
  [null, []],
])('sizes are told as %s', (range, given) => {
  expect(optionRange(given)).toBe(range);
});
