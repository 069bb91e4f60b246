import { expect, test } from 'vitest';
import de from '../../messages/de.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import fr from '../../messages/fr.json' with { type: 'json' };
import { createTranslate, loadMessages, loadShopTexts } from './translate.ts';

test('two pages in two languages at once do not see each other', () => {
  const german = createTranslate('de-CH', de, { search: 'Finden' }, false);
  const keys = createTranslate('de-CH', de, {}, true);
  const french = createTranslate('fr-CH', fr, {}, false);
  expect([german('search'), keys('search'), french('search')]).toEqual(['Finden', 'search', fr.search]);
  french.add('account', { 'account.login': 'Entrer' });
  expect([german('account.login'), french('account.login')]).toEqual(['account.login', 'Entrer']);
});

test('what shoppers type stands in a text as they typed it', () => {
  const t = createTranslate('de-CH', de, { 'listing.count_other': '{term} · {count} · {unknown}' }, false);
  for (const term of ['<b>&', '$t(search)', '{count}', '{-count}', '$&', 'a.b', '{term}'])
    expect(t('listing.count', { term, count: 2 })).toBe(`${term} · 2 · {unknown}`);
});

test('a text of the backend may format its number', () => {
  const overlay = { 'listing.count_other': '{count, number} Stück' };
  const told = new Intl.NumberFormat('de-CH').format(12_345);
  expect(createTranslate('de-CH', de, overlay, false)('listing.count', { count: 12_345 })).toBe(
    `${told} Stück`,
  );
});

test('a number whose form no text has is told as "other"', () => {
  const t = createTranslate('fr-CH', fr, {}, false);
  expect(new Intl.PluralRules('fr-CH').select(1_000_000)).toBe('many');
  expect(t('listing.count', { count: 1_000_000 })).toBe(
    fr['listing.count_other'].replace('{count}', '1000000'),
  );
  expect(t('listing.count')).toBe(fr['listing.count_other']);
});

test('lang_debug shows keys, those with a plural and those added later too', () => {
  const t = createTranslate('de-CH', de, {}, true);
  t.add('account', { 'account.login': 'Anmelden' });
  expect([t('listing.count', { count: 2 }), t('account.login')]).toEqual(['listing.count', 'account.login']);
});

test.each([
  ['de-AT', 'de'],
  ['fr-FR', 'fr'],
  ['en-US', 'en'],
  ['it-IT', 'en'],
  ['den-CA', 'en'],
])('screens in %s have the texts of %s where the shop has none', async (locale, tag) => {
  const { files, messages } = await loadMessages(locale);
  expect(files).toEqual([`web/messages/${tag}.json`]);
  expect(messages['search']).toBe({ de, en, fr }[tag]?.search);
});

test("the shop's own texts lie over Kontor's key by key, those of a region over those of the language, the backend's over all", async () => {
  const file = (texts: Record<string, string>) => async () => ({ default: texts });
  const { files, texts } = await loadShopTexts('it-CH', {
    '/shop/messages/it.json': file({ search: 'Cerca', 'account.login': 'Accedi', 'account.logout': 'Esci' }),
    '/shop/messages/it-CH.json': file({ 'account.login': 'Entra' }),
    '/shop/messages/de.json': file({ search: 'Finden' }),
  });
  expect(files).toEqual(['shop/messages/it.json', 'shop/messages/it-CH.json']);
  const t = createTranslate('it-CH', en, { ...texts, 'account.logout': 'Ciao' }, false);
  t.add('account', { 'account.login': 'Log in', 'account.logout': 'Log out', 'account.title': 'Account' });
  expect([t('search'), t('account.login'), t('account.logout'), t('account.title'), t('language')]).toEqual([
    'Cerca',
    'Entra',
    'Ciao',
    'Account',
    en.language,
  ]);
});

test('a language with other plurals than English may have them all, and uses the English ones where it has none', () => {
  const own = { 'listing.count_few': '{count} produkty', 'listing.count_other': '{count} produktów' };
  const t = createTranslate('pl-PL', en, own, false);
  expect([2, 5].map((count) => t('listing.count', { count }))).toEqual(['2 produkty', '5 produktów']);
  expect(createTranslate('pl-PL', en, {}, false)('listing.count', { count: 2 })).toBe('2 products');
});
