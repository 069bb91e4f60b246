import type { Lang } from '../../sandbox/shops/model/text.ts';
import { demo } from './demo.ts';

/** A currency as it is in the Shopware that is filled. */
export interface KnownCurrency {
  readonly id: string;
  readonly isoCode: string;
  /** Of the system currency. */
  readonly factor: number;
}

/** What a Shopware brings along and the demo shop refers to; everything else it makes itself. */
export interface Surroundings {
  /** The language in which everything must have a text. */
  readonly systemLocale: string;
  /** Ids of the shop's languages, those included that are made; empty for one that the demo shop does not have. */
  readonly languages: Readonly<Record<Lang, string>>;
  /** The languages that Shopware does not bring along, with the id of their locale. */
  readonly ownLanguages: readonly { readonly lang: Lang; readonly localeId: string }[];
  /** The system currency and those of the demo shop. */
  readonly currencies: readonly KnownCurrency[];
  /** Ids by ISO code. */
  readonly countries: Readonly<Record<string, string>>;
  /** Ids by key. */
  readonly salutations: Readonly<Record<string, string>>;
  /** Ids by locale. */
  readonly snippetSets: Readonly<Record<string, string>>;
  /** The folder of files that are sold. */
  readonly downloadFolderId: string | null;
  /** The sales channel's access key: the one it has, else a new one. */
  readonly accessKey: string;
  readonly publicUrl: string;
}

/** Shopware's fixed id of the system language. */
export const SYSTEM_LANGUAGE = '2fbb5fe2e29a4d70aa5854ce7ce3e20b';

/** Shopware's fixed id of the system currency. */
export const SYSTEM_CURRENCY = 'b7d2554b0ce847cd82f3ac9bd1c0dfca';

/** Locales in which a language may be there already, the wanted one first. */
export const LOCALES: Readonly<Record<Lang, readonly [string, ...string[]]>> = {
  de: ['de-DE', 'de-CH', 'de-AT'],
  en: ['en-GB', 'en-US'],
  fr: ['fr-CH', 'fr-FR'],
};

/** The languages of the demo texts. */
export const LANGS: readonly Lang[] = demo.salesChannel.languages.map(({ lang }) => lang);
