import { demo } from '../../sandbox/shops/demo.ts';
import { idOf } from '../../sandbox/shops/derive/ids.ts';
import { cents, taxOf } from '../../sandbox/shops/derive/prices.ts';
import { demoShopKeys } from '../../sandbox/shops/load.ts';
import type { Lang } from '../../sandbox/shops/model/text.ts';
import { isObject } from '../../sandbox/shops/shape.ts';
import { type AdminClient, ShopwareError, type ShopwareRecord } from './admin-client.ts';

/** A currency of the target Shopware. */
export interface Currency {
  readonly id: string;
  readonly isoCode: string;
  /** Relative to the system currency. */
  readonly factor: number;
}

/** Data of the target Shopware that the records refer to. */
export interface Target {
  /** Locale of the system language, in which every text is required. */
  readonly systemLocale: string;
  /** Language ids, including those of languages to create; empty for languages that the demo shop lacks. */
  readonly languages: Readonly<Record<Lang, string>>;
  /** Languages to create, with their locale. */
  readonly newLanguages: readonly { readonly lang: Lang; readonly localeId: string }[];
  /** The system currency and those of the demo shop. */
  readonly currencies: readonly Currency[];
  /** Ids by ISO code. */
  readonly countries: Readonly<Record<string, string>>;
  /** Ids by key. */
  readonly salutations: Readonly<Record<string, string>>;
  /** Ids by locale. */
  readonly snippetSets: Readonly<Record<string, string>>;
  /** Media folder of downloads. */
  readonly downloadFolderId: string | null;
  /** Access key of the sales channel, existing or new. */
  readonly accessKey: string;
  readonly publicUrl: string;
}

/** Shopware's fixed id of the system language. */
export const SYSTEM_LANGUAGE = '2fbb5fe2e29a4d70aa5854ce7ce3e20b';
/** Shopware's fixed id of the system currency. */
export const SYSTEM_CURRENCY = 'b7d2554b0ce847cd82f3ac9bd1c0dfca';

/** Locales that a language may have, preferred one first. */
export const LOCALES: Readonly<Record<Lang, readonly [string, ...string[]]>> = {
  de: ['de-DE', 'de-CH', 'de-AT'],
  en: ['en-GB', 'en-US'],
  fr: ['fr-CH', 'fr-FR'],
};

/** Languages of the demo shop. */
export const LANGS: readonly Lang[] = demo.salesChannel.languages.map(({ lang }) => lang);

type Translations = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Translated fields by language id, including the system language. */
export function translations(
  target: Target,
  fields: (lang: Lang) => Readonly<Record<string, unknown>>,
): Translations {
  const base = target.systemLocale.split('-')[0];
  const systemLang = LANGS.find((lang) => LOCALES[lang][0].split('-')[0] === base) ?? 'en';
  return {
    [SYSTEM_LANGUAGE]: fields(systemLang),
    ...Object.fromEntries(LANGS.map((lang) => [target.languages[lang], fields(lang)])),
  };
}

/** Translated fields by language id: texts in the language, other values in each. */
export function texts(target: Target, fields: Readonly<Record<string, unknown>>): Translations {
  const inLanguage = (value: unknown, lang: Lang) => (isObject(value) && 'de' in value ? value[lang] : value);
  return translations(target, (lang) =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, inLanguage(value, lang)])),
  );
}

/** Reads the target. @throws ShopwareError if required data is missing or another demo shop is installed */
export async function readTarget(client: AdminClient, publicUrl: string): Promise<Target> {
  await rejectOtherDemoShop(client);
  const { salutations, currencies, countries } = demo.salesChannel;
  const currencyIsos = currencies.map(({ iso }) => iso);
  const countryIsos = countries.map(({ iso }) => iso);
  const foundCurrencies = (await client.search('currency'))
    .map(({ id, isoCode, factor }) => ({ id, isoCode: String(isoCode), factor: Number(factor) }))
    .filter(({ id, isoCode }) => id === SYSTEM_CURRENCY || currencyIsos.includes(isoCode));
  const foundCountries = idsBy('iso', await client.search('country', equalsAny('iso', countryIsos)));
  requireAll(
    'currency',
    currencyIsos,
    foundCurrencies.map(({ isoCode }) => isoCode),
  );
  requireAll('country', countryIsos, Object.keys(foundCountries));
  const salutationKeys = salutations.map(({ key }) => key);
  return {
    ...(await readLanguages(client)),
    currencies: foundCurrencies,
    countries: foundCountries,
    salutations: idsBy(
      'salutationKey',
      await client.search('salutation', equalsAny('salutationKey', salutationKeys)),
    ),
    snippetSets: idsBy('iso', await client.search('snippet_set')),
    downloadFolderId: await readDownloadFolder(client),
    accessKey: await readAccessKey(client),
    publicUrl,
  };
}

