import { expect, test } from 'vitest';
import de from '../../messages/de.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import fr from '../../messages/fr.json' with { type: 'json' };
import { createTranslate } from '../../shared/i18n/translate.ts';
import { amountText, sizeText } from './amount.ts';

const languages = {
  'de-CH': createTranslate('de-CH', de, {}, false),
  'en-GB': createTranslate('en-GB', en, {}, false),
  'fr-CH': createTranslate('fr-CH', fr, {}, false),
};

test.each([
  [0.5, 'l', 'de-CH', '0.5\u00a0l'],
  [1.5, 'tablespoon', 'de-CH', '1½\u00a0EL'],
  [3, 'clove', 'de-CH', '3\u00a0Zehen'],
  [0.333, 'cup', 'en-GB', '⅓\u00a0cup'],
  [2.75, 'slice', 'en-GB', '2¾\u00a0slices'],
  [0.98, 'leaf', 'fr-CH', '1\u00a0feuille'],
  [4, null, 'de-CH', '4'],
  [null, 'some', 'en-GB', 'some'],
  [2, 'hectare', 'en-GB', '2\u00a0hectare'],
  [1, 'half', 'de-CH', '½'],
  [1, 'small', 'de-CH', '1'],
] as const)('%s %s in %s is "%s"', (amount, unit, locale, text) => {
  expect(amountText(amount, unit, locale, languages[locale])).toBe(text);
});

test('translates every unit into every language', () => {
  for (const messages of [de, en, fr]) {
    expect(Object.keys(messages).filter((key) => /^recipe\.unit\..*_other$/.test(key))).toHaveLength(32);
  }
});

test('places a size after the name', () => {
  expect(sizeText('small', languages['de-CH'])).toBe('klein');
  expect(sizeText('large', languages['fr-CH'])).toBe('de grande taille');
  expect(sizeText('g', languages['en-GB'])).toBeNull();
});
