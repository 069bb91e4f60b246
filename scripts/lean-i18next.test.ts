import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { createTranslate as createWithAll, type MessageKey } from '../web/shared/i18n/translate.ts';
import { leanI18next } from './lean-i18next.ts';

const CODE = readFileSync(fileURLToPath(import.meta.resolve('i18next')), 'utf8');
const MESSAGES = 'web/messages';

async function createLean(): Promise<typeof createWithAll> {
  const lean = await import(`data:text/javascript,${encodeURIComponent(leanI18next(CODE))}`);
  vi.resetModules();
  vi.doMock('i18next', () => lean);
  return (await import('../web/shared/i18n/translate.ts')).createTranslate;
}

const readTexts = (file: string): Record<string, string> => JSON.parse(readFileSync(file, 'utf8'));

/** Every text of a language, as the screens ask for them. */
function textsOf(tag: string): [MessageKey, string][] {
  const files = [`${MESSAGES}/${tag}.json`];
  for (const entry of readdirSync(MESSAGES, { withFileTypes: true }))
    if (entry.isDirectory() && entry.name !== 'spelling') files.push(`${MESSAGES}/${entry.name}/${tag}.json`);
  return files
    .flatMap((file) => Object.entries(readTexts(file)))
    .map(([key, text]) => [key.replace(/_(?:one|other)$/, '') as MessageKey, text]);
}

const OVERLAY = {
  'listing.count_other': '{count, number} Stück von {term}',
  search: 'Am {when, datetime(year: numeric; month: long)} für {amount, currency(CHF)}',
  'cart.open_one': 'Ein Teil: {- name}',
};
/** What shoppers type, and what would mean something to i18next. */
const TYPED = ['Pfanne', '<b>&', '$t(search)', '{count}', '{-count}', '$&', 'a.b', '{term}', ''];
const COUNTS = [0, 1, 2, 1.5, 1_000_000];

test.each([
  ['de-CH', 'de'],
  ['en-GB', 'en'],
  ['fr-FR', 'fr'],
  ['it-IT', 'en'],
])('the i18next that travels says in %s what the whole one says', async (locale, tag) => {
  const createWithLean = await createLean();
  const texts = textsOf(tag);
  expect(texts.length).toBeGreaterThan(400);
  for (const debug of [false, true]) {
    const translators = [createWithAll, createWithLean].map((create) => {
      const t = create(locale, readTexts(`${MESSAGES}/${tag}.json`), OVERLAY, debug);
      t.add('account', Object.fromEntries(texts));
      t.add('cart', readTexts(`${MESSAGES}/cart/${tag}.json`));
      return t;
    });
    const said = translators.map((t) => [
      ...texts.flatMap(([key, text]) => {
        const names = [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
        const values = TYPED.map((typed) => Object.fromEntries(names.map((name) => [name, typed])));
        return [...values.map((value) => t(key, value)), ...COUNTS.map((count) => t(key, { count })), t(key)];
      }),
      ...COUNTS.map((count) => t('listing.count', { count, term: '{count}' })),
      ...COUNTS.map((count) => t('cart.open', { count, name: '$t(search)' })),
      t('search', { when: 1_700_000_000_000, amount: 12.5 }),
      t('no.such.key' as MessageKey, { count: 2 }),
    ]);
    expect(said[1]).toEqual(said[0]);
  }
});

test('another i18next, whose members have other names, is not built with', () => {
  expect(() => leanI18next(CODE.replace('cloneInstance(options', 'copyInstance(options'))).toThrow(
    'i18next has no I18n.cloneInstance',
  );
});
