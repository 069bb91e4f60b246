import { createContext, useContext } from 'react';
import type { ShopCurrency, ShopLanguage } from '../../../schema/render-contract.ts';
import type { ConsentOffer } from '../consent/consent.ts';
import type { ShopIdentity } from '../shop/identity.ts';
import type { Translate } from './translate.ts';

/** `17. November 2026`; `date` is ISO 8601, otherwise shown as it is, `locale` the `formatLocale` of the language. */
export function dayText(date: string, locale: string): string {
  const day = new Date(date);
  if (Number.isNaN(day.getTime())) return date;
  return day.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
}

/** Cached by locale and decimals, because creating a format takes ten times as long as using it. */
const formats = new Map<string, Intl.NumberFormat>();

/** Formats an average or count with at most one decimal, and at least `minimumFractionDigits`. */
export function shortNumber(value: number, formatLocale: string, minimumFractionDigits = 0): string {
  const key = `${formatLocale} ${minimumFractionDigits}`;
  const cached = formats.get(key);
  if (cached) return cached.format(value);
  const made = new Intl.NumberFormat(formatLocale, { minimumFractionDigits, maximumFractionDigits: 1 });
  formats.set(key, made);
  return made.format(value);
}

/** Shop and language of the page. */
export interface Shop {
  language: ShopLanguage;
  languages: readonly ShopLanguage[];
  currency: string;
  currencies: readonly ShopCurrency[];
  /** Absolute origin for canonical links, without trailing slash. */
  publicUrl: string;
  langDebug: boolean;
  identity: ShopIdentity;
  consent: ConsentOffer | null;
  t: Translate;
  /** Adds the language prefix: `/search` becomes `/en/search`. */
  path(path: string): string;
}

/** The language of a locale; a plain one if the shop has none. */
export function languageOf(languages: readonly ShopLanguage[], locale: string): ShopLanguage {
  const known = languages.find((language) => language.locale === locale);
  return known ?? { id: '', locale, label: locale, pathPrefix: '', formatLocale: locale };
}

/** What a page embeds of its shop. */
export type ShopData = Omit<Shop, 'language' | 't' | 'path'> & { locale: string };

/** The shop of a page from its data. */
export function makeShop(data: ShopData, t: Translate): Shop {
  const language = languageOf(data.languages, data.locale);
  return { ...data, language, t, path: (to) => `${language.pathPrefix}${to}` };
}

const ShopContext = createContext<Shop | null>(null);

export const ShopProvider = ShopContext.Provider;

/** The shop; only below {@link ShopProvider}. */
export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('ShopProvider is missing.');
  return shop;
}

/** The translator. */
export function useTranslate(): Translate {
  return useShop().t;
}
