import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hasSwissWord, isSwissOnly, swissSpelling } from '../../schema/testing/swiss-spelling.ts';
import { spelling } from '../shared/i18n/spelling.ts';
import { createTranslate } from '../shared/i18n/translate.ts';
import dePage from './de.json' with { type: 'json' };
import enPage from './en.json' with { type: 'json' };
import frPage from './fr.json' with { type: 'json' };
import dePersonal from './personal/de.json' with { type: 'json' };
import enPersonal from './personal/en.json' with { type: 'json' };
import frPersonal from './personal/fr.json' with { type: 'json' };
import german from './spelling/de-DE.json' with { type: 'json' };

const de: Record<string, string> = { ...dePage, ...dePersonal };
const en = { ...enPage, ...enPersonal };
const fr = { ...frPage, ...frPersonal };

const placeholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

describe.each([
  ['English', en],
  ['French', fr],
])('%s', (_name, messages: Record<string, string>) => {
  test('has every text of the German file and no other', () => {
    expect(Object.keys(messages).toSorted()).toEqual(Object.keys(de).toSorted());
  });

  test('has the same placeholders in each text', () => {
    for (const [key, text] of Object.entries(de)) {
      expect([key, placeholders(messages[key] ?? '')]).toEqual([key, placeholders(text)]);
    }
  });
});

test('no key is in two files', () => {
  const keys = globSync('web/messages/**/de.json').flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(file, 'utf8'))),
  );
  expect(keys.toSorted()).toEqual(Object.keys(de).toSorted());
});

describe('no text names one shop or its promises', () => {
  const SHOP_SPECIFIC =
    /kontor|twint|postfinance|demo|1926|\bCHF\b|\b\d{3} \d{3} \d\d|schweiz|suisse|switzerland|werkstatt|workshop|atelier|30 (?:jahre|years|ans)|30 (?:tage|days|jours) (?:rück|to return|pour)|pfanne|poêle|\bpan\b|küche|kitchen|cookware|geschirr|ustensiles/i;
  /** A badge that products have by a custom field. */
  const PRODUCT_BADGES = ['badge.swissDesign'];
  const files = globSync(['web/messages/**/*.json', 'schema/messages/**/*.json']);

  test.each(files)('%s', (file) => {
    const texts: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
    const found = Object.entries(texts).filter(
      ([key, text]) => !PRODUCT_BADGES.includes(key) && SHOP_SPECIFIC.test(text),
    );
    expect(found).toEqual([]);
  });
});

test('German is written the Swiss way', () => {
  for (const text of Object.values(de)) expect(text).not.toMatch(/ß|[„“”"]/);
});

describe('German outside Switzerland', () => {
  const worded = (key: string) => hasSwissWord(de[key] ?? '');

  test.each(Object.entries(german).filter(([key]) => !worded(key)))(
    '%s differs by its spelling alone',
    (key, text) => {
      expect(swissSpelling(text)).toBe(de[key]);
      expect(text).not.toBe(de[key]);
    },
  );

  test('has a text for each Swiss spelling and no other', () => {
    const others = Object.keys(de).filter((key) => isSwissOnly(de[key] ?? '') || worded(key));
    expect(Object.keys(german).sort()).toEqual(others.sort());
    for (const text of Object.values(german))
      expect([text, isSwissOnly(text), hasSwissWord(text)]).toEqual([text, false, false]);
  });

  test.each([
    ['de-DE', 'Schließen', 'Straße und Nummer'],
    ['de-AT', 'Schließen', 'Straße und Nummer'],
    ['de-CH', 'Schliessen', 'Strasse und Nummer'],
    ['de-LI', 'Schliessen', 'Strasse und Nummer'],
  ])('is used for %s as needed', (formatLocale, close, street) => {
    const t = createTranslate('de-DE', de, spelling(formatLocale, {}), false);
    expect([t('close'), t('form.street')]).toEqual([close, street]);
  });

  test('changes no text of the shop', () => {
    expect(spelling('de-DE', { close: 'Zumachen' })).not.toHaveProperty('close');
    expect(spelling('en-GB', {})).toEqual({});
  });
});

test('French has its spaces: no plain one before : ; ? ! » and after «', () => {
  for (const text of Object.values(fr)) expect(text).not.toMatch(/ [:;?!»]|« |[^\s\u00a0][;?!»]/);
});

test('the plural follows the number, a backend text wins, and lang_debug shows keys', () => {
  const t = createTranslate('en-GB', en, { search: 'Find' }, false);
  expect([t('listing.count', { count: 1 }), t('listing.count', { count: 5 }), t('search')]).toEqual([
    '1 product',
    '5 products',
    'Find',
  ]);
  expect(createTranslate('en-GB', en, {}, true)('search')).toBe('search');
});
