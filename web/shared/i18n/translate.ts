import type accountDe from '../../messages/account/de.json';
import type consentDe from '../../messages/consent/de.json';
import type de from '../../messages/de.json';
import type entryDe from '../../messages/entry/de.json';
import type formDe from '../../messages/forms/de.json';

type Unplural<Key extends string> = Key extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : Key;

/** A key of `web/messages`, without its plural ending. */
export type MessageKey = Unplural<
  | keyof typeof de
  | keyof typeof accountDe
  | keyof typeof entryDe
  | keyof typeof formDe
  | keyof typeof consentDe
>;

export interface Translate {
  /** Gives the text of a key with `{placeholders}` filled; `count` chooses the plural. */
  (key: MessageKey, values?: Record<string, string | number>): string;
  /** Adds texts that only some screens need; the backend's still win. */
  add(messages: Record<string, string>): void;
}

/**
 * A translator for one language. `overlay` holds the backend's texts, which win over the built-in ones;
 * with `debug` every text is its key (docs/rules.md, "Languages", `lang_debug`).
 */
export function createTranslate(
  locale: string,
  messages: Record<string, string>,
  overlay: Record<string, string>,
  debug: boolean,
): Translate {
  if (debug) return Object.assign((key: MessageKey) => key, { add: () => {} });
  const texts = new Map(Object.entries({ ...messages, ...overlay }));
  const plural = new Intl.PluralRules(locale);
  const wording = (key: string, count: string | number | undefined): string => {
    const form = typeof count === 'number' && texts.get(`${key}_${plural.select(count)}`);
    return form || (texts.get(key) ?? texts.get(`${key}_other`) ?? key);
  };
  return Object.assign(
    (key: MessageKey, values: Record<string, string | number> = {}) =>
      wording(key, values['count']).replace(/\{(\w+)\}/g, (place, name: string) =>
        String(values[name] ?? place),
      ),
    {
      add: (more: Record<string, string>) => {
        for (const [key, text] of Object.entries(more)) if (!(key in overlay)) texts.set(key, text);
      },
    },
  );
}

/** A file of texts for each language, loaded when it is needed. */
type TextFiles = Readonly<Record<'de' | 'en' | 'fr', () => Promise<{ default: Record<string, string> }>>>;

/** Loads the texts of one language; only this one travels to the browser. */
async function loadTexts(
  locale: string,
  folder: string,
  files: TextFiles,
): Promise<{ file: string; messages: Record<string, string> }> {
  const own = (['en', 'fr'] as const).find((tag) => locale.startsWith(tag)) ?? 'de';
  return { file: `${folder}/${own}.json`, messages: (await files[own]()).default };
}

/** The texts that every screen needs, and the source of their file, for preloads. */
export function loadMessages(locale: string): ReturnType<typeof loadTexts> {
  return loadTexts(locale, 'web/messages', {
    de: () => import('../../messages/de.json'),
    en: () => import('../../messages/en.json'),
    fr: () => import('../../messages/fr.json'),
  });
}

/** Adds texts that only some screens need to a translator; resolves with the source of their file, for preloads. */
export async function addTexts(
  t: Translate,
  locale: string,
  folder: string,
  files: TextFiles,
): Promise<string> {
  const { file, messages } = await loadTexts(locale, folder, files);
  t.add(messages);
  return file;
}
