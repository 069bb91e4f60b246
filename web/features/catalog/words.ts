import leven from 'leven';
import type { LayoutPartsFragment } from '../../generated/graphql.ts';

const MIN_LENGTH = 3;
const MAX_TERMS = 4;
const MAX_NEAR = 3;

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (names: readonly string[]): string[] =>
  names
    .flatMap((name) => name.split(/[^\p{L}\p{N}-]+/u))
    .filter((word) => word.length >= MIN_LENGTH && !word.endsWith('-'));

const once = (words: readonly string[]): string[] => [
  ...new Map(words.map((word) => [fold(word), word] as const)).values(),
];

/** Completes a term with words from this shop's names, most frequent first. */
export function termsFor(term: string, names: readonly string[]): string[] {
  const typed = term.trim();
  const at = typed.lastIndexOf(' ') + 1;
  const begun = fold(typed.slice(at));
  if (begun.length < 2) return [];
  const fitting = wordsOf(names).filter((word) => fold(word).startsWith(begun) && fold(word) !== begun);
  const times = (word: string) => fitting.filter((other) => fold(other) === fold(word)).length;
  return once(fitting)
    .toSorted((one, other) => times(other) - times(one))
    .slice(0, MAX_TERMS)
    .map((word) => typed.slice(0, at) + word);
}

/** Words from this shop that are similar to a mistyped term, nearest first. */
export function wordsNear(term: string, names: readonly string[]): string[] {
  const typed = fold(term.trim());
  const limit = typed.length < 6 ? 1 : 2;
  if (typed.length < MIN_LENGTH) return [];
  return once(wordsOf(names))
    .map((word) => ({ word, far: leven(typed, fold(word)) }))
    .filter(({ far }) => far > 0 && far <= limit)
    .toSorted((one, other) => one.far - other.far)
    .slice(0, MAX_NEAR)
    .map(({ word }) => word);
}

const MAX_MATCHES = 6;

export type Menus = LayoutPartsFragment | null;

export interface Match {
  readonly path: string;
  readonly label: string;
}

function withChildren(entries: LayoutPartsFragment['footer'] = []) {
  return entries.flatMap((entry) => [entry, ...entry.children]);
}

function pathsIn(entries: LayoutPartsFragment['footer'] | undefined): Match[] {
  return withChildren(entries).flatMap(({ label, link }) => (link?.path ? [{ path: link.path, label }] : []));
}

function matching(entries: readonly Match[], term: string): Match[] {
  const needle = fold(term.trim());
  if (needle.length < 2) return [];
  return entries.filter(({ label }) => fold(label).includes(needle)).slice(0, MAX_MATCHES);
}

/** Entries of the main menu, except the home page, whose paths those of the products continue. */
export function categoriesAbove(menus: Menus, products: readonly { path: string }[], home: string): Match[] {
  return pathsIn(menus?.main).filter(
    (entry) => entry.path !== home && products.some(({ path }) => path.startsWith(entry.path)),
  );
}

/** Categories of the main menu, and footer pages that it does not contain. */
export function matchesIn(menus: Menus, term: string) {
  const categories = matching(pathsIn(menus?.main), term);
  const known = new Set(categories.map(({ path }) => path));
  const pages = matching(pathsIn(menus?.footer), term).filter(({ path }) => !known.has(path));
  return { categories, pages };
}

/** All menu labels. */
export const labelsOf = (menus: Menus): string[] =>
  [...withChildren(menus?.main), ...withChildren(menus?.footer)].map(({ label }) => label);
