import { expect, test } from 'vitest';
import { unbrokenUnits } from './unbroken-units.ts';

test.each([
  ['2 × 1,1 mm × 2100 mm, schwarz', '2_×_1,1_mm ×_2100_mm, schwarz'],
  ['20 liebe Grüsse', '20 liebe Grüsse'],
])('%s keeps numbers, units and multiplication signs together', (text, unbroken) => {
  expect(unbrokenUnits(text).replaceAll('\u00a0', '_')).toBe(unbroken);
});
