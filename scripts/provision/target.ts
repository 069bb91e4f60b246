import { demo, isInEu } from '../../sandbox/shops/demo.ts';
import { idOf } from '../../sandbox/shops/derive/ids.ts';
import { cents, taxOf } from '../../sandbox/shops/derive/prices.ts';
import { demoShopKeys } from '../../sandbox/shops/load.ts';
import { DOCUMENT_NAMES } from '../../sandbox/shops/model/people.ts';
import type { Lang } from '../../sandbox/shops/model/text.ts';
import { isObject } from '../../sandbox/shops/shape.ts';
import { type AdminClient, ShopwareError, type ShopwareRecord } from './admin-client.ts';

/** Data of the target Shopware that the records refer to. */
export type Target = Awaited<ReturnType<typeof readTarget>>;

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
  return {
    [SYSTEM_LANGUAGE]: fields(target.systemLang),
    ...Object.fromEntries(LANGS.map((lang) => [target.languages[lang], fields(lang)])),
  };
}

/** Translated fields by language id: texts in the language, other values in each. */
export function texts(target: Target, fields: Readonly<Record<string, unknown>>): Translations {
  const entries = Object.entries(fields);
  return translations(target, (lang) =>
    Object.fromEntries(
      entries.map(([name, value]) => [name, isObject(value) && 'de' in value ? value[lang] : value]),
    ),
  );
}

/** Reads the target. @throws ShopwareError if required data is missing or another demo shop is installed */
export async function readTarget(client: AdminClient, publicUrl: string) {
  await rejectOtherDemoShop(client);
  const { salutations, countries } = demo.salesChannel;
  const keys = salutations.map(({ key }) => key);
  const isos = countries.map(({ iso }) => iso);
  return {
    ...(await readLanguages(client)),
    /** The system currency and those of the demo shop. */
    currencies: await readCurrencies(client),
    countries: await readIds(client, 'country', 'iso', isos),
    salutations: await readIds(client, 'salutation', 'salutationKey', keys),
    documentTypes: await readIds(client, 'document_type', 'technicalName', Object.keys(DOCUMENT_NAMES)),
    downloadFolderId: await readDownloadFolder(client),
    /** Access key of the sales channel, existing or new. */
    accessKey: await readAccessKey(client),
    publicUrl,
  };
}

/** The demo shops share ids, so one Shopware can hold one of them. */
async function rejectOtherDemoShop(client: AdminClient): Promise<void> {
  const others = demoShopKeys().filter((key) => key !== demo.key);
  const channels = await client.existing(
    'sales_channel',
    others.map((key) => idOf('sales-channel', key)),
  );
  const other = others.find((key) => channels.has(idOf('sales-channel', key)));
  if (other !== undefined)
    throw new ShopwareError(
      `This Shopware has the demo shop "${other}". Remove it first: DEMO_SHOP=${other} npm run provision -- --remove`,
    );
}

/** Ids of entities by a field. @throws ShopwareError if one is missing */
async function readIds(client: AdminClient, entity: string, field: string, values: readonly string[]) {
  const found = await client.search(entity, { filter: [{ type: 'equalsAny', field, value: values }] });
  const ids: Record<string, string> = Object.fromEntries(found.map((row) => [String(row[field]), row.id]));
  const missing = values.filter((value) => ids[value] === undefined);
  if (missing.length > 0) throw new ShopwareError(`Shopware lacks the ${entity} ${missing.join(', ')}`);
  return ids;
}

async function readLanguages(client: AdminClient) {
  const codes = LANGS.map((lang) => LOCALES[lang][0]);
  const locales = await readIds(client, 'locale', 'code', codes);
  const existing = await client.search('language', { associations: { locale: {} } });
  const codeOf = ({ locale }: ShopwareRecord) => (isObject(locale) ? locale['code'] : undefined);
  const languages = { de: '', en: '', fr: '' };
  for (const lang of LANGS) {
    const [found] = LOCALES[lang].flatMap((code) => existing.find((row) => codeOf(row) === code) ?? []);
    languages[lang] = found?.id ?? idOf('language', lang);
  }
  const system = existing
    .filter(({ id }) => id === SYSTEM_LANGUAGE)
    .map(codeOf)
    .join();
  // Every text is required in the system language.
  const systemLang = LANGS.find((lang) => system.startsWith(lang)) ?? 'en';
  return { systemLang, languages, locales };
}

/** Currencies with their factor to the first one of the demo shop, in which prices are given. */
async function readCurrencies(client: AdminClient) {
  const isos = demo.salesChannel.currencies.map(({ iso }) => iso);
  await readIds(client, 'currency', 'isoCode', isos);
  const found = (await client.search('currency'))
    .map(({ id, isoCode, factor }) => ({ id, isoCode: String(isoCode), factor: Number(factor) }))
    .filter(({ id, isoCode }) => id === SYSTEM_CURRENCY || isos.includes(isoCode));
  // Shopware's factors are relative to the system currency.
  const base = found.find(({ isoCode }) => isoCode === isos[0])?.factor ?? 1;
  return found.map(({ factor, ...currency }) => ({ ...currency, factor: factor / base }));
}

async function readDownloadFolder(client: AdminClient): Promise<string | null> {
  const [found] = await client.search('media_default_folder', {
    filter: [{ type: 'equals', field: 'entity', value: 'product_download' }],
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

/** Currencies of the sales channel, the one of its prices first. */
export function shopCurrencies({ currencies }: Target) {
  return demo.salesChannel.currencies.flatMap(
    ({ iso }) => currencies.find(({ isoCode }) => isoCode === iso) ?? [],
  );
}

/** A price in every currency of the target, from gross prices in the base currency and a tax rate in percent. */
export function price(target: Target, gross: number, taxRate: number, listGross?: number): object[] {
  return target.currencies.map(({ id, factor }) => {
    const amount = (base: number) => {
      const converted = cents(base * factor);
      const net = cents(converted - taxOf(converted, taxRate));
      return { currencyId: id, gross: converted, net, linked: true };
    };
    const former = listGross !== undefined && amount(listGross);
    const regulation = isInEu && former && { regulationPrice: former };
    return { ...amount(gross), ...(former && { listPrice: former }), ...regulation };
  });
}
