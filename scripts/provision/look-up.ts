import { idOf } from '../../sandbox/shops/derive/ids.ts';
import { demoShopKeys } from '../../sandbox/shops/load.ts';
import type { AdminClient, ShopwareRecord } from './admin-client.ts';
import { demo } from './demo.ts';
import { isObject } from './json.ts';
import { ShopwareError } from './shopware-error.ts';
import {
  type KnownCurrency,
  LANGS,
  LOCALES,
  type Surroundings,
  SYSTEM_CURRENCY,
  SYSTEM_LANGUAGE,
} from './surroundings.ts';

const text = (record: ShopwareRecord, field: string): string => String(record[field] ?? '');

const anyOf = (field: string, values: readonly string[]) => ({
  filter: [{ type: 'equalsAny', field, value: values.join('|') }],
});

/**
 * Asks a Shopware what it has already.
 * @throws ShopwareError also where it has another demo shop, or where a country or locale that the demo shop needs is missing
 */
export async function lookUp(client: AdminClient, publicUrl: string): Promise<Surroundings> {
  await standsAlone(client);
  return {
    ...(await languages(client)),
    currencies: await currencies(client),
    countries: await countries(client),
    salutations: byField(
      await client.search(
        'salutation',
        anyOf(
          'salutationKey',
          demo.salesChannel.salutations.map(({ key }) => key),
        ),
      ),
      'salutationKey',
    ),
    snippetSets: byField(await client.search('snippet_set'), 'iso'),
    downloadFolderId: await downloadFolder(client),
    accessKey: await accessKey(client),
    publicUrl,
  };
}

/** Demo shops share ids: both of them in one Shopware would write over each other. */
async function standsAlone(client: AdminClient): Promise<void> {
  const others = demoShopKeys().filter((key) => key !== demo.key);
  const ids = others.map((key) => idOf('sales-channel', key));
  const [found] = await client.search('sales_channel', { ids });
  if (found === undefined) return;
  const other = others[ids.indexOf(found.id)];
  throw new ShopwareError(
    `This Shopware has the demo shop "${other}". Take it away first: DEMO_SHOP=${other} npm run provision -- --remove`,
  );
}

function byField(records: readonly ShopwareRecord[], field: string): Record<string, string> {
  return Object.fromEntries(records.map((record) => [text(record, field), record.id]));
}

async function languages(
  client: AdminClient,
): Promise<Pick<Surroundings, 'systemLocale' | 'languages' | 'ownLanguages'>> {
  const known = await client.search('language', { associations: { locale: {} } });
  const localeOf = ({ locale }: ShopwareRecord): string => String(isObject(locale) ? locale['code'] : '');
  const locales = byField(
    await client.search(
      'locale',
      anyOf(
        'code',
        LANGS.map((lang) => LOCALES[lang][0]),
      ),
    ),
    'code',
  );
  const ids = { de: '', en: '', fr: '' };
  const made: { lang: (typeof LANGS)[number]; localeId: string }[] = [];
  for (const lang of LANGS) {
    const [wanted, ...others] = LOCALES[lang];
    const found = [wanted, ...others]
      .map((code) => known.find((language) => localeOf(language) === code))
      .find((language) => language !== undefined);
    ids[lang] = found?.id ?? idOf('language', lang);
    if (found !== undefined && found.id !== idOf('language', lang)) continue;
    const localeId = locales[wanted];
    if (localeId === undefined) throw new ShopwareError(`Shopware has no locale ${wanted}`);
    made.push({ lang, localeId });
  }
  const system = known.find(({ id }) => id === SYSTEM_LANGUAGE);
  return {
    systemLocale: system === undefined ? '' : localeOf(system),
    languages: ids,
    ownLanguages: made,
  };
}

async function currencies(client: AdminClient): Promise<KnownCurrency[]> {
  const wanted = demo.salesChannel.currencies.map(({ iso }) => iso);
  const found = (await client.search('currency'))
    .map((record) => ({
      id: record.id,
      isoCode: text(record, 'isoCode'),
      factor: Number(record['factor']),
    }))
    .filter(({ id, isoCode }) => id === SYSTEM_CURRENCY || wanted.includes(isoCode));
  const missing = wanted.filter((iso) => !found.some(({ isoCode }) => isoCode === iso));
  if (missing.length === 0) return found;
  throw new ShopwareError(`Shopware has no currency ${missing.join(', ')}; make it in the administration`);
}

async function countries(client: AdminClient): Promise<Surroundings['countries']> {
  const wanted = demo.salesChannel.countries.map(({ iso }) => iso);
  const found = byField(await client.search('country', anyOf('iso', wanted)), 'iso');
  const missing = wanted.filter((iso) => found[iso] === undefined);
  if (missing.length > 0) throw new ShopwareError(`Shopware has no country ${missing.join(', ')}`);
  return found;
}

async function downloadFolder(client: AdminClient): Promise<string | null> {
  const [folder] = await client.search('media_default_folder', {
    ...anyOf('entity', ['product_download']),
    associations: { folder: {} },
  });
  return isObject(folder?.['folder']) ? String(folder['folder']['id']) : null;
}

async function accessKey(client: AdminClient): Promise<string> {
  const [channel] = await client.search('sales_channel', { ids: [demo.salesChannelId] });
  if (typeof channel?.['accessKey'] === 'string') return channel['accessKey'];
  const made = await client.send('GET', '/api/_action/access-key/sales-channel');
  if (isObject(made) && typeof made['accessKey'] === 'string') return made['accessKey'];
  throw new ShopwareError('Shopware makes no access key');
}
