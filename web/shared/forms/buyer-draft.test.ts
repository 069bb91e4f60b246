import { expect, test } from 'vitest';
import { homeCountry } from './buyer-draft.ts';

const COUNTRIES = [
  { id: 'gb', isoCode: 'GB', isShippingAvailable: false },
  { id: 'ch', isoCode: 'CH', isShippingAvailable: true },
  { id: 'de', isoCode: 'DE', isShippingAvailable: true },
];

test.each([
  ['the country of the shop', COUNTRIES, 'DE', 'de'],
  ['the first that is delivered to where the shop has none', COUNTRIES, null, 'ch'],
  ['the first that is delivered to where the list lacks the shop’s', COUNTRIES, 'AT', 'ch'],
  ['nothing where there is no country', [], 'DE', ''],
])('selects %s as the initial country', (_, countries, country, id) => {
  expect(homeCountry(countries, country)).toBe(id);
});
