import { createInstance } from 'i18next';
import type pageTexts from '../../messages/de.json';
import type personalTexts from '../../messages/personal/de.json';

type WithoutPlural<Key extends string> = Key extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : Key;

/** A key of `web/messages`, without its plural ending. */
export type MessageKey = WithoutPlural<keyof (typeof pageTexts & typeof personalTexts)>;

export interface Translate {
  /** Returns the text of a key with `{placeholders}` filled; `count` selects the plural, `context` a variant. */
  (key: MessageKey, values?: Record<string, string | number>): string;
  /** Adds texts; the overlay still wins. */
  add(texts: Record<string, string>): void;
}

/** i18next's "language" in which every text is its key. */
const SHOW_KEYS = 'cimode';

/**
 * A translator for one language and one page. It shares no state, because a server renders several pages at once.
 * @param overlay texts of the shop and its backend, which win over the built-in ones
 * @param debug shows keys (docs/rules.md, "Languages", `lang_debug`)
 */
export function createTranslate(
  locale: string,
  messages: Record<string, string>,
  overlay: Record<string, string>,
  debug: boolean,
): Translate {
  const i18n = createInstance();
  void i18n.init({
    lng: debug ? SHOW_KEYS : locale,
    resources: { [locale]: { overlay, messages } },
    initAsync: false,
    load: 'currentOnly',
    fallbackLng: false,
    ns: ['overlay', 'messages'],
    defaultNS: 'overlay',
    fallbackNS: 'messages',
    keySeparator: false,
    nsSeparator: false,
    ignoreJSONStructure: false,
    // React escapes.
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  });
  const translate = (key: MessageKey, values: Record<string, string | number> = {}) => {
    const { count, context = '' } = values;
    // "other" covers plural forms without a text. The key comes last because it is shown if all are missing.
    return i18n.t([key, `${key}_other`, key], {
      replace: values,
      // Values contain what shoppers type, which must not be resolved as keys.
      nest: false,
      context: String(context),
      ...(typeof count === 'number' && { count }),
    });
  };
  return Object.assign(translate, {
    add: (texts: Record<string, string>) => {
      i18n.addResourceBundle(locale, 'messages', texts);
    },
  });
}

const TEXTS = {
  de: () => import('../../messages/de.json'),
  en: () => import('../../messages/en.json'),
  fr: () => import('../../messages/fr.json'),
};

/** Languages without texts of Kontor fall back to English, key by key. */
export const textLanguage = (locale: string) =>
  (['de', 'fr'] as const).find((tag) => locale.split('-')[0] === tag) ?? 'en';

/** The shop's texts, for a language that Kontor lacks or to replace Kontor's (docs/rules.md, "Languages"). */
const SHOP_FILES = import.meta.glob<{ default: Record<string, string> }>('/shop/messages/*.json');

/** The shop's texts of a language; those of the region win. */
export async function loadShopTexts(
  locale: string,
  shopFiles: typeof SHOP_FILES = SHOP_FILES,
): Promise<{ files: string[]; texts: Record<string, string> }> {
  const names = new Set([locale.split('-')[0], locale].map((tag) => `/shop/messages/${tag}.json`));
  const files = [...names].filter((name) => shopFiles[name]);
  const loaded = await Promise.all(files.map((name) => shopFiles[name]?.()));
  return {
    files: files.map((name) => name.slice(1)),
    texts: Object.assign({}, ...loaded.map((file) => file?.default)),
  };
}

/** The texts of every page, those of the shop, and their source files for preloads. */
export async function loadMessages(locale: string) {
  const language = textLanguage(locale);
  const [{ default: messages }, { files, texts: shopTexts }] = await Promise.all([
    TEXTS[language](),
    loadShopTexts(locale),
  ]);
  return { files: [`web/messages/${language}.json`, ...files], messages, shopTexts };
}
