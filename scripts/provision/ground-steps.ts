import { unitName } from '../../sandbox/catalog/product-price.ts';
import { deliveryTimeEntity, deliveryTimeId } from '../../sandbox/checkout/delivery-time.ts';
import type { DemoProduct } from '../../sandbox/demo/model.ts';
import { COUNTRIES } from '../../sandbox/session/country.ts';
import { CURRENCIES } from '../../sandbox/session/currency.ts';
import { LANGUAGES } from '../../sandbox/session/language.ts';
import { SALUTATIONS, salutationEntity } from '../../sandbox/session/salutation.ts';
import { TAXES, taxEntity } from '../../sandbox/session/tax.ts';
import { idOf } from '../../sandbox/shop/ids.ts';
import type { Lang } from '../../sandbox/shop/view.ts';
import type { ShopwareRecord } from './admin-client.ts';
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
    own('Taxes', 'tax', TAXES.map(tax)),
    own(
      'Units',
      'unit',
      (['kg', 'l'] as const).map((unit) => unitRecord(around, unit)),
    ),
    own(
      'Delivery times',
      'delivery_time',
      DELIVERY_TIMES.map((key) => deliveryTime(around, key)),
    ),
  ];
}

function ownLanguages({ ownLanguages: made, languages }: Surroundings): ShopwareRecord[] {
  return made.map(({ lang, localeId }) => ({
    id: languages[lang],
    name: LANGUAGES.find((language) => language.lang === lang)?.name,
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
      ? [{ id, name: `Kontor ${iso}`, baseFile: `messages.${iso}`, iso }]
      : [];
  });
}

function currencyNames(around: Surroundings): ShopwareRecord[] {
  return CURRENCIES.flatMap(({ iso, name }) => {
    const known = around.currencies.find(({ isoCode }) => isoCode === iso);
    const french = { [around.languages.fr]: { name: name.fr, shortName: iso } };
    return known === undefined ? [] : [{ id: known.id, translations: french }];
  });
}

/** Shopware brings countries outside the EU along as free of tax. */
const TAXED = { enabled: false, currencyId: SYSTEM_CURRENCY, amount: 0 };

function countries(around: Surroundings): ShopwareRecord[] {
  return COUNTRIES.flatMap(({ iso, name, shippingAvailable, vatId }, at) => {
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
  return SALUTATIONS.flatMap((key) => {
    const id = around.salutations[key];
    const { displayName, letterName } = salutationEntity(key, 'fr');
    return id === undefined
      ? []
      : [{ id, translations: { [around.languages.fr]: { displayName, letterName } } }];
  });
}

function tax(rate: number): ShopwareRecord {
  const { id, name, taxRate, position } = taxEntity(rate);
  return { id: String(id), name, taxRate, position };
}

function unitRecord(around: Surroundings, unit: 'kg' | 'l'): ShopwareRecord {
  return {
    id: idOf('unit', unit),
    translations: translations(around, (lang) => ({ shortCode: unit, name: unitName(unit, lang) })),
  };
}

const DELIVERY_TIMES: readonly DemoProduct['deliveryTime'][] = ['days-1-3', 'days-3-5', 'weeks-2-3'];

function deliveryTime(around: Surroundings, key: DemoProduct['deliveryTime']): ShopwareRecord {
  const { min, max, unit } = deliveryTimeEntity(key, 'de');
  const name = (lang: Lang) => String(deliveryTimeEntity(key, lang)['name']);
  const names = { de: name('de'), en: name('en'), fr: name('fr') };
  return { id: deliveryTimeId(key), min, max, unit, translations: named(around, names) };
}
