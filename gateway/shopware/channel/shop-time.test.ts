import { expect, test } from 'vitest';
import { shopTime } from './shop-time.ts';

const WINTER = new Date('2026-11-22T10:05:00Z');
const SUMMER = new Date('2026-07-01T22:30:00Z');

test.each([
  ['de-CH', 'CH', WINTER, '22. November 2026 um 11:05 MEZ'],
  ['de-DE', 'DE', SUMMER, '2. Juli 2026 um 00:30 MESZ'],
  ['en-GB', 'GB', SUMMER, '1 July 2026 at 23:30 BST'],
  ['fr-FR', 'FR', WINTER, '22 novembre 2026 à 11:05 UTC+1'],
  ['es-ES', 'ES', WINTER, '22 de noviembre de 2026 a las 11:05 CET'],
  ['en-GB', null, WINTER, '22 November 2026 at 10:05 UTC'],
])('in %s a shop in %s uses its local time', (locale, country, moment, written) => {
  expect(shopTime(moment, locale, country).replace(/\s/g, ' ')).toBe(written);
});

test('a country unknown to Unicode uses UTC', () =>
  expect(shopTime(WINTER, 'en-GB', 'QQ')).toContain('10:05 UTC'));
