import { deliveryTimeId, idOf, taxId } from '../../sandbox/shops/derive/ids.ts';
import type { DemoDeliveryTime, DemoUnit } from '../../sandbox/shops/model/sales-channel.ts';
import type { Lang } from '../../sandbox/shops/model/text.ts';
import type { ShopwareRecord } from './admin-client.ts';
import { demo } from './demo.ts';
import { own, type Step, shared } from './step.ts';
import { LANGS, LOCALES, type Surroundings, SYSTEM_CURRENCY } from './surroundings.ts';
import { named, translations } from './translations.ts';

/** The id of the texts of mails and messages in a language: Shopware's own where it has some. */
export function snippetSetId({ snippetSets }: Surroundings, lang: Lang): string {
  const known = LOCALES[lang].find((locale) => snippetSets[locale] !== undefined);
  return (known && snippetSets[known]) ?? idOf('snippet-set', lang);
}

/** Languages, countries, taxes and what else goods and addresses stand on. */
export function groundSteps(around: Surroundings): Step[] {
  return [
    own('Languages', 'language', ownLanguages(around)),
    own('Sets of texts', 'snippet_set', ownSnippetSets(around)),
    shared('Names of currencies', 'currency', currencyNames(around)),
    shared('Countries', 'country', countries(around)),
    shared('Salutations in French', 'salutation', salutations(around)),
    own('Taxes', 'tax', taxes()),
    own(
      'Units',
      'unit',
      demo.salesChannel.units.map((unit) => unitRecord(around, unit)),
    ),
    own(
      'Delivery times',
      'delivery_time',
      demo.salesChannel.deliveryTimes.map((time) => deliveryTime(around, time)),
    ),
  ];
}

function ownLanguages({ ownLanguages: made, languages }: Surroundings): ShopwareRecord[] {
  return made.map(({ lang, localeId }) => ({
    id: languages[lang],
    name: demo.salesChannel.languages.find((language) => language.lang === lang)?.name,
    localeId,
    translationCodeId: localeId,
    active: true,
  }));
}

function ownSnippetSets(around: Surroundings): ShopwareRecord[] {
  return LANGS.flatMap((lang) => {
    const id = snippetSetId(around, lang);
    const [iso] = LOCALES[lang];
    return id === idOf('snippet-set', lang)
      ? [{ id, name: `${demo.name} ${iso}`, baseFile: `messages.${iso}`, iso }]
      : [];
  });
}

function currencyNames(around: Surroundings): ShopwareRecord[] {
  if (!LANGS.includes('fr')) return [];
  return demo.salesChannel.currencies.flatMap(({ iso, name }) => {
    const known = around.currencies.find(({ isoCode }) => isoCode === iso);
    const french = { [around.languages.fr]: { name: name.fr, shortName: iso } };
    return known === undefined ? [] : [{ id: known.id, translations: french }];
  });
}

/** Shopware brings countries outside the EU along as free of tax. */
const TAXED = { enabled: false, currencyId: SYSTEM_CURRENCY, amount: 0 };

function countries(around: Surroundings): ShopwareRecord[] {
  return demo.salesChannel.countries.flatMap(({ iso, name, shippingAvailable, vatId }, at) => {
    const id = around.countries[iso];
    if (id === undefined) return [];
    return [
      {
        id,
        active: true,
        position: at + 1,
        shippingAvailable,
        postalCodeRequired: true,
        checkPostalCodePattern: true,
        ...(vatId === undefined ? {} : { checkVatIdPattern: true, vatIdPattern: vatId }),
        customerTax: TAXED,
        companyTax: TAXED,
        translations: Object.fromEntries(LANGS.map((lang) => [around.languages[lang], { name: name[lang] }])),
      },
    ];
  });
}

function salutations(around: Surroundings): ShopwareRecord[] {
  if (!LANGS.includes('fr')) return [];
  return demo.salesChannel.salutations.flatMap(({ key, displayName, letterName }) => {
    const id = around.salutations[key];
    const french = { displayName: displayName.fr, letterName: letterName.fr };
    return id === undefined ? [] : [{ id, translations: { [around.languages.fr]: french } }];
  });
}

/** The highest rate first. */
function taxes(): ShopwareRecord[] {
  return demo.salesChannel.taxes
    .toSorted((a, b) => b.rate - a.rate)
    .map(({ rate, name }, at) => ({ id: taxId(rate), name, taxRate: rate, position: at + 1 }));
}

function unitRecord(around: Surroundings, { key, name }: DemoUnit): ShopwareRecord {
  return {
    id: idOf('unit', key),
    translations: translations(around, (lang) => ({ shortCode: key, name: name[lang] })),
  };
}

function deliveryTime(around: Surroundings, { key, min, max, unit, name }: DemoDeliveryTime): ShopwareRecord {
  return { id: deliveryTimeId(key), min, max, unit, translations: named(around, name) };
}
