import { expect, test } from 'vitest';
import { fitting } from './connection.ts';

test.each([
  [0, 10, { page: 1, limit: 10 }],
  [10, 10, { page: 2, limit: 10 }],
  [30, 10, { page: 4, limit: 10 }],
  [5, 10, { page: 1, limit: 15 }],
  [7, 3, { page: 2, limit: 5 }],
  [99, 2, { page: 34, limit: 3 }],
])('from %i on %i entries are within page and limit %o', (start, count, page) => {
  expect(fitting({ start, count }, 100, false)).toEqual({ start, count, page });
});

test('every stretch lies in the page that is asked for, and begins where it should', () => {
  for (let start = 0; start < 400; start += 7) {
    for (const count of [1, 9, 24, 60, 100]) {
      const { start: from, count: taken, page } = fitting({ start, count }, 100, false);
      const first = (page.page - 1) * page.limit;
      expect(from).toBe(start);
      expect(taken).toBeGreaterThan(0);
      expect(from).toBeGreaterThanOrEqual(first);
      expect(from + taken).toBeLessThanOrEqual(first + page.limit);
      expect(page.limit).toBeLessThanOrEqual(100);
    }
  }
});

test('one that fits in no page is cut where the reader is not', () => {
  const backwards = fitting({ start: 50, count: 100 }, 100, true);
  expect(backwards.start + backwards.count).toBe(150);
  expect(backwards.count).toBeLessThan(100);
});
