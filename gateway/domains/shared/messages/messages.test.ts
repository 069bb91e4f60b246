import { expect, test } from 'vitest';
import { CATALOGUE } from '../../../testing/error-catalogue.ts';
import { BUILT_IN, Messages } from './messages.ts';

test.each(Object.values(CATALOGUE).flat())('%s has a sentence in every language', (key) => {
  const texts = Object.values(BUILT_IN).map((messages) => messages[key]);
  expect(texts.every(Boolean)).toBe(true);
  expect(new Set(texts).size).toBe(3);
});

test('no key is missing in any language, and each has the same placeholders in all', () => {
  const placeholders = (text = '') => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
  const [first = {}, ...others] = Object.values(BUILT_IN);
  for (const messages of others) {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(first).sort());
    for (const [key, text] of Object.entries(first))
      expect([key, placeholders(messages[key])]).toEqual([key, placeholders(text)]);
  }
});

test('German is Swiss: ss and no ß', () => {
  expect(JSON.stringify(BUILT_IN['de-DE'])).not.toContain('ß');
});

test("the backend's texts lie over the built-in ones, and placeholders are filled", () => {
  const messages = new Messages('en-GB', { 'product-stock-reached': 'Just {quantity}!' });
  expect(messages.text('product-stock-reached', { quantity: 5 })).toBe('Just 5!');
  expect(messages.text('no-such-key')).toBe('no-such-key');
});

test.each([
  ['de-AT', 'de-DE'],
  ['fr-FR', 'fr-CH'],
  ['it-IT', 'en-GB'],
])('in %s the shop speaks as in %s', (locale, same) => {
  expect(new Messages(locale).text('page-404')).toBe(BUILT_IN[same]?.['page-404']);
});

test("the shop's own texts win over the built-in ones key by key, the region's over the language's, the backend's over all", () => {
  const shop = { it: { 'page-404': 'Non trovata', 'page-500': 'Errore' }, 'it-CH': { 'page-500': 'Guasto' } };
  const messages = new Messages('it-CH', { 'page-503': 'Chiuso' }, shop);
  expect(['page-404', 'page-500', 'page-503', 'page-408'].map((key) => messages.text(key))).toEqual([
    'Non trovata',
    'Guasto',
    'Chiuso',
    BUILT_IN['en-GB']?.['page-408'],
  ]);
});
