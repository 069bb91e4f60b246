import { expect, test } from 'vitest';
import { orderDate } from './order-date.ts';

test.each([
  ['de-CH', '17. Nov. 2026'],
  ['en-GB', '17 Nov 2026'],
  ['fr-CH', '17 nov. 2026'],
])('the day of an order in %s reads %s', (locale, text) => {
  expect(orderDate('2026-11-17T10:00:00.000+00:00', locale)).toBe(text);
});
