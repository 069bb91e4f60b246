import { expect, test } from 'vitest';
import de from '../../messages/de.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import fr from '../../messages/fr.json' with { type: 'json' };
import { createTranslate, loadMessages, loadShopTexts } from './translate.ts';

test('two parallel pages in two languages share no state', () => {
  const german = createTranslate('de-CH', de, { search: 'Finden' }, false);
  const keys = createTranslate('de-CH', de, {}, true);
  const french = createTranslate('fr-CH', fr, {}, false);
  expect([german('search'), keys('search'), french('search')]).toEqual(['Finden', 'search', fr['search']]);
});

test('inserts what shoppers type unchanged', () => {
  const t = createTranslate('de-CH', de, { 'listing.count_other': '{term} · {count} · {unknown}' }, false);
  for (const term of ['<b>&', '$t(search)', '{count}', '{-count}', '$&', 'a.b', '{term}'])
    expect(t('listing.count', { term, count: 2 })).toBe(`${term} · 2 · {unknown}`);
});

test('uses "other" for a plural form without a text', () => {
  const t = createTranslate('fr-CH', fr, {}, false);
  expect(new Intl.PluralRules('fr-CH').select(1_000_000)).toBe('many');
  expect(t('listing.count', { count: 1_000_000 })).toBe(
    fr['listing.count_other']?.replace('{count}', '1000000'),
  );
  expect(t('listing.count')).toBe(fr['listing.count_other']);
});

test('lang_debug shows keys, also of plurals', () => {
  expect(createTranslate('de-CH', de, {}, true)('listing.count', { count: 2 })).toBe('listing.count');
});

test.each([
  ['de-AT', 'de'],
  ['en-US', 'en'],
  ['it-IT', 'en'],
])('%s uses the texts of %s if the shop has none', async (locale, tag) => {
  const { files, messages } = await loadMessages(locale);
  expect(files).toEqual([`web/messages/${tag}.json`]);
  expect(messages).toBe({ de, en, fr }[tag]);
});

test('texts of the backend override texts of the shop, regional texts override those of the language', async () => {
  const file = (texts: Record<string, string>) => async () => ({ default: texts });
  const { files, texts } = await loadShopTexts('it-CH', {
    '/shop/messages/it.json': file({ search: 'Cerca', 'account.login': 'Accedi', 'account.logout': 'Esci' }),
    '/shop/messages/it-CH.json': file({ 'account.login': 'Entra' }),
    '/shop/messages/de.json': file({ search: 'Finden' }),
  });
  expect(files).toEqual(['shop/messages/it.json', 'shop/messages/it-CH.json']);
  const t = createTranslate('it-CH', en, { ...texts, 'account.logout': 'Ciao' }, false);
  expect([t('search'), t('account.login'), t('account.logout'), t('language')]).toEqual([
    'Cerca',
    'Entra',
    'Ciao',
    en['language'],
  ]);
});
