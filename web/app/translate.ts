import { createInstance } from 'i18next';
import type de from '../messages/de.json';

type Unplural<Key extends string> = Key extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : Key;

/** A key of `web/messages/*.json`, without its plural ending. */
export type MessageKey = Unplural<keyof typeof de>;

/** Gives the text of a key with `{placeholders}` filled; `count` chooses the plural. */
export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string;

/**
 * A translator for one language. `overlay` holds the backend's texts, which win over the built-in ones;
 * with `debug` every text is its key (spec §7, `lang_debug`).
 */
export function createTranslate(
  locale: string,
  messages: Record<string, string>,
  overlay: Record<string, string>,
  debug: boolean,
): Translate {
  if (debug) return (key) => key;
  const instance = createInstance({
    lng: locale,
    resources: { [locale]: { translation: { ...messages, ...overlay } } },
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  });
  void instance.init();
  return (key, values) => String(instance.t(key, values ?? {}));
}

/** Loads the texts of one language; only this one travels to the browser. */
export async function loadMessages(
  locale: string,
): Promise<{ file: string; messages: Record<string, string> }> {
  if (locale.startsWith('en')) {
    return { file: 'web/messages/en.json', messages: (await import('../messages/en.json')).default };
  }
  if (locale.startsWith('fr')) {
    return { file: 'web/messages/fr.json', messages: (await import('../messages/fr.json')).default };
  }
  return { file: 'web/messages/de.json', messages: (await import('../messages/de.json')).default };
}
