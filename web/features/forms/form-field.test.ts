import { expect, test } from 'vitest';
import { type Fields, FORM_FIELDS, type SentKind } from '../../../schema/form-contract.ts';
import { formGroups } from './form-field.ts';

const FORMS: [SentKind, Fields][] = [
  ['CONTACT', FORM_FIELDS.CONTACT],
  ['CUSTOM', FORM_FIELDS.CUSTOM],
  ['REPAIR', FORM_FIELDS.REPAIR],
  ['RETURN', FORM_FIELDS.RETURN],
  ['WARRANTY', FORM_FIELDS.WARRANTY],
  ['WITHDRAWAL', FORM_FIELDS.WITHDRAWAL],
  ['BACK_IN_STOCK', FORM_FIELDS.BACK_IN_STOCK],
  ['CANCELLATION', FORM_FIELDS.CANCELLATION],
];

test('has a screen for every form', () => {
  expect(FORMS.map(([kind]) => kind)).toEqual(Object.keys(FORM_FIELDS));
});

test.each(FORMS)('%s shows each gateway field once, with the same rule', (kind, fields) => {
  const shown = formGroups(kind).flatMap((group) => group.fields);
  expect(shown.map(({ name }) => name).sort()).toEqual(Object.keys(fields).sort());
  for (const field of shown) expect(field).toMatchObject({ ...fields[field.name] });
});
