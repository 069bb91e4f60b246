import { expect, test } from 'vitest';
import spelling from '../../../../schema/messages/spelling/de-DE.json' with { type: 'json' };
import { hasSwissWord, isSwissOnly, swissSpelling } from '../../../../schema/testing/swiss-spelling.ts';
import { CATALOGUE } from '../../../testing/error-catalogue.ts';
import { BUILT_IN, Messages } from './messages.ts';

test.each(Object.values(CATALOGUE).flat())('%s has a text in every language', (key) => {
  const texts = Object.values(BUILT_IN).map((messages) => messages[key]);
  expect(texts.every(Boolean)).toBe(true);
  expect(new Set(texts).size).toBe(3);
});

test('every language has all keys with equal placeholders', () => {
  const placeholders = (text = '') => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
  const [first = {}, ...others] = Object.values(BUILT_IN);
  for (const messages of others) {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(first).sort());
    for (const [key, text] of Object.entries(first))
      expect([key, placeholders(messages[key])]).toEqual([key, placeholders(text)]);
  }
});

test('Swiss German has ss and no ß', () => {
  expect(JSON.stringify(BUILT_IN['de-DE'])).not.toContain('ß');
});

test('German elsewhere has ß, „quotes“ and different words', () => {
  const swiss = BUILT_IN['de-DE'] ?? {};
  const worded = (key: string) => hasSwissWord(swiss[key] ?? '');
  const others = Object.keys(swiss).filter((key) => isSwissOnly(swiss[key] ?? '') || worded(key));
  expect(Object.keys(spelling).sort()).toEqual(others.sort());
  for (const [key, text] of Object.entries(spelling)) {
    if (!worded(key)) expect(swissSpelling(text)).toBe(swiss[key]);
    expect([text, isSwissOnly(text), hasSwissWord(text)]).toEqual([text, false, false]);
  }
});

test.each([
  ['de-DE', 'Straße'],
  ['de-AT', 'Straße'],
  ['de-CH', 'Strasse'],
])('German in a shop with numbers as in %s spells %s', (formatLocale, street) => {
  expect(new Messages({ locale: 'de-DE', formatLocale }).text('form-field-street')).toBe(street);
});

test('texts of the backend override those of the shop, by region, language and key', () => {
  const shop = { it: { 'page-404': 'Non trovata', 'page-500': 'Errore' }, 'it-CH': { 'page-500': 'Guasto' } };
  const messages = new Messages({ locale: 'it-CH', formatLocale: 'it-CH' }, { 'page-503': 'Chiuso' }, shop);
  expect(['page-404', 'page-500', 'page-503', 'page-408'].map((key) => messages.text(key))).toEqual([
    'Non trovata',
    'Guasto',
    'Chiuso',
    BUILT_IN['en-GB']?.['page-408'],
  ]);
});
