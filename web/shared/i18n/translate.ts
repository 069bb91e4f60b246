import { createInstance } from 'i18next';
import type accountDe from '../../messages/account/de.json';
import type cartDe from '../../messages/cart/de.json';
import type checkoutDe from '../../messages/checkout/de.json';
import type consentDe from '../../messages/consent/de.json';
import type de from '../../messages/de.json';
import type entryDe from '../../messages/entry/de.json';
import type formDe from '../../messages/forms/de.json';
import type loginDe from '../../messages/login/de.json';
import type ordersDe from '../../messages/orders/de.json';
import type reviewDe from '../../messages/review/de.json';
import type secondaryDe from '../../messages/secondary/de.json';
import type serviceDe from '../../messages/service/de.json';
import type successDe from '../../messages/success/de.json';

/** The texts of each feature that are loaded when it is. `shop` is what every screen needs. */
interface Namespaces {
  shop: typeof de;
  account: typeof accountDe;
  cart: typeof cartDe;
  checkout: typeof checkoutDe;
  consent: typeof consentDe;
  entry: typeof entryDe;
  forms: typeof formDe;
  login: typeof loginDe;
  orders: typeof ordersDe;
  review: typeof reviewDe;
  secondary: typeof secondaryDe;
  service: typeof serviceDe;
  success: typeof successDe;
}

type Namespace = keyof Namespaces;
type Unplural<Key extends string> = Key extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : Key;

/** A key of `web/messages`, without its plural ending. */
export type MessageKey = Unplural<{ [Name in Namespace]: keyof Namespaces[Name] }[Namespace]>;

export interface Translate {
  /** Gives the text of a key with `{placeholders}` filled; `count` chooses the plural. */
  (key: MessageKey, values?: Record<string, string | number>): string;
  /** Adds the texts of a feature; the backend's still win. */
  add(namespace: Namespace, messages: Record<string, string>): void;
}

/** The backend's texts. Asked first, so that they win over those of the features. */
const OVERLAY = 'overlay';
const FEATURES: Namespace[] = [
  'shop',
  'account',
  'cart',
  'checkout',
  'consent',
  'entry',
  'forms',
  'login',
  'orders',
  'review',
  'secondary',
  'service',
  'success',
];

/** i18next's "language" in which every text is its key. */
const SHOW_KEYS = 'cimode';

/**
 * A translator for one language and one page, which shares nothing with others: a server renders several at once.
 * `overlay` holds the backend's texts, which win over the built-in ones; with `debug` every text is its key
 * (docs/rules.md, "Languages", `lang_debug`).
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
    resources: { [locale]: { [OVERLAY]: overlay, shop: messages } },
    initAsync: false,
    load: 'currentOnly',
    fallbackLng: false,
    ns: [OVERLAY, ...FEATURES],
    defaultNS: OVERLAY,
    fallbackNS: FEATURES,
    keySeparator: false,
    nsSeparator: false,
    ignoreJSONStructure: false,
    // React escapes.
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  });
  return Object.assign(
    (key: MessageKey, values: Record<string, string | number> = {}) => {
      const { count } = values;
      // Without a form of its own a number is told as "other"; the key comes last because that is shown if all are missing.
      return i18n.t([key, `${key}_other`, key], {
        replace: values,
        // What shoppers type stands in texts: it must not be looked up.
        nest: false,
        ...(typeof count === 'number' && { count }),
      });
    },
    {
      add: (namespace: Namespace, more: Record<string, string>) => {
        i18n.addResourceBundle(locale, namespace, more);
      },
    },
  );
}

/** A file of texts for each language, loaded when it is needed. */
type TextFiles = Readonly<Record<'de' | 'en' | 'fr', () => Promise<{ default: Record<string, string> }>>>;

/** The language of the texts for a locale, as their files are named. */
export function textLanguage(locale: string): 'de' | 'en' | 'fr' {
  return (['de', 'fr'] as const).find((tag) => locale.split('-')[0] === tag) ?? 'en';
}

/** Loads the texts of one language; only this one travels to the browser. */
async function loadTexts(
  locale: string,
  folder: string,
  files: TextFiles,
): Promise<{ file: string; messages: Record<string, string> }> {
  const own = textLanguage(locale);
  return { file: `${folder}/${own}.json`, messages: (await files[own]()).default };
}

/** Texts of the shop's own, for a language that Kontor lacks or in place of Kontor's (docs/rules.md, "Languages"). */
const SHOP_FILES = import.meta.glob<{ default: Record<string, string> }>('/shop/messages/*.json');

/** The shop's own texts of a language, those of its region before those of the language. */
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

interface LoadedMessages {
  /** Sources of the files, for preloads. */
  readonly files: readonly string[];
  /** What every screen needs. */
  readonly messages: Record<string, string>;
  /** Of all screens; they win over Kontor's, and the backend's over them. */
  readonly shopTexts: Record<string, string>;
}

/**
 * The texts that every screen needs, and the shop's own. A language that Kontor has no texts for has the English ones
 * below those of the shop, key by key.
 */
export async function loadMessages(locale: string): Promise<LoadedMessages> {
  const [{ file, messages }, { files, texts }] = await Promise.all([
    loadTexts(locale, 'web/messages', {
      de: () => import('../../messages/de.json'),
      en: () => import('../../messages/en.json'),
      fr: () => import('../../messages/fr.json'),
    }),
    loadShopTexts(locale),
  ]);
  return { files: [file, ...files], messages, shopTexts: texts };
}

/** Adds the texts of a feature to a translator; resolves with the source of their file, for preloads. */
export async function addTexts(
  t: Translate,
  locale: string,
  namespace: Namespace,
  files: TextFiles,
): Promise<string> {
  const { file, messages } = await loadTexts(locale, `web/messages/${namespace}`, files);
  t.add(namespace, messages);
  return file;
}
