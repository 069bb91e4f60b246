import { expect, test } from 'vitest';
import { pageTexts } from './page-texts.ts';

test('a page carries the texts of the backend that screens say, and the shop’s own, in every plural form', () => {
  const said = {
    search: 'Finden',
    'cart.checkout': 'Zur Kasse',
    'listing.count_few': 'wenige',
    'acme.tryOn': 'Anprobieren',
  };
  const others = {
    'customFields.kontor_kind': 'Art des Eintrags',
    'footer.serviceHotline': 'Rufen Sie an',
    'paypal.button': 'Zahlen',
  };
  expect(pageTexts({ ...said, ...others }, { 'acme.tryOn': 'Anprobe' })).toEqual(said);
});
