import type { Lang, Text } from '../../sandbox/shops/model/text.ts';
import { LANGS, LOCALES, type Surroundings, SYSTEM_LANGUAGE } from './surroundings.ts';

type Translations = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The demo language that a Shopware shows where it has no other text: its system language, or English. */
function systemLang({ systemLocale }: Surroundings): Lang {
  const base = systemLocale.split('-')[0];
  return LANGS.find((lang) => LOCALES[lang][0].split('-')[0] === base) ?? 'en';
}

/** The texts of an entity by language id; the system language always has some. */
export function translations(
  around: Surroundings,
  make: (lang: Lang) => Readonly<Record<string, unknown>>,
): Translations {
  return {
    [SYSTEM_LANGUAGE]: make(systemLang(around)),
    ...Object.fromEntries(LANGS.map((lang) => [around.languages[lang], make(lang)])),
  };
}

/** The translation of one field. */
export function named(around: Surroundings, name: Text, field = 'name'): Translations {
  return translations(around, (lang) => ({ [field]: name[lang] }));
}
