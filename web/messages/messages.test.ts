import { describe, expect, test } from 'vitest';
import { createTranslate } from '../shared/i18n/translate.ts';
import accountDe from './account/de.json' with { type: 'json' };
import accountEn from './account/en.json' with { type: 'json' };
import accountFr from './account/fr.json' with { type: 'json' };
import checkoutDe from './checkout/de.json' with { type: 'json' };
import checkoutEn from './checkout/en.json' with { type: 'json' };
import checkoutFr from './checkout/fr.json' with { type: 'json' };
import consentDe from './consent/de.json' with { type: 'json' };
import consentEn from './consent/en.json' with { type: 'json' };
import consentFr from './consent/fr.json' with { type: 'json' };
import shopDe from './de.json' with { type: 'json' };
import shopEn from './en.json' with { type: 'json' };
import entryDe from './entry/de.json' with { type: 'json' };
import entryEn from './entry/en.json' with { type: 'json' };
import entryFr from './entry/fr.json' with { type: 'json' };
import formDe from './forms/de.json' with { type: 'json' };
import formEn from './forms/en.json' with { type: 'json' };
import formFr from './forms/fr.json' with { type: 'json' };
import shopFr from './fr.json' with { type: 'json' };
import serviceDe from './service/de.json' with { type: 'json' };
import serviceEn from './service/en.json' with { type: 'json' };
import serviceFr from './service/fr.json' with { type: 'json' };

const de = { ...shopDe, ...accountDe, ...checkoutDe, ...entryDe, ...consentDe, ...formDe, ...serviceDe };
const en = { ...shopEn, ...accountEn, ...checkoutEn, ...entryEn, ...consentEn, ...formEn, ...serviceEn };
const fr = { ...shopFr, ...accountFr, ...checkoutFr, ...entryFr, ...consentFr, ...formFr, ...serviceFr };

const placeholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

describe.each([
  ['English', en],
  ['French', fr],
])('%s', (_name, messages: Record<string, string>) => {
  test('has every text of the German file and no other', () => {
    expect(Object.keys(messages)).toEqual(Object.keys(de));
  });

  test('has the same placeholders in each text', () => {
    for (const [key, text] of Object.entries(de)) {
      expect([key, placeholders(messages[key] ?? '')]).toEqual([key, placeholders(text)]);
    }
  });
});

test('no key stands in two files, which would leave open which text is shown', () => {
  const others = [
    ...Object.keys(accountDe),
    ...[checkoutDe, entryDe, consentDe, formDe, serviceDe].flatMap((texts) => Object.keys(texts)),
  ];
  expect(others.filter((key) => key in shopDe)).toEqual([]);
  expect(new Set(others).size).toBe(others.length);
});

test('a text of the backend wins over one that is added later', () => {
  const t = createTranslate('de-DE', shopDe, { 'account.login': 'Einloggen' }, false);
  t.add('account', accountDe);
  expect([t('account.login'), t('account.logout')]).toEqual(['Einloggen', accountDe['account.logout']]);
});

test('German is written the Swiss way', () => {
  for (const text of Object.values(de)) expect(text).not.toMatch(/ß|[„“”"]/);
});

test('French has its spaces: no plain one before : ; ? ! » and after «', () => {
  for (const text of Object.values(fr)) expect(text).not.toMatch(/ [:;?!»]|« |[^\s\u202f\u00a0][;?!»]/);
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
