import type { Language } from '../../../schema/generated/types.ts';

/** Languages of a shop, the default one first. */
export type Languages = readonly [Language, ...Language[]];

export function isFilled(languages: readonly Language[]): languages is Languages {
  return languages.length > 0;
}

interface Tagged {
  readonly locale: string;
}

/** Finds the language of a tag: by the full tag, then by its base. */
function matchLocale<T extends Tagged>(languages: readonly T[], tag: string): T | null {
  const requested = tag.trim().toLowerCase();
  const base = requested.split('-')[0];
  return (
    languages.find(({ locale }) => locale.toLowerCase() === requested) ??
    languages.find(({ locale }) => locale.toLowerCase().split('-')[0] === base) ??
    null
  );
}

/** Splits a path into its language, the first one without a prefix, and the rest with a leading slash. */
export function splitPath<T extends Pick<Language, 'pathPrefix'>>(
  languages: readonly [T, ...T[]],
  path: string,
): { readonly language: T; readonly rest: string } {
  const normal = `/${path.replace(/^\/+/, '')}`;
  const lower = normal.toLowerCase();
  const [language] = languages
    .filter(
      ({ pathPrefix }) => pathPrefix !== '' && (lower === pathPrefix || lower.startsWith(`${pathPrefix}/`)),
    )
    .toSorted((a, b) => b.pathPrefix.length - a.pathPrefix.length);
  if (!language) return { language: languages[0], rest: normal };
  return { language, rest: normal.slice(language.pathPrefix.length) || '/' };
}

/** The stored language, the first match of `Accept-Language` (lookup of RFC 4647, 3.4), or the default. */
export function detectLocale<T extends Tagged>(
  languages: readonly [T, ...T[]],
  stored: string | undefined,
  accepted: string | undefined,
): T {
  const chosen = stored ? languages.find(({ locale }) => locale === stored) : undefined;
  return chosen ?? firstAccepted(languages, accepted) ?? languages[0];
}

function firstAccepted<T extends Tagged>(languages: readonly T[], accepted: string | undefined) {
  const tags = (accepted ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = Number(parameters.find((text) => text.trim().startsWith('q='))?.split('=')[1] ?? 1);
      return { tag: tag.toLowerCase(), quality };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return tags.map(({ tag }) => matchLocale(languages, tag)).find((found) => found !== null) ?? undefined;
}

export interface LanguageHints {
  /** Path or URL. */
  readonly url: string;
  /** Value of the language's cookie. */
  readonly stored: string | undefined;
  /** Value of `Accept-Language`. */
  readonly accepted: string | undefined;
}

/** Languages of the built-in texts; the fallback is English. */
const TEXT_LOCALES: readonly [Tagged, ...Tagged[]] = [
  { locale: 'en-GB' },
  { locale: 'de-DE' },
  { locale: 'fr-CH' },
];

/** A built-in language for error pages while those of the shop are unknown, by path, cookie or browser. */
export function unknownLanguage({ url, stored, accepted }: LanguageHints): Language {
  const [, segment = ''] = url.split(/[/?#]/, 2);
  const { locale } = matchLocale(TEXT_LOCALES, segment) ?? detectLocale(TEXT_LOCALES, stored, accepted);
  return { id: '', locale, formatLocale: locale, label: nativeName(locale), pathPrefix: '' };
}

/** A language's own name, e.g. `Deutsch`; with its region if another language has the same base. */
export function nativeName(locale: string, isShared = false): string {
  try {
    const names = new Intl.DisplayNames([locale], { type: 'language', languageDisplay: 'standard' });
    const name = names.of(isShared ? locale : new Intl.Locale(locale).language) ?? locale;
    return name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1);
  } catch {
    return locale;
  }
}
