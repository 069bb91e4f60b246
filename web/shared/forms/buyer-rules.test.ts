import { expect, test } from 'vitest';
import de from '../../messages/de.json' with { type: 'json' };
import { createTranslate } from '../i18n/translate.ts';
import { emptyBuyer } from './buyer-draft.ts';
import { checkBuyer } from './buyer-rules.ts';
import { errorsOf, sortErrors } from './form-errors.ts';

const t = createTranslate('de-DE', de, {}, false);
const CH = {
  id: 'ch',
  isoCode: 'CH',
  name: 'Schweiz',
  states: [],
  requiresState: false,
  requiresVatId: false,
  vatIdPattern: null,
  zipcodePattern: '\\d{4}',
  requiresZipcode: true,
  isShippingAvailable: true,
};
const address = { ...emptyBuyer('ch').billing, street: 'Weg 1', zipcode: '8001', city: 'Zürich' };
const draft = {
  ...emptyBuyer('ch'),
  firstName: 'Anna',
  lastName: 'Muster',
  email: 'anna@beispiel.ch',
  billing: address,
};

test('rejects impossible postal codes and e-mail addresses', () => {
  const wrong = { ...draft, email: 'anna@beispiel', billing: { ...address, zipcode: '80011' } };
  expect(Object.keys(errorsOf('guest', checkBuyer(wrong, [CH], t)))).toEqual([
    'guest-email',
    'guest-billingAddress-zipcode',
  ]);
});

test('shows errors of the shop at their fields, others on top', () => {
  expect(
    sortErrors('guest', [
      { code: 'POSTCODE_INVALID', message: 'PLZ', field: ['input', 'billingAddress', 'zipcode'] },
      { code: 'UNKNOWN', message: 'Sonst', field: null },
    ]),
  ).toEqual({ fields: { 'guest-billingAddress-zipcode': 'PLZ' }, general: ['Sonst'] });
});
