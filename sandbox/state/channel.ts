import { demo } from '../shops/demo.ts';
import { customerGroupId, idOf } from '../shops/derive/ids.ts';
import type { DemoCountry, DemoCurrency, DemoCustomerGroup } from '../shops/model/sales-channel.ts';
import type { Lang } from '../shops/model/text.ts';
import type { Language } from './records.ts';
import type { Switches } from './switches.ts';

const { salesChannel } = demo;

export const SALES_CHANNEL_ID = demo.salesChannelId;
/** Fixed ids of Shopware. */
const SYSTEM_LANGUAGE_ID = '2fbb5fe2e29a4d70aa5854ce7ce3e20b';
const SYSTEM_CURRENCY_ID = 'b7d2554b0ce847cd82f3ac9bd1c0dfca';

function firstOf<T>(list: readonly T[], what: string): T {
  const [first] = list;
  if (first === undefined) throw new Error(`A demo shop needs a ${what}.`);
  return first;
}

/** The first is Shopware's system language. */
const LANGUAGES: readonly Language[] = salesChannel.languages.map((language, index) => ({
  ...language,
  id: index === 0 ? SYSTEM_LANGUAGE_ID : idOf('language', language.lang),
}));

export const SYSTEM_LANGUAGE = firstOf(LANGUAGES, 'language');

export function languagesOf({ switches }: { readonly switches: Switches }): readonly Language[] {
  return switches.languages.length > 0 ? switches.languages : LANGUAGES;
}

/** A further language, with the texts of one of the demo shop. */
export function extraLanguage(language: Omit<Language, 'id'>): Language {
  const id = LANGUAGES.find(({ code }) => code === language.code)?.id ?? idOf('language', language.code);
  return { ...language, id };
}

export function languageById(id: string | undefined, languages = LANGUAGES): Language | undefined {
  return languages.find((language) => language.id === id);
}

export function languageByLang(lang: Lang): Language {
  return LANGUAGES.find((language) => language.lang === lang) ?? SYSTEM_LANGUAGE;
}

export type Currency = DemoCurrency & { readonly id: string };

/** Catalogue prices are in the first. */
export const CURRENCIES: readonly Currency[] = salesChannel.currencies.map((currency, index) => ({
  ...currency,
  id: index === 0 ? SYSTEM_CURRENCY_ID : idOf('currency', currency.iso),
}));

export const DEFAULT_CURRENCY = firstOf(CURRENCIES, 'currency');

export function currencyById(id: string | undefined): Currency | undefined {
  return CURRENCIES.find((currency) => currency.id === id);
}

export type Country = DemoCountry & { readonly id: string };

export const COUNTRIES: readonly Country[] = salesChannel.countries.map((country) => ({
  ...country,
  id: idOf('country', country.iso),
}));

export function countryById(id: string | null | undefined): Country | undefined {
  return COUNTRIES.find((country) => country.id === id);
}

export function stateId(code: string): string {
  return idOf('state', code);
}

export function stateExists(id: string): boolean {
  return COUNTRIES.some(({ states }) => states.some(({ code }) => stateId(code) === id));
}

export type CustomerGroup = DemoCustomerGroup & { readonly id: string };

/** The first is the default. */
export const CUSTOMER_GROUPS: readonly CustomerGroup[] = salesChannel.customerGroups.map((group) => ({
  ...group,
  id: customerGroupId(group.key),
}));

export const DEFAULT_GROUP = firstOf(CUSTOMER_GROUPS, 'customer group');

export const { salutations: SALUTATIONS } = salesChannel;

/** Percent of shipping and of lines that staff add. */
export const STANDARD_TAX_RATE = firstOf(salesChannel.taxes, 'tax').rate;
