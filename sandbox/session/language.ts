import { type Entity, entity } from '../shop/entity.ts';
import { idOf } from '../shop/ids.ts';
import type { Lang, View } from '../shop/view.ts';

/** A language of the sales channel. */
export interface Language {
  readonly id: string;
  readonly lang: Lang;
  readonly code: string;
  readonly name: string;
}

const DEFAULT: Language = {
  id: '2fbb5fe2e29a4d70aa5854ce7ce3e20b',
  lang: 'de',
  code: 'de-DE',
  name: 'Deutsch',
};

/** The languages of the sales channel; the first is Shopware's system language with its fixed id. */
export const LANGUAGES: readonly Language[] = [
  DEFAULT,
  { id: idOf('language', 'en'), lang: 'en', code: 'en-GB', name: 'English' },
  { id: idOf('language', 'fr'), lang: 'fr', code: 'fr-CH', name: 'Français' },
];

const LOCALE_NAMES: Record<Lang, Record<Lang, readonly [string, string]>> = {
  de: {
    de: ['Deutsch', 'Deutschland'],
    en: ['Englisch', 'Vereinigtes Königreich'],
    fr: ['Französisch', 'Schweiz'],
  },
  en: { de: ['German', 'Germany'], en: ['English', 'United Kingdom'], fr: ['French', 'Switzerland'] },
  fr: { de: ['Allemand', 'Allemagne'], en: ['Anglais', 'Royaume-Uni'], fr: ['Français', 'Suisse'] },
};

/** The language with this id, or undefined. */
export function languageById(id: string | undefined): Language | undefined {
  return LANGUAGES.find((language) => language.id === id);
}

/** The id of a demo language. */
export function languageId(lang: Lang): string {
  return LANGUAGES.find((language) => language.lang === lang)?.id ?? DEFAULT.id;
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
