import { expect, test } from 'vitest';
import { categoriesAbove, termsFor, wordsNear } from './words.ts';

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

test('names the menu entries above the path of a product, without the home page', () => {
  const entry = (label: string, path: string) => ({
    categoryId: path,
    label,
    link: { path, url: null, newTab: false },
    image: null,
    children: [],
  });
  const main = [
    entry('Start', '/'),
    { ...entry('Backen', '/backen/'), children: [entry('Formen', '/backen/formen/')] },
  ];
  const menus = { main, footer: [], service: [], shop: { freeShippingFrom: null } };
  expect(categoriesAbove(menus, [{ path: '/backen/waage/' }], '/')).toEqual([
    { label: 'Backen', path: '/backen/' },
  ]);
});
