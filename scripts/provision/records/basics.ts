import { deliveryTimeId, idOf, taxId } from '../../../sandbox/shops/derive/ids.ts';
import type { Lang, Text } from '../../../sandbox/shops/model/text.ts';
import type { ShopwareRecord } from '../admin-client.ts';
import fieldSets from '../custom-fields.json' with { type: 'json' };
import { demo } from '../demo.ts';
import { type Step, step } from '../step.ts';
import { LANGS, LOCALES, SYSTEM_CURRENCY, type Target, translatedName, translations } from '../target.ts';

/** Countries outside the EU are tax-free in a new Shopware. */
const TAXED = { enabled: false, currencyId: SYSTEM_CURRENCY, amount: 0 };

/** The snippet set of a language, existing or new. */
export function snippetSetId({ snippetSets }: Target, lang: Lang): string {
  const locale = LOCALES[lang].find((one) => snippetSets[one] !== undefined);
  return (locale && snippetSets[locale]) ?? idOf('snippet-set', lang);
}

/** Languages, currencies, countries, taxes, units and delivery times. */
export function basics(target: Target): Step[] {
  const { units, deliveryTimes } = demo.salesChannel;
  const shared = (title: string, entity: string, records: readonly ShopwareRecord[]): Step => ({
    title,
    entity,
    records,
    isShared: true,
  });
  return [
    step('Languages', 'language', languages(target)),
    step('Snippet sets', 'snippet_set', snippetSets(target)),
    shared('Currencies', 'currency', currencies(target)),
    shared('Countries', 'country', countries(target)),
    shared('Salutations', 'salutation', salutations(target)),
    step('Taxes', 'tax', taxes()),
    step(
      'Units',
      'unit',
      units.map(({ key, name }) => ({
        id: idOf('unit', key),
        translations: translations(target, (lang) => ({ shortCode: key, name: name[lang] })),
      })),
    ),
    step(
      'Delivery times',
      'delivery_time',
      deliveryTimes.map(({ key, min, max, unit, name }) => ({
        id: deliveryTimeId(key),
        min,
        max,
        unit,
        translations: translatedName(target, name),
      })),
    ),
  ];
}

function languages({ newLanguages, languages: ids }: Target): ShopwareRecord[] {
  return newLanguages.map(({ lang, localeId }) => ({
    id: ids[lang],
    name: demo.salesChannel.languages.find((language) => language.lang === lang)?.name,
    localeId,
    translationCodeId: localeId,
    active: true,
  }));
}

function snippetSets(target: Target): ShopwareRecord[] {
  return LANGS.filter((lang) => snippetSetId(target, lang) === idOf('snippet-set', lang)).map((lang) => {
    const [iso] = LOCALES[lang];
    return { id: snippetSetId(target, lang), name: `${demo.name} ${iso}`, baseFile: `messages.${iso}`, iso };
  });
}

function currencies(target: Target): ShopwareRecord[] {
  if (!LANGS.includes('fr')) return [];
  return demo.salesChannel.currencies.flatMap(({ iso, name }) => {
    const currency = target.currencies.find(({ isoCode }) => isoCode === iso);
    const french = { [target.languages.fr]: { name: name.fr, shortName: iso } };
    return currency === undefined ? [] : [{ id: currency.id, translations: french }];
  });
}

function countries(target: Target): ShopwareRecord[] {
  return demo.salesChannel.countries.flatMap(({ iso, name, shippingAvailable, vatId }, index) => {
    const id = target.countries[iso];
    if (id === undefined) return [];
    return {
      id,
      active: true,
      position: index + 1,
      shippingAvailable,
      postalCodeRequired: true,
      checkPostalCodePattern: true,
      ...(vatId === undefined ? {} : { checkVatIdPattern: true, vatIdPattern: vatId }),
      customerTax: TAXED,
      companyTax: TAXED,
      translations: Object.fromEntries(LANGS.map((lang) => [target.languages[lang], { name: name[lang] }])),
    };
  });
}

function salutations(target: Target): ShopwareRecord[] {
  if (!LANGS.includes('fr')) return [];
  return demo.salesChannel.salutations.flatMap(({ key, displayName, letterName }) => {
    const id = target.salutations[key];
    const french = { displayName: displayName.fr, letterName: letterName.fr };
    return id === undefined ? [] : [{ id, translations: { [target.languages.fr]: french } }];
  });
}

function taxes(): ShopwareRecord[] {
  return demo.salesChannel.taxes
    .toSorted((a, b) => b.rate - a.rate)
    .map(({ rate, name }, index) => ({ id: taxId(rate), name, taxRate: rate, position: index + 1 }));
}

/** Storage type and administration component of each field type; others are stored as their own name. */
const FIELD_TYPES: Readonly<Record<string, { stored?: string; config: Readonly<Record<string, string>> }>> = {
  text: { config: { type: 'text', componentName: 'sw-field', customFieldType: 'text' } },
  lines: { stored: 'text', config: { componentName: 'sw-textarea-field', customFieldType: 'text' } },
  int: {
    config: { type: 'number', numberType: 'int', componentName: 'sw-field', customFieldType: 'number' },
  },
  bool: { config: { type: 'switch', componentName: 'sw-field', customFieldType: 'switch' } },
  date: { config: { type: 'date', dateType: 'date', componentName: 'sw-field', customFieldType: 'date' } },
  json: { config: { customFieldType: 'json' } },
  color: {
    stored: 'text',
    config: { type: 'colorpicker', componentName: 'sw-field', customFieldType: 'colorpicker' },
  },
  select: { config: { componentName: 'sw-single-select', customFieldType: 'select' } },
  media: { stored: 'text', config: { componentName: 'sw-media-field', customFieldType: 'media' } },
};

interface CustomField {
  readonly name: string;
  readonly type: string;
  readonly label: Text;
  readonly help?: Text;
  readonly options?: Readonly<Record<string, Text>>;
}

const labels = (label: Text) => ({ 'de-DE': label.de, 'en-GB': label.en, 'fr-FR': label.fr });

/** The custom field sets `kontor_*`. */
export function customFieldSets(): ShopwareRecord[] {
  return fieldSets.map(({ name, entity, label, fields }) => ({
    id: idOf('custom-field-set', name),
    name,
    active: true,
    config: { label: labels(label), translated: true },
    relations: [{ id: idOf('custom-field-relation', name), entityName: entity }],
    customFields: fields.map((field: CustomField, index) => ({
      id: idOf('custom-field', field.name),
      name: field.name,
      type: FIELD_TYPES[field.type]?.stored ?? field.type,
      active: true,
      config: {
        label: labels(field.label),
        ...(field.help && { helpText: labels(field.help) }),
        customFieldPosition: index + 1,
        ...FIELD_TYPES[field.type]?.config,
        ...(field.options && {
          options: Object.entries(field.options).map(([value, text]) => ({ value, label: labels(text) })),
        }),
      },
    })),
  }));
}
