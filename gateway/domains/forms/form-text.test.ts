import { describe, expect, test } from 'vitest';
import { type Fields, FORM_FIELDS, type SentKind } from '../../../schema/form-contract.ts';
import { BUILT_IN, Messages } from '../shared/messages/messages.ts';
import { formText } from './form-text.ts';

const FORMS: [SentKind, Fields][] = [
  ['CONTACT', FORM_FIELDS.CONTACT],
  ['CUSTOM', FORM_FIELDS.CUSTOM],
  ['REPAIR', FORM_FIELDS.REPAIR],
  ['RETURN', FORM_FIELDS.RETURN],
  ['WARRANTY', FORM_FIELDS.WARRANTY],
  ['WITHDRAWAL', FORM_FIELDS.WITHDRAWAL],
];
const FILE = { mediaId: '', path: '/media/x.png', name: 'x.png', type: 'image/png', size: 1 };

describe.each(Object.keys(BUILT_IN))('in %s', (locale) => {
  test.each(FORMS)('the mail of %s names every field', (kind, fields) => {
    const names = Object.keys(fields);
    const form = {
      kind,
      values: new Map(names.map((name) => [name, ['1']])),
      files: new Map(names.map((name) => [name, [FILE]])),
    };
    const text = formText(
      form,
      'R-1',
      new Messages({ locale, formatLocale: locale }, {}),
      'https://shop.example',
    );
    expect(text).not.toContain('form-');
    expect(text.split('\n').length).toBeGreaterThan(2);
  });
});
