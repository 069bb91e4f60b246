import { describe, expect, test } from 'vitest';
import { formatLocale, shopLanguages } from './languages.ts';
import { detectLocale, isFilled, splitPath, unknownLanguage } from './locales.ts';

const CODES = ['de-DE', 'en-GB', 'fr-CH', 'it-IT', 'de-CH'];

function languagesOf(
  domains: Record<string, string>,
  more: Partial<Parameters<typeof shopLanguages>[0]> = {},
) {
  return shopLanguages({
    languages: CODES.map((code) => ({ id: code, code })),
    domains: Object.entries(domains).map(([url, languageId]) => ({ url, languageId })),
    languageId: 'de-DE',
    country: 'CH',
    publicUrl: 'https://shop.example',
    isTaken: (segment) => ['media', 'account'].includes(segment),
    ...more,
  });
}
const prefixes = (...given: Parameters<typeof languagesOf>) =>
  languagesOf(...given).map(({ locale, pathPrefix }) => [locale, pathPrefix]);

describe('languages of the sales channel', () => {
  test('have the paths of their domains, the one without a path first', () => {
    const domains = {
      'https://shop.example/it/': 'it-IT',
      'https://shop.example': 'de-DE',
      'https://shop.example/EN': 'en-GB',
    };
    expect(prefixes(domains)).toEqual([
      ['de-DE', ''],
      ['it-IT', '/it'],
      ['en-GB', '/en'],
    ]);
  });

  test('are those of the public host if there are several', () => {
    const domains = {
      'https://other.example/fr': 'fr-CH',
      'http://shop.example/it': 'it-IT',
      'https://shop.example': 'en-GB',
    };
    expect(prefixes(domains)).toEqual([
      ['en-GB', ''],
      ['it-IT', '/it'],
    ]);
    expect(prefixes(domains, { publicUrl: 'https://new.example' })).toEqual([
      ['en-GB', ''],
      ['fr-CH', '/fr'],
      ['it-IT', '/it'],
    ]);
  });

  test('keep the prefix of the default language without a root domain', () => {
    const domains = { 'https://shop.example/en': 'en-GB', 'https://shop.example/ch/de': 'de-DE' };
    expect(prefixes(domains)).toEqual([
      ['de-DE', '/ch/de'],
      ['en-GB', '/en'],
    ]);
  });

  test('on separate hosts get their code as prefix', () => {
    const domains = {
      'https://a.example': 'fr-CH',
      'https://b.example': 'de-DE',
      'https://c.example': 'de-CH',
      'https://d.example/de': 'it-IT',
    };
    expect(prefixes(domains)).toEqual([
      ['de-DE', ''],
      ['fr-CH', '/fr'],
      ['de-CH', '/de'],
      ['it-IT', '/it'],
    ]);
  });

  test('never get a reserved or malformed prefix', () => {
    const domains = {
      'https://shop.example': 'de-DE',
      'https://shop.example/media': 'en-GB',
      'https://shop.example/%2f..': 'fr-CH',
      'https://shop.example//evil.example': 'it-IT',
    };
    expect(prefixes(domains)).toEqual([
      ['de-DE', ''],
      ['en-GB', '/en'],
      ['fr-CH', '/fr'],
      ['it-IT', '/it'],
    ]);
  });

  test('of a sales channel for apps are available without domains', () => {
    expect(prefixes({ 'default.headless0': 'en-GB' })).toEqual([['en-GB', '']]);
    expect(prefixes({}).map(([locale]) => locale)).toEqual(CODES);
    expect(prefixes({ 'https://shop.example': 'a language that is gone' })).toHaveLength(CODES.length);
    expect(languagesOf({}, { languages: [] })).toEqual([]);
  });

  test('have their native names, with the region if ambiguous', () => {
    const labels = (domains: Record<string, string>) => languagesOf(domains).map(({ label }) => label);
    expect(labels({ 'https://a.example': 'de-DE', 'https://a.example/b': 'fr-CH' })).toEqual([
      'Deutsch',
      'Français',
    ]);
    expect(labels({ 'https://a.example': 'de-DE', 'https://a.example/b': 'de-CH' })).toEqual([
      'Deutsch (Deutschland)',
      'Deutsch (Schweiz)',
    ]);
  });
});

test.each([
  ['de-DE', 'CH', 'de-CH'],
  ['de-DE', 'AT', 'de-AT'],
  ['de-DE', 'DE', 'de-DE'],
  ['de-DE', null, 'de-DE'],
  ['de-DE', 'JP', 'de-DE'],
  ['de-CH', 'DE', 'de-CH'],
  ['fr-FR', 'CH', 'fr-CH'],
  ['fr-FR', 'BE', 'fr-BE'],
  ['fr-CH', 'DE', 'fr-CH'],
  ['en-GB', 'CH', 'en-GB'],
  ['en-GB', 'DE', 'en-GB'],
  ['en-GB', 'US', 'en-US'],
  ['en-GB', 'IE', 'en-IE'],
  ['en-US', 'CH', 'en-US'],
  ['not a tag', 'CH', 'en-GB'],
])('format numbers of %s in a shop in %s as %s', (locale, country, expected) => {
  expect(formatLocale(locale, country)).toBe(expected);
});

describe('a path', () => {
  const languages = languagesOf({
    'https://shop.example': 'de-DE',
    'https://shop.example/ch': 'de-CH',
    'https://shop.example/ch/it': 'it-IT',
  });
  test.each([
    ['/ch/it/pane', 'it-IT', '/pane'],
    ['/CH/IT', 'it-IT', '/'],
    ['/ch/italien', 'de-CH', '/italien'],
    ['/chor', 'de-DE', '/chor'],
    ['//ch/x', 'de-CH', '/x'],
  ])('%s is in %s, the rest %s', (path, locale, rest) => {
    if (!isFilled(languages)) throw new Error('There is no language');
    const found = splitPath(languages, path);
    expect([found.language.locale, found.rest]).toEqual([locale, rest]);
  });
  test('of a visitor with another language leads to the default', () => {
    if (!isFilled(languages)) throw new Error('There is no language');
    expect(detectLocale(languages, 'nl-NL', 'nl,ja;q=0.5').locale).toBe('de-DE');
    expect(detectLocale(languages, undefined, 'it-CH,de;q=0.5').locale).toBe('it-IT');
  });
});

test.each([
  ['/fr/panier', undefined, 'de', 'fr-CH'],
  ['/kochen', undefined, 'de-AT,en;q=0.5', 'de-DE'],
  ['/kochen', 'fr-CH', 'de-AT', 'fr-CH'],
  ['/kochen', undefined, undefined, 'en-GB'],
  ['/kochen', 'xx-XX', 'ja', 'en-GB'],
])('of an early error at %s with cookie %s and browser %s is in %s', (url, stored, accepted, locale) => {
  expect(unknownLanguage({ url, stored, accepted })).toMatchObject({ locale, pathPrefix: '' });
});
