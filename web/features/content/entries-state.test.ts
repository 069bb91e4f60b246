import { expect, test } from 'vitest';
import { entriesSearch, tagChoices, tagIn } from './entries-state.ts';

const tags = (...counts: number[]) => counts.map((count, index) => ({ name: `tag ${index}`, count }));

test('writes and reads tag and page in the URL', () => {
  expect(entriesSearch(null, 1)).toBe('');
  expect(entriesSearch(null, 2)).toBe('?p=2');
  expect(entriesSearch('Früh & süss', 3)).toBe('?tag=Fr%C3%BCh+%26+s%C3%BCss&p=3');
  expect(tagIn(new URLSearchParams(entriesSearch('Früh & süss', 3)))).toBe('Früh & süss');
  expect(tagIn(new URLSearchParams('tag=+'))).toBeNull();
});

test('omits tags of a single entry, unless selected', () => {
  expect(tagChoices(tags(4, 2, 1), null).map(({ count }) => count)).toEqual([4, 2]);
  expect(tagChoices(tags(4, 2, 1), 'tag 2').map(({ count }) => count)).toEqual([4, 2, 1]);
});

test('offers no filter for a single tag', () => {
  expect(tagChoices(tags(4, 1), null)).toEqual([]);
  expect(tagChoices(tags(4, 1), 'tag 0')).toHaveLength(1);
});

test('limits the number of tags', () => {
  expect(tagChoices(tags(...Array.from({ length: 40 }, () => 5)), null)).toHaveLength(12);
});
