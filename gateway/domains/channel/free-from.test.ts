import { expect, test } from 'vitest';
import { freeFrom, type PriceRow } from './public/free-shipping-from.ts';

const EURO = 'b7d2554b0ce847cd82f3ac9bd1c0dfca';
const FRANC = 'c'.repeat(32);

function row(gross: number, quantityStart: number | null, more: Partial<PriceRow> = {}): PriceRow {
  return {
    calculation: 2,
    quantityStart,
    quantityEnd: null,
    ruleId: null,
    currencyPrice: [{ currencyId: EURO, gross, net: gross / 1.19, linked: true }],
    ...more,
  };
}

const STAGES = [row(4.9, 0, { quantityEnd: 49.99 }), row(0, 50)];

test.each([
  ['is the sum of goods from which a price list is zero', STAGES, [], 50],
  ['is the same sum in a currency that the list does not name', STAGES, [], 50],
  ['is nothing where shipping is never free', [row(4.9, 0)], [], null],
  ['is nothing where it always is', [row(0, 0)], [], null],
  ['is nothing where it is free up to a sum only', [row(0, 10, { quantityEnd: 20 }), row(5, 20)], [], null],
  ['is nothing where weight tells', [row(0, 50, { calculation: 3 })], [], null],
  ['is nothing where a rule of the row tells', [row(0, 50, { calculationRuleId: 'r' })], [], null],
  [
    'comes from the rows of a rule that holds for everybody',
    STAGES.map((one) => ({ ...one, ruleId: 'all' })),
    ['all'],
    50,
  ],
  [
    'is nothing under a rule that needs a cart',
    STAGES.map((one) => ({ ...one, ruleId: 'big cart' })),
    ['all'],
    null,
  ],
  ['is told by the first rule that holds', [row(9, 0, { ruleId: 'b' }), ...STAGES], ['a', 'b'], null],
  ['is nothing without a list', [], ['a'], null],
])('free shipping %s', (_name, rows, rules, expected) => {
  expect(freeFrom(rows, rules, EURO)).toBe(expected);
  expect(freeFrom(rows, rules, FRANC)).toBe(expected);
});

test('a price of the currency itself beats one that would be converted', () => {
  const franc = { currencyId: FRANC, gross: 3, net: 3, linked: false };
  const list = [
    row(0, 50, {
      currencyPrice: [{ currencyId: EURO, gross: 0, net: 0, linked: true }, franc],
    }),
  ];
  expect([EURO, FRANC].map((currency) => freeFrom(list, [], currency))).toEqual([50, null]);
});
