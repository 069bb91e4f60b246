import { demo } from '../../../sandbox/shops/demo.ts';
import { customFields } from '../../../sandbox/shops/derive/custom-fields.ts';
import {
  categoryId,
  customerGroupId,
  deliveryTimeId,
  idOf,
  paymentMethodId,
  shippingMethodId,
  taxId,
} from '../../../sandbox/shops/derive/ids.ts';
import type { Lang } from '../../../sandbox/shops/model/text.ts';
import type { ShopwareRecord } from '../admin-client.ts';
import fieldSets from '../custom-fields.json' with { type: 'json' };
import {
  baseCurrency,
  LANGS,
  LOCALES,
  SYSTEM_CURRENCY,
  shopCurrencies,
  type Target,
  texts,
  translations,
} from '../target.ts';
import { payableMethods } from './checkout.ts';

/** Shopware's fixed id of the type "Storefront". */
const STOREFRONT = '8a243080f92e4c719546314b577cf82b';

/** The sales channel without its domains. */
export function salesChannel(target: Target): ShopwareRecord {
  const payments = payableMethods().map(({ key }) => ({ id: paymentMethodId(key) }));
  const shippings = demo.catalogue.shippingMethods.map(({ key }) => ({ id: shippingMethodId(key) }));
  return {
    id: demo.salesChannelId,
    typeId: STOREFRONT,
    accessKey: target.accessKey,
    active: true,
    languageId: target.languages[LANGS[0] ?? 'de'],
    currencyId: baseCurrency(target)?.id,
    countryId: target.countries[demo.salesChannel.countries[0]?.iso ?? ''],
    customerGroupId: customerGroupId('standard'),
    paymentMethodId: payments[0]?.id,
    shippingMethodId: shippings[0]?.id,
    navigationCategoryId: categoryId('root'),
    navigationCategoryDepth: 3,
    footerCategoryId: categoryId('footer'),
    serviceCategoryId: categoryId('service'),
    taxCalculationType: 'horizontal',
    hreflangActive: true,
    translations: translations(target, (lang) => ({
      name: demo.name,
      homeEnabled: true,
      homeName: demo.homeName[lang],
      homeMetaTitle: demo.homeTitle?.[lang] ?? demo.name,
      customFields: customFields(demo.customFields, lang),
    })),
    languages: LANGS.map((lang) => ({ id: target.languages[lang] })),
    currencies: shopCurrencies(target).map(({ id }) => ({ id })),
    countries: Object.values(target.countries).map((id) => ({ id })),
    paymentMethods: payments,
    shippingMethods: shippings,
  };
}

/** One domain per language. */
export function domains(target: Target): ShopwareRecord[] {
  return demo.salesChannel.languages.map(({ lang, path }) => ({
    id: idOf('domain', lang),
    salesChannelId: demo.salesChannelId,
    url: target.publicUrl + path,
    languageId: target.languages[lang],
    currencyId: baseCurrency(target)?.id,
    snippetSetId: snippetSetId(target, lang),
    hreflangUseOnlyLocale: false,
  }));
}

/** Customer groups with a registration page. */
export function customerGroups(target: Target): ShopwareRecord[] {
  return demo.salesChannel.customerGroups.flatMap(({ key, name, net, registration }) => {
    if (registration === undefined) return [];
    return {
      id: customerGroupId(key),
      displayGross: !net,
      registrationActive: true,
      translations: texts(target, {
        name,
        registrationTitle: registration.title,
        registrationIntroduction: registration.introduction,
        registrationOnlyCompanyRegistration: registration.companiesOnly,
        registrationSeoMetaDescription: registration.metaDescription,
      }),
      registrationSalesChannels: [{ id: demo.salesChannelId }],
    };
  });
}

/** Countries outside the EU are tax-free in a new Shopware. */
const TAXED = { enabled: false, currencyId: SYSTEM_CURRENCY, amount: 0 };

function snippetSetId({ snippetSets }: Target, lang: Lang): string {
  const locale = LOCALES[lang].find((one) => snippetSets[one] !== undefined);
  return (locale && snippetSets[locale]) ?? idOf('snippet-set', lang);
}

/** Units of prices per content. */
export function units(target: Target): ShopwareRecord[] {
  return demo.salesChannel.units.map(({ key, name }) => ({
    id: idOf('unit', key),
    translations: texts(target, { shortCode: key, name }),
  }));
}

/** Delivery times of products and shipping methods. */
export function deliveryTimes(target: Target): ShopwareRecord[] {
  return demo.salesChannel.deliveryTimes.map(({ key, name, ...fields }) => ({
    id: deliveryTimeId(key),
    ...fields,
    translations: texts(target, { name }),
  }));
}

/** Languages that the target lacks. */
export function languages({ newLanguages, languages: ids }: Target): ShopwareRecord[] {
  return newLanguages.map(({ lang, localeId }) => ({
    id: ids[lang],
    name: demo.salesChannel.languages.find((language) => language.lang === lang)?.name,
    localeId,
    translationCodeId: localeId,
    active: true,
  }));
}

/** Snippet sets that the target lacks. */
export function snippetSets(target: Target): ShopwareRecord[] {
  return LANGS.filter((lang) => snippetSetId(target, lang) === idOf('snippet-set', lang)).map((lang) => {
    const [iso] = LOCALES[lang];
    return { id: snippetSetId(target, lang), name: `${demo.name} ${iso}`, baseFile: `messages.${iso}`, iso };
  });
}

/** French names of the currencies. */
export function currencies(target: Target): ShopwareRecord[] {
  if (!LANGS.includes('fr')) return [];
  return demo.salesChannel.currencies.flatMap(({ iso, name }) => {
    const currency = target.currencies.find(({ isoCode }) => isoCode === iso);
    const french = { [target.languages.fr]: { name: name.fr, shortName: iso } };
    return currency === undefined ? [] : [{ id: currency.id, translations: french }];
  });
}

/** Countries that the shop delivers to, with its rules for addresses. */
export function countries(target: Target): ShopwareRecord[] {
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

/** French salutations. */
export function salutations(target: Target): ShopwareRecord[] {
  if (!LANGS.includes('fr')) return [];
  return demo.salesChannel.salutations.flatMap(({ key, displayName, letterName }) => {
    const id = target.salutations[key];
    const french = { displayName: displayName.fr, letterName: letterName.fr };
    return id === undefined ? [] : [{ id, translations: { [target.languages.fr]: french } }];
  });
}

/** Tax rates, the highest first. */
export function taxes(): ShopwareRecord[] {
  return demo.salesChannel.taxes
    .toSorted((a, b) => b.rate - a.rate)
    .map(({ rate, name }, index) => ({ id: taxId(rate), name, taxRate: rate, position: index + 1 }));
}

/** The custom field sets `kontor_*`. */
export function customFieldSets(): ShopwareRecord[] {
  return fieldSets.map(({ name, relations, customFields, ...set }) => ({
    id: idOf('custom-field-set', name),
    name,
    ...set,
    relations: relations.map((relation) => ({ id: idOf('custom-field-relation', name), ...relation })),
    customFields: customFields.map((field) => ({ id: idOf('custom-field', field.name), ...field })),
  }));
}
