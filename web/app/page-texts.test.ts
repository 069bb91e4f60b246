import { expect, test } from 'vitest';
import { pageTexts } from './page-texts.ts';

test('keeps the backend texts of known keys, in every plural form', () => {
  const known = {
    search: 'Finden',
    'cart.checkout': 'Zur Kasse',
    'listing.count_few': 'wenige',
    'acme.tryOn': 'Anprobieren',
  };
  const unknown = { 'customFields.kontor_kind': 'Art des Eintrags', 'paypal.button': 'Zahlen' };
  expect(pageTexts({ ...known, ...unknown }, { 'acme.tryOn': 'Anprobe' })).toEqual(known);
});
