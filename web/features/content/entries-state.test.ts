import { expect, test } from 'vitest';
import { entriesSearch, tagChoices, tagIn } from './entries-state.ts';

const tags = (...counts: number[]) => counts.map((count, index) => ({ name: `tag ${index}`, count }));

test('an address says what is chosen and how far it goes, and reads the same', () => {
  expect(entriesSearch(null, 1)).toBe('');
  expect(entriesSearch(null, 2)).toBe('?p=2');
  expect(entriesSearch('Früh & süss', 3)).toBe('?tag=Fr%C3%BCh+%26+s%C3%BCss&p=3');
  expect(tagIn(new URLSearchParams(entriesSearch('Früh & süss', 3)))).toBe('Früh & süss');
  expect(tagIn(new URLSearchParams('tag=+'))).toBeNull();
});

test('what only one entry is about is no choice, unless it is chosen', () => {
  expect(tagChoices(tags(4, 2, 1), null).map(({ count }) => count)).toEqual([4, 2]);
  expect(tagChoices(tags(4, 2, 1), 'tag 2').map(({ count }) => count)).toEqual([4, 2, 1]);
});

test('a single thing is no choice', () => {
  expect(tagChoices(tags(4, 1), null)).toEqual([]);
  expect(tagChoices(tags(4, 1), 'tag 0')).toHaveLength(1);
});

test('choices leave room for the entries', () => {
  expect(tagChoices(tags(...Array.from({ length: 40 }, () => 5)), null)).toHaveLength(12);
});
