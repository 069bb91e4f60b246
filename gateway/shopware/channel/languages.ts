import type { Language } from '../../../schema/generated/types.ts';
import { nativeName } from './locales.ts';

interface ShopLanguages {
  readonly languages: readonly { readonly id: string; readonly code: string }[];
  /** In Shopware's order, which the languages of the shop follow. */
  readonly domains: readonly { readonly url: string; readonly languageId: string | null }[];
  readonly languageId: string | null;
  /** ISO 3166-1 alpha-2 of the sales channel's default country. */
  readonly country: string | null;
  readonly publicUrl: string;
  /** Whether a first path segment is reserved. */
  readonly isTaken: (segment: string) => boolean;
}

interface Place {
  readonly id: string;
  readonly code: string;
  /** Path of the language's domain: empty, `/en`, `/ch/fr`; null for one that cannot be a prefix. */
  readonly path: string | null;
}

const PREFIX = /^(?:\/[a-z0-9][a-z0-9._~-]*)+$/;

/**
 * Languages with a domain of the sales channel, the default one first. A domain's path is the prefix of its language; domains
 * of other hosts count only if none has the host of `publicUrl`. A shared or reserved path is replaced by the language's code.
 */
export function shopLanguages(shop: ShopLanguages): Language[] {
  const [first, ...others] = placesOf(shop);
  if (first === undefined) return [];
  const taken = new Set<string>();
  return [first, ...others].map(({ id, code, path }) => {
    const pathPrefix = freePrefix(code, path, (prefix) => taken.has(prefix) || isReserved(shop, prefix));
    taken.add(pathPrefix);
    const base = baseOf(code);
    const isShared = [first, ...others].filter((one) => baseOf(one.code) === base).length > 1;
    return {
      id,
      locale: code,
      label: nativeName(code, isShared),
      pathPrefix,
      formatLocale: formatLocale(code, shop.country),
    };
  });
}

const baseOf = (code: string) => code.toLowerCase().split('-')[0] ?? code;

function isReserved({ isTaken }: ShopLanguages, prefix: string): boolean {
  return prefix !== '' && isTaken(prefix.split('/')[1] ?? '');
}

function freePrefix(code: string, path: string | null, isTaken: (prefix: string) => boolean): string {
  const codePrefix = `/${code.toLowerCase()}`;
  const candidates = [path, `/${baseOf(code)}`, codePrefix].filter((prefix) => prefix !== null);
  const free = candidates.find((prefix) => !isTaken(prefix));
  if (free !== undefined) return free;
  for (let number = 2; ; number++) if (!isTaken(`${codePrefix}-${number}`)) return `${codePrefix}-${number}`;
}

function placesOf({ languages, domains, languageId, publicUrl }: ShopLanguages): Place[] {
  const known = new Map(languages.map((language) => [language.id, language]));
  const found = domains.flatMap(({ url, languageId: id }) => {
    const language = id === null ? undefined : known.get(id);
    return language ? [{ ...language, ...addressOf(url) }] : [];
  });
  const onHost = found.filter(({ host }) => host === new URL(publicUrl).host);
  const places = new Map<string, Place>();
  for (const { id, code, path } of onHost.length > 0 ? onHost : found) {
    const before = places.get(id);
    if (before === undefined || lengthOf(path) < lengthOf(before.path)) places.set(id, { id, code, path });
  }
  // A sales channel without a domain, e.g. for an app, also has languages.
  const all: Place[] =
    places.size > 0 ? [...places.values()] : languages.map(({ id, code }) => ({ id, code, path: '' }));
  const bare = all.filter(({ path }) => path === '');
  const main =
    bare.find(({ id }) => id === languageId) ?? bare[0] ?? all.find(({ id }) => id === languageId) ?? all[0];
  return main === undefined ? [] : [main, ...all.filter((place) => place !== main)];
}

const lengthOf = (path: string | null) => path?.length ?? Number.POSITIVE_INFINITY;

/** Shopware's domain of a headless sales channel, `default.headless0`, is not a URL and has no path. */
function addressOf(url: string): { readonly host: string; readonly path: string | null } {
  const address = URL.canParse(url) ? new URL(url) : null;
  if (address === null || !/^https?:$/.test(address.protocol)) return { host: '', path: '' };
  const path = address.pathname.replace(/\/+$/, '').toLowerCase();
  return { host: address.host, path: path === '' || PREFIX.test(path) ? path : null };
}

/** Shopware installs `de-DE` and `en-GB`, language packs the main country of a language. */
function hasUsualRegion({ language, region }: Intl.Locale): boolean {
  if (language === 'en') return region === 'GB';
  return region === new Intl.Locale(language).maximize().region;
}

/**
 * Tag for numbers, dates and prices of a language (docs/decisions/0030), BCP 47: German of a Swiss shop is `de-CH`, English
 * `en-GB`, and a language set up as `de-AT` stays `de-AT`. `country` is ISO 3166-1 alpha-2.
 */
export function formatLocale(locale: string, country: string | null): string {
  try {
    const onHost = new Intl.Locale(locale);
    if (country === null || onHost.region === country || (onHost.region && !hasUsualRegion(onHost)))
      return onHost.baseName;
    // English is used in many countries, but only its own regions have formats for it.
    if (onHost.language === 'en' && new Intl.Locale(`und-${country}`).maximize().language !== 'en')
      return onHost.baseName;
    const there = `${onHost.language}-${country}`;
    // Unknown combinations fall back to the language.
    return new Intl.NumberFormat(there).resolvedOptions().locale === there ? there : onHost.baseName;
  } catch {
    return 'en-GB';
  }
}
