import { expect, test } from 'vitest';
import { deliveryDate, deliveryDays, expectedDelivery, jointDelivery } from './delivery-date.ts';

/** A Saturday. */
const NOW = new Date('2026-11-21T09:30:00Z');
const IN_STOCK = { stock: 5, quantity: 1, restockDays: 7 };
const days = (min: number, max: number, unit = 'day') => ({ min, max, unit });

const shown = (found: ReturnType<typeof expectedDelivery>) =>
  found && [found.earliest.toISOString().slice(0, 10), found.latest.toISOString().slice(0, 10)];

// 2 to 5 days from Saturday the 21st are Monday the 23rd to Thursday the 26th on a real Shopware (case 068).
test.each([
  ['counts days of the calendar, weekends included', days(2, 5), IN_STOCK, ['2026-11-23', '2026-11-26']],
  ['counts weeks', days(1, 2, 'week'), IN_STOCK, ['2026-11-28', '2026-12-05']],
  ['counts months', days(1, 2, 'month'), IN_STOCK, ['2026-12-21', '2027-01-21']],
  ['counts hours', days(2, 48, 'hour'), IN_STOCK, ['2026-11-21', '2026-11-23']],
  ['adds a day where both are one', days(2, 2), IN_STOCK, ['2026-11-23', '2026-11-24']],
  [
    'adds the restock time where too little is in stock',
    days(2, 5),
    { ...IN_STOCK, quantity: 6 },
    ['2026-11-30', '2026-12-03'],
  ],
  [
    'is unknown where none is in stock and nobody knows until when',
    days(2, 5),
    { stock: 0, quantity: 1, restockDays: null },
    null,
  ],
  ['is unknown for an unknown unit', days(2, 5, 'decade'), IN_STOCK, null],
  ['is unknown without a delivery time', null, IN_STOCK, null],
])('an expected delivery %s', (_, time, supply, expected) => {
  expect(shown(expectedDelivery(time, supply, NOW))).toEqual(expected);
});

test('several products arrive with the last one', () => {
  const soon = expectedDelivery(days(1, 9), IN_STOCK, NOW);
  const slow = expectedDelivery(days(4, 6), IN_STOCK, NOW);
  expect(shown(jointDelivery([soon, slow]))).toEqual(['2026-11-25', '2026-11-30']);
  expect(jointDelivery([soon, null, slow])).toBeNull();
  expect(jointDelivery([])).toBeNull();
});

test('dates are formatted for the country, with the year if it differs', () => {
  const found = deliveryDays('2026-11-23T16:00:00.000+00:00', '2026-11-26T16:00:00.000+00:00');
  const text = (locale: string, now = NOW) =>
    deliveryDate(found, locale, NOW, now)?.formatted.replace(/\s/g, ' ');
  expect(text('de-CH')).toBe('Mo., 23. – Do., 26. Nov.');
  expect(text('fr-CH')).toMatch(/^lun\.,? 23 – jeu\.,? 26 nov\.$/);
  expect(text('en-US')).toBe('Mon, Nov 23 – Thu, Nov 26');
  expect(text('de-DE', new Date('2028-01-01'))).toContain('2026');
  expect(deliveryDays('soon', null)).toBeNull();
});

test.each([
  ['nothing is delivered on a Sunday', '2026-11-21', ['2026-11-23', '2026-11-23']],
  ['an order on a Sunday counts from Monday', '2026-11-22', ['2026-11-24', '2026-11-25']],
])('%s', (_, ordered, expected) => {
  const days = expectedDelivery({ min: 1, max: 2, unit: 'day' }, IN_STOCK, new Date(ordered));
  const date = deliveryDate(days, 'de-CH', new Date(ordered));
  expect([date?.earliest, date?.latest]).toEqual(expected);
});
