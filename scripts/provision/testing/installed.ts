import { demo } from '../../../sandbox/shops/demo.ts';
import { idOf } from '../../../sandbox/shops/derive/ids.ts';
import { DOCUMENT_NAMES } from '../../../sandbox/shops/model/people.ts';
import { LANGS, LOCALES, SYSTEM_CURRENCY, SYSTEM_LANGUAGE, type Target } from '../target.ts';

/** A newly installed Shopware without French. */
export function installed(system: { locale: 'de-DE' | 'en-GB'; currency: 'CHF' | 'EUR' }): Target {
  const language = (locale: string, key: string) =>
    system.locale === locale ? SYSTEM_LANGUAGE : idOf('found-language', key);
  return {
    systemLang: system.locale === 'de-DE' ? 'de' : 'en',
    languages: {
      de: language('de-DE', 'de'),
      en: language('en-GB', 'en'),
      fr: idOf('language', 'fr'),
    },
    locales: Object.fromEntries(LANGS.map((lang) => [LOCALES[lang][0], idOf('found-locale', lang)])),
    currencies: demo.salesChannel.currencies.map(({ iso, factor }) => ({
      id: iso === system.currency ? SYSTEM_CURRENCY : idOf('found-currency', iso),
      isoCode: iso,
      factor,
    })),
    countries: Object.fromEntries(
      demo.salesChannel.countries.map(({ iso }) => [iso, idOf('found-country', iso)]),
    ),
    salutations: Object.fromEntries(
      demo.salesChannel.salutations.map(({ key }) => [key, idOf('found-salutation', key)]),
    ),
    documentTypes: Object.fromEntries(
      Object.keys(DOCUMENT_NAMES).map((key) => [key, idOf('found-document-type', key)]),
    ),
    downloadFolderId: idOf('found-folder', 'product_download'),
    accessKey: 'SWSCPROVISIONEDINTHISTEST0',
    publicUrl: 'http://localhost:3000',
  };
}
