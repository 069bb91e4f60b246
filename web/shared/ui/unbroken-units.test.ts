import { expect, test } from 'vitest';
import { unbrokenUnits } from './unbroken-units.ts';

test.each([
  ['2 × 1,1 mm × 2100 mm, schwarz', '2_×_1,1_mm ×_2100_mm, schwarz'],
  ['Kurbelgarnitur, 42 Zähne, bis 25 °C', 'Kurbelgarnitur, 42_Zähne, bis 25_°C'],
  ['Spikereifen, 35-622', 'Spikereifen, 35-~622'],
])('%s keeps numbers, words after them and multiplication signs together', (text, unbroken) => {
  expect(unbrokenUnits(text).replaceAll('\u00a0', '_').replaceAll('\u2060', '~')).toBe(unbroken);
});
