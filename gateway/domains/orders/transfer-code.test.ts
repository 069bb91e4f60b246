import { describe, expect, test } from 'vitest';
import { grouped, isQrIban, parseIban, qrReference } from '../../lib/iban.ts';
import type { SwOrder } from '../../shopware/mappers/order-entity.ts';
import { bankTransfer, transferCode, transferPayload } from './bank-transfer.ts';

const SWISS = { currency: 'CHF', locale: 'de-CH' };
const EURO = { currency: 'EUR', locale: 'de-DE' };
const FIELDS = {
  iban: 'ch44 3199 9123 0008 8901 2',
  account_name: 'Robert Schneider AG',
  account_street: 'Rue du Lac 1268',
  account_zipcode: '2501',
  account_city: 'Biel',
  account_country: 'ch',
};
const GERMAN = {
  iban: 'DE89 3704 0044 0532 0130 00',
  bic: 'COBADEFFXXX',
  account_name: 'Müller & Söhne',
};

function order(
  fields: Readonly<Record<string, string>>,
  more: Partial<SwOrder> = {},
  state = 'open',
): SwOrder {
  const customFields = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [`kontor_payment_${name}`, value]),
  );
  return {
    orderNumber: '10013',
    amountTotal: 1949.75,
    transactions: [
      {
        stateMachineState: { technicalName: state },
        paymentMethod: { asynchronous: false, translated: { customFields } },
      },
    ],
    ...more,
  } as SwOrder;
}

describe('account numbers', () => {
  test('with wrong check digits, lengths or characters are invalid', () => {
    expect(parseIban(' ch93 0076 2011 6238 5295 7 ')).toBe('CH9300762011623852957');
    expect(parseIban('CH93 0076 2011 6238 5295 8')).toBeNull();
    expect(parseIban('CH93 0076 2011 6238 5295')).toBeNull();
    expect(isQrIban('CH4431999123000889012')).toBe(true);
    expect(isQrIban('CH9300762011623852957')).toBe(false);
  });

  test('of a QR reference end with a check digit, in groups', () => {
    expect(qrReference('', '21000000000313947143000901')).toBe('210000000003139471430009017');
    expect(grouped('210000000003139471430009017', 5)).toBe('21 00000 00003 13947 14300 09017');
    expect(qrReference('123456', '10013')?.slice(0, 26)).toBe('12345600000000000000010013');
    expect(qrReference('', 'B-10013')).toBeNull();
  });
});

test('of a QR-IBAN give a Swiss QR code with a QR reference', () => {
  const transfer = bankTransfer(order(FIELDS), SWISS);
  if (transfer === null) throw new Error('There is an account.');
  expect(transfer).toMatchObject({
    holder: 'Robert Schneider AG',
    address: ['Rue du Lac 1268', '2501 Biel'],
    iban: 'CH44 3199 9123 0008 8901 2',
    amount: { amount: '1949.75', currencyCode: 'CHF' },
  });
  expect(transferPayload(transfer)?.text.split('\n')).toEqual([
    ...['SPC', '0200', '1', 'CH4431999123000889012'],
    ...['S', 'Robert Schneider AG', 'Rue du Lac 1268', '', '2501', 'Biel', 'CH'],
    ...['', '', '', '', '', '', ''],
    ...['1949.75', 'CHF'],
    ...['', '', '', '', '', '', ''],
    ...['QRR', transfer.reference.replaceAll(' ', ''), '10013', 'EPD'],
  ]);
});

test('of a Swiss account use the order number as text', () => {
  const transfer = bankTransfer(order({ ...FIELDS, iban: 'CH93 0076 2011 6238 5295 7' }), SWISS);
  expect(transfer?.reference).toBe('10013');
  expect(transfer && transferPayload(transfer)?.text).toMatch(/\nNON\n\n10013\nEPD$/);
});

test('of an account abroad give the code of the European Payments Council', async () => {
  const transfer = bankTransfer(order(GERMAN), EURO);
  expect(transfer && transferPayload(transfer)?.text).toBe(
    'BCD\n002\n1\nSCT\nCOBADEFFXXX\nMüller & Söhne\nDE89370400440532013000\nEUR1949.75\n\n\n10013',
  );
  expect(transfer && (await transferCode(transfer))).toMatch(/^<svg /);
});

test('without a code are shown as text: other currencies, an incomplete Swiss address', () => {
  const dollars = bankTransfer(order(GERMAN), { currency: 'USD', locale: 'en-US' });
  expect(dollars && transferPayload(dollars)).toBeNull();
  const placeless = bankTransfer(order({ ...FIELDS, account_city: '' }), SWISS);
  expect(placeless && transferPayload(placeless)).toBeNull();
});

test.each([
  ['paid', order(FIELDS, {}, 'paid')],
  ['cancelled', order(FIELDS, { stateMachineState: { technicalName: 'cancelled' } })],
  ['free', order(FIELDS, { amountTotal: 0 })],
  ['external', order(FIELDS, { transactions: [{ paymentMethod: { asynchronous: true } }] })],
  ['without an account', order({})],
])('are absent for orders that are %s', (_what, placed) => {
  expect(bankTransfer(placed, SWISS)).toBeNull();
});
