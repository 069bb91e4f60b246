/** A supported language and its path prefix (docs/rules.md, "Languages"). */
export interface SupportedLocale {
  /** BCP 47. */
  readonly locale: string;
  /** Empty for the default language, else e.g. `/en`. */
  readonly pathPrefix: string;
  readonly label: string;
}

/** German without a prefix is the default (docs/rules.md, "Languages"). */
export const DEFAULT_LOCALE: SupportedLocale = { locale: 'de-DE', pathPrefix: '', label: 'Deutsch' };

export const LOCALES: readonly SupportedLocale[] = [
  DEFAULT_LOCALE,
  { locale: 'en-GB', pathPrefix: '/en', label: 'English' },
  { locale: 'fr-CH', pathPrefix: '/fr', label: 'Français' },
];

/** Finds the supported language of a tag, by the full tag, then by its base. */
export function matchLocale(tag: string): SupportedLocale | null {
  const wanted = tag.trim().toLowerCase();
  const base = wanted.split('-')[0];
  return (
    LOCALES.find(({ locale }) => locale.toLowerCase() === wanted) ??
    LOCALES.find(({ locale }) => locale.toLowerCase().split('-')[0] === base) ??
    null
  );
}

/** Splits a path into its language and the path without prefix, with a leading slash. */
export function splitPath(path: string): { readonly locale: SupportedLocale; readonly rest: string } {
  const normal = `/${path.replace(/^\/+/, '')}`;
  const lower = normal.toLowerCase();
  const locale = LOCALES.find(
    ({ pathPrefix }) => pathPrefix !== '' && (lower === pathPrefix || lower.startsWith(`${pathPrefix}/`)),
  );
  if (!locale) return { locale: DEFAULT_LOCALE, rest: normal };
  return { locale, rest: normal.slice(locale.pathPrefix.length) || '/' };
}

/**
 * Language of a new visitor: the stored one, else the first supported one of the browser's list, by each full tag and
 * then its base (RFC 4647, 3.4: lookup, but no further than the base).
 * @param accepted value of `Accept-Language`
 */
export function detectLocale(stored: string | undefined, accepted: string | undefined): SupportedLocale {
  const chosen = stored ? LOCALES.find(({ locale }) => locale === stored) : undefined;
  if (chosen) return chosen;
  const tags = (accepted ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = Number(parameters.find((text) => text.trim().startsWith('q='))?.split('=')[1] ?? 1);
      return { tag: tag.toLowerCase(), quality };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return tags.map(({ tag }) => matchLocale(tag)).find((found) => found !== null) ?? DEFAULT_LOCALE;
}
