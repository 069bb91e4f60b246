import { expect, test } from 'vitest';
import { isEmail } from './buyer-contract.ts';
import { type FieldRule, FORM_FIELDS } from './form-contract.ts';
import { fieldRefusal, fileRefusal, reviewRefusals } from './form-rules.ts';

const codeOf = (rule: FieldRule, ...values: string[]) => fieldRefusal(rule, values)?.code ?? null;
const iso = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test.each(['anna@beispiel.ch', "o'neill@mail.example.com", 'a+b@x.swiss'])(
  '%s is an e-mail address',
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

test.each(['anna', 'anna@', 'anna@beispiel', 'a@b.c', 'a b@c.ch', 'a@b..ch', `${'a'.repeat(250)}@x.ch`])(
  '%s is none',
  (text) => {
    expect(isEmail(text)).toBe(false);
  },
);

test.each(['129.50', '129,5', '1’249.00', "1'249", '12', '1 249,90', '1\u202f249'])(
  '%s is an amount',
  (text) => {
    expect(codeOf(FORM_FIELDS.REPAIR.itemPrice, text)).toBeNull();
  },
);

test.each(['teuer', '12.345', '1’24', '-5', "12'"])('%s is no amount', (text) => {
  expect(codeOf(FORM_FIELDS.REPAIR.itemPrice, text)).toBe('FIELD_NOT_DECIMAL');
});

test.each(['034 422 00 00', '+41 (0)34 422 00 00', '0049-30/1234567', '034 422 00 00 int. 12'])(
  '%s is a telephone number',
  (text) => {
    expect(codeOf(FORM_FIELDS.CONTACT.phone, text)).toBeNull();
  },
);

test.each(['abc', '12', 'Tel. abends', '034 abc 00'])('%s is no telephone number', (text) => {
  expect(codeOf(FORM_FIELDS.CONTACT.phone, text)).toBe('FIELD_NOT_PHONE');
});

test('a return needs no reason', () => {
  expect(codeOf(FORM_FIELDS.RETURN.reason)).toBeNull();
});

test('a day that has been is one, also where it is tomorrow already', () => {
  const { purchaseDate } = FORM_FIELDS.WARRANTY;
  expect([codeOf(purchaseDate, '2025-03-31'), codeOf(purchaseDate, iso(1))]).toEqual([null, null]);
  for (const none of ['2025-02-31', iso(3), '31.3.2025'])
    expect(codeOf(purchaseDate, none)).toBe('FIELD_NOT_DATE');
});

test('a list has values enough, none too long, not too many', () => {
  const { itemNumbers } = FORM_FIELDS.RETURN;
  expect(fieldRefusal(itemNumbers, [])).toEqual({ code: 'VIOLATION::IS_BLANK_ERROR' });
  expect(fieldRefusal(itemNumbers, ['KT-1', 'x'.repeat(61)])).toEqual({
    code: 'FIELD_TOO_LONG',
    params: { max: 60 },
  });
  expect(fieldRefusal(itemNumbers, Array(51).fill('KT-1'))).toEqual({
    code: 'FIELD_TOO_MANY',
    params: { max: 50 },
  });
  expect(fieldRefusal(itemNumbers, Array(50).fill('KT-1'))).toBeNull();
});

test('pieces are whole and at least one', () => {
  const { quantity } = FORM_FIELDS.RETURN;
  expect([codeOf(quantity, '1.5'), codeOf(quantity, '0'), codeOf(quantity, '007')]).toEqual([
    'FIELD_NOT_INTEGER',
    'FIELD_TOO_LOW',
    null,
  ]);
});

test('a photo is a picture, a proof may be a PDF, and there are three of each at most', () => {
  const { defectPhoto, proofOfPurchaseFile } = FORM_FIELDS.REPAIR;
  expect(fileRefusal(defectPhoto, [])).toBeNull();
  expect(fileRefusal({ ...defectPhoto, required: true }, [])?.code).toBe('VIOLATION::IS_BLANK_ERROR');
  expect(fileRefusal(defectPhoto, ['image/png', 'application/pdf'])?.code).toBe('FILE_NOT_A_PICTURE');
  expect(fileRefusal(proofOfPurchaseFile, ['image/png', 'application/pdf'])).toBeNull();
  expect(fileRefusal(proofOfPurchaseFile, [])).toBeNull();
  expect(fileRefusal(defectPhoto, Array(4).fill('image/png'))).toEqual({
    code: 'FIELD_TOO_MANY',
    params: { max: 3 },
  });
});

test('a review needs stars, a title and some words, not counting blanks around them', () => {
  const text = 'x'.repeat(40);
  expect(reviewRefusals({ points: 5, title: 'Super', text })).toEqual([]);
  expect(reviewRefusals({ points: 0, title: '  Gut  ', text: ' ' })).toEqual([
    { field: 'points', refusal: { code: 'FIELD_TOO_LOW', params: { min: 1 } } },
    { field: 'title', refusal: { code: 'FIELD_TOO_SHORT', params: { min: 5 } } },
    { field: 'text', refusal: { code: 'VIOLATION::IS_BLANK_ERROR' } },
  ]);
  expect(reviewRefusals({ points: 6, title: 'x'.repeat(256), text })).toEqual([
    { field: 'points', refusal: { code: 'VIOLATION::TOO_HIGH_ERROR', params: { max: 5 } } },
    { field: 'title', refusal: { code: 'FIELD_TOO_LONG', params: { max: 255 } } },
  ]);
});
