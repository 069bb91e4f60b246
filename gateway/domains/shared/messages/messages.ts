import type { Translation } from '../../../../schema/generated/types.ts';
import { hasEszett } from '../../../../schema/german-spelling.ts';
import de from '../../../../schema/messages/de-DE.json' with { type: 'json' };
import en from '../../../../schema/messages/en-GB.json' with { type: 'json' };
import fr from '../../../../schema/messages/fr-CH.json' with { type: 'json' };
import spelling from '../../../../schema/messages/spelling/de-DE.json' with { type: 'json' };

export const BUILT_IN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'de-DE': de,
  'en-GB': en,
  'fr-CH': fr,
};

export type Values = Readonly<Record<string, string | number>>;

export type ShopTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A language and its regional spelling. */
export interface Spoken {
  readonly locale: string;
  readonly formatLocale: string;
}

/** Language of messages for developers. */
export const ENGLISH: Spoken = { locale: 'en-GB', formatLocale: 'en-GB' };

/** English, overridden by the language, overridden by its region; at each level the shop's texts win. */
function textsOf({ locale, formatLocale }: Spoken, shop: ShopTexts): Readonly<Record<string, string>> {
  const base = locale.split('-')[0] ?? locale;
  const builtIn = Object.entries(BUILT_IN).find(([tag]) => tag.split('-')[0] === base)?.[1];
  return { ...en, ...builtIn, ...(hasEszett(formatLocale) && spelling), ...shop[base], ...shop[locale] };
}

/** Texts of one language; the backend's override those of the shop and the built-in ones. */
export class Messages {
  readonly #texts: Readonly<Record<string, string>>;
  readonly backend: readonly Translation[];

  constructor(language: Spoken, backend: Readonly<Record<string, string>> = {}, shop: ShopTexts = {}) {
    this.backend = Object.entries(backend).map(([key, text]) => ({ key, text }));
    this.#texts = { ...textsOf(language, shop), ...backend };
  }

  has(key: string): boolean {
    return Object.hasOwn(this.#texts, key);
  }

  /** Text with `{placeholders}` replaced; the key itself if missing. */
  text(key: string, values: Values = {}): string {
    const text = Object.hasOwn(this.#texts, key) ? this.#texts[key] : undefined;
    return (text ?? key).replace(/\{(\w+)\}/g, (placeholder, name: string) =>
      String(values[name] ?? placeholder),
    );
  }
}
