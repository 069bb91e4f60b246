import { describe, expect, test } from 'vitest';
import { formatLocale, shopLanguages } from './languages.ts';

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
const prefixes = (domains: Record<string, string>) =>
  languagesOf(domains).map(({ locale, pathPrefix }) => [locale, pathPrefix]);

describe('languages of the sales channel', () => {
  test.each([
    [
      'have the paths of their domains, the one without a path first',
      {
        'https://shop.example/it/': 'it-IT',
        'https://shop.example': 'de-DE',
        'https://shop.example/EN': 'en-GB',
      },
      { 'de-DE': '', 'it-IT': '/it', 'en-GB': '/en' },
    ],
    [
      'are those of the public host if there are several',
      {
        'https://other.example/fr': 'fr-CH',
        'http://shop.example/it': 'it-IT',
        'https://shop.example': 'en-GB',
      },
      { 'en-GB': '', 'it-IT': '/it' },
    ],
    [
      'on separate hosts get their code as prefix',
      {
        'https://a.example': 'fr-CH',
        'https://b.example': 'de-DE',
        'https://c.example': 'de-CH',
        'https://d.example/de': 'it-IT',
      },
      { 'de-DE': '', 'fr-CH': '/fr', 'de-CH': '/de', 'it-IT': '/it' },
    ],
    [
      'never get a reserved or malformed prefix',
      {
        'https://shop.example': 'de-DE',
        'https://shop.example/media': 'en-GB',
        'https://shop.example/%2f..': 'fr-CH',
        'https://shop.example//evil.example': 'it-IT',
      },
      { 'de-DE': '', 'en-GB': '/en', 'fr-CH': '/fr', 'it-IT': '/it' },
    ],
  ])('%s', (_, domains, expected) => {
    expect(prefixes(domains)).toEqual(Object.entries(expected));
  });

  test('of a sales channel for apps are available without domains', () => {
    expect(prefixes({ 'default.headless0': 'en-GB' })).toEqual([['en-GB', '']]);
    expect(prefixes({}).map(([locale]) => locale)).toEqual(CODES);
    expect(prefixes({ 'https://shop.example': 'a language that is gone' })).toHaveLength(CODES.length);
    expect(languagesOf({}, { languages: [] })).toEqual([]);
  });
});

test.each([
  ['de-DE', 'CH', 'de-CH'],
  ['de-DE', null, 'de-DE'],
  ['de-DE', 'JP', 'de-DE'],
  ['de-CH', 'DE', 'de-CH'],
  ['fr-FR', 'CH', 'fr-CH'],
  ['en-GB', 'CH', 'en-GB'],
  ['en-GB', 'US', 'en-US'],
  ['not a tag', 'CH', 'en-GB'],
])('format numbers of %s in a shop in %s as %s', (locale, country, expected) => {
  expect(formatLocale(locale, country)).toBe(expected);
});
