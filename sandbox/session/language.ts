import { demo } from '../shop/demo.ts';
import { type Entity, entity } from '../shop/entity.ts';
import type { Switches } from '../shop/switches.ts';
import type { View } from '../shop/view.ts';
import { idOf } from '../shops/derive/ids.ts';
import type { Lang } from '../shops/model/text.ts';
import type { Language } from './language-record.ts';

/** Shopware's fixed id of the system language. */
const SYSTEM_ID = '2fbb5fe2e29a4d70aa5854ce7ce3e20b';

/** The languages of the sales channel; the first is Shopware's system language. */
export const LANGUAGES: readonly Language[] = demo.salesChannel.languages.map((language, index) => ({
  ...language,
  id: index === 0 ? SYSTEM_ID : idOf('language', language.lang),
}));

/** The language whose texts stand in for those that are missing in another. */
export const SYSTEM_LANG: Lang = LANGUAGES[0]?.lang ?? 'de';

const LOCALE_NAMES: Record<Lang, Record<Lang, readonly [string, string]>> = {
  de: {
    de: ['Deutsch', 'Deutschland'],
    en: ['Englisch', 'Vereinigtes Königreich'],
    fr: ['Französisch', 'Schweiz'],
  },
  en: { de: ['German', 'Germany'], en: ['English', 'United Kingdom'], fr: ['French', 'Switzerland'] },
  fr: { de: ['Allemand', 'Allemagne'], en: ['Anglais', 'Royaume-Uni'], fr: ['Français', 'Suisse'] },
};

/** The languages that the sales channel has now. */
export function languagesOf({ switches }: { readonly switches: Switches }): readonly Language[] {
  return switches.languages.length > 0 ? switches.languages : LANGUAGES;
}

/** A language that a test sets up, with the texts of one of the demo shop. */
export function extraLanguage(language: Omit<Language, 'id'>): Language {
  const known = LANGUAGES.find(({ code }) => code === language.code);
  return { ...language, id: known?.id ?? idOf('language', language.code) };
}

/** The language with this id, or undefined. */
export function languageById(
  id: string | undefined,
  languages: readonly Language[] = LANGUAGES,
): Language | undefined {
  return languages.find((language) => language.id === id);
}

/** The id of a demo language. */
export function languageId(lang: Lang): string {
  return LANGUAGES.find((language) => language.lang === lang)?.id ?? SYSTEM_ID;
}

/** The `language` entity with its translation code. */
export function languageEntity(language: Language, view: View): Entity {
  const [name, territory] = LOCALE_NAMES[view.lang][language.lang];
  const localeId = idOf('locale', language.code);
  const fields = { code: language.code, name, territory };
  return entity('language', language.id, {
    parentId: null,
    localeId,
    translationCodeId: localeId,
    translationCode: entity('locale', localeId, fields, { name, territory, customFields: {} }),
    name: language.name,
    locale: null,
    parent: null,
    children: null,
    active: true,
  });
}
