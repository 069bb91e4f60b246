import { expect, test } from 'vitest';
import de from '../../messages/de.json' with { type: 'json' };
import { createTranslate } from '../../shared/i18n/translate.ts';
import { tierLabel, tierSaving } from './public/product-info.tsx';

const t = createTranslate('de-DE', de, {}, false);

test('labels tiers with "to n" and the last one with "from n"', () => {
  expect(
    [
      { minQuantity: 1, maxQuantity: 1 },
      { minQuantity: 2, maxQuantity: 11 },
      { minQuantity: 12, maxQuantity: null },
    ].map((tier) => tierLabel(t, tier)),
  ).toEqual(['bis 1 Stück', 'bis 11 Stück', 'ab 12 Stück']);
});

test('states the saving of a tier in whole percent', () => {
  expect([
    tierSaving('189.00', '189.00'),
    tierSaving('189.00', '169.00'),
    tierSaving('0.00', '1.00'),
  ]).toEqual([0, 11, 0]);
});
