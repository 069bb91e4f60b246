import { expect, test } from 'vitest';
import { properties } from '../product-details.ts';
import { variantChoices } from '../variants.ts';
import { variantLabels } from './variant.ts';

const named = <More extends object>(id: string, name: string, position: number | null, more: More) => ({
  id,
  name: null,
  position: position === null ? 9 : null,
  translated: { name, ...(position !== null && { position }) },
  ...more,
});
const SIZE = named('size', 'Grösse', 1, { sortingType: 'alphanumeric' } as const);
const COLOUR = named('colour', 'Farbe', 2, { sortingType: 'position' } as const);
const HIDDEN = named('hidden', 'Lieferant', 0, { visibleOnProductDetailPage: false });
const option = (group: { id: string }, name: string, position: number) =>
  named(name, name, position, { groupId: group.id, group });
/** As Shopware answers them: in no order. */
const OPTIONS = [
  option(COLOUR, 'Rot', 2),
  option(SIZE, '10 cm', 1),
  option(HIDDEN, 'Muster AG', 1),
  option(COLOUR, 'Blau', 1),
  option(SIZE, '9 cm', 2),
];
test('properties are sorted by group position, values by the sorting of the group, without hidden ones', () => {
  expect(properties({ properties: OPTIONS }).map(({ label, values }) => [label, values])).toEqual([
    ['Grösse', ['9 cm', '10 cm']],
    ['Farbe', ['Blau', 'Rot']],
  ]);
});

test('so are variant choices and the options of a variant', () => {
  const variants = [
    { id: 'a', options: [OPTIONS[0] ?? {}, OPTIONS[1] ?? {}] },
    { id: 'b', options: [OPTIONS[3] ?? {}, OPTIONS[4] ?? {}] },
  ];
  const choices = variantChoices(variants[0] ?? {}, variants, '');
  expect(
    choices.map(({ group, options }) => [group.name, options.map(({ option }) => option.label)]),
  ).toEqual([
    ['Grösse', ['9 cm', '10 cm']],
    ['Farbe', ['Blau', 'Rot']],
  ]);
  expect(variantLabels({ parentId: 'p', options: variants[0]?.options ?? [] })).toEqual(['10 cm', 'Rot']);
});