/** The demo shops share ids, so one Shopware can hold one of them. */
async function rejectOtherDemoShop(client: AdminClient): Promise<void> {
  const others = demoShopKeys().filter((key) => key !== demo.key);
  const ids = others.map((key) => idOf('sales-channel', key));
  const [found] = await client.search('sales_channel', { ids });
  if (found === undefined) return;
  const other = others[ids.indexOf(found.id)];
  throw new ShopwareError(
    `This Shopware has the demo shop "${other}". Remove it first: DEMO_SHOP=${other} npm run provision -- --remove`,
  );
}

function requireAll(entity: string, required: readonly string[], found: readonly string[]): void {
  const missing = required.filter((iso) => !found.includes(iso));
  if (missing.length > 0) throw new ShopwareError(`Shopware lacks the ${entity} ${missing.join(', ')}`);
}

function equalsAny(field: string, values: readonly string[]) {
  return { filter: [{ type: 'equalsAny', field, value: values.join('|') }] };
}

function idsBy(field: string, records: readonly ShopwareRecord[]): Record<string, string> {
  return Object.fromEntries(records.map((record) => [String(record[field] ?? ''), record.id]));
}

async function readLanguages(
  client: AdminClient,
): Promise<Pick<Target, 'systemLocale' | 'languages' | 'newLanguages'>> {
  const existing = await client.search('language', { associations: { locale: {} } });
  const localeOf = ({ locale }: ShopwareRecord): string => String(isObject(locale) ? locale['code'] : '');
  const codes = LANGS.map((lang) => LOCALES[lang][0]);
  const locales = idsBy('code', await client.search('locale', equalsAny('code', codes)));
  const languages = { de: '', en: '', fr: '' };
  const newLanguages: { lang: Lang; localeId: string }[] = [];
  for (const lang of LANGS) {
    const newId = idOf('language', lang);
    const found = LOCALES[lang]
      .map((code) => existing.find((language) => localeOf(language) === code))
      .find((language) => language !== undefined);
    languages[lang] = found?.id ?? newId;
    if (found !== undefined && found.id !== newId) continue;
    const localeId = locales[LOCALES[lang][0]];
    if (localeId === undefined) throw new ShopwareError(`Shopware lacks the locale ${LOCALES[lang][0]}`);
    newLanguages.push({ lang, localeId });
  }
  const system = existing.find(({ id }) => id === SYSTEM_LANGUAGE);
  return { systemLocale: system === undefined ? '' : localeOf(system), languages, newLanguages };
}

async function readDownloadFolder(client: AdminClient): Promise<string | null> {
  const [found] = await client.search('media_default_folder', {
    ...equalsAny('entity', ['product_download']),
    associations: { folder: {} },
  });
  return isObject(found?.['folder']) ? String(found['folder']['id']) : null;
}

async function readAccessKey(client: AdminClient): Promise<string> {
  const [channel] = await client.search('sales_channel', { ids: [demo.salesChannelId] });
  if (typeof channel?.['accessKey'] === 'string') return channel['accessKey'];
  const created = await client.send('GET', '/api/_action/access-key/sales-channel');
  if (isObject(created) && typeof created['accessKey'] === 'string') return created['accessKey'];
  throw new ShopwareError('Shopware returns no access key');
}

/** The first currency of the demo shop, in which its prices are given. */
export function baseCurrency({ currencies }: Target): Currency | undefined {
  const [base] = demo.salesChannel.currencies;
  return currencies.find(({ isoCode }) => isoCode === base?.iso);
}

/** Exchange rate from the base currency, by the rates of the target. */
export function perBaseCurrency({ factor }: Currency, target: Target): number {
  return factor / (baseCurrency(target)?.factor ?? 1);
}

/** Currencies of the sales channel. */
export function shopCurrencies({ currencies }: Target): readonly Currency[] {
  return currencies.filter(({ isoCode }) => demo.salesChannel.currencies.some(({ iso }) => iso === isoCode));
}

/** A price in every currency of the target, from gross prices in the base currency and a tax rate in percent. */
export function price(target: Target, gross: number, taxRate: number, listGross?: number): object[] {
  const amount = (currency: Currency, base: number) => {
    const converted = cents(base * perBaseCurrency(currency, target));
    const net = cents(converted - taxOf(converted, taxRate));
    return { currencyId: currency.id, gross: converted, net, linked: true };
  };
  return target.currencies.map((currency) => ({
    ...amount(currency, gross),
    ...(listGross === undefined ? {} : { listPrice: amount(currency, listGross) }),
  }));
}
