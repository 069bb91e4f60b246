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
import { DOCUMENT_NAMES } from '../../../sandbox/shops/model/people.ts';
import type { ShopwareRecord } from '../admin-client.ts';
import {
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
    currencyId: shopCurrencies(target)[0]?.id,
    countryId: target.countries[demo.salesChannel.countries[0]?.iso ?? ''],
    customerGroupId: customerGroupId('standard'),
    paymentMethodId: payments[0]?.id,
    shippingMethodId: shippings[0]?.id,
    navigationCategoryId: categoryId('root'),
    navigationCategoryDepth: 3,
    footerCategoryId: categoryId('footer'),
    serviceCategoryId: categoryId('service'),
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
    currencyId: shopCurrencies(target)[0]?.id,
    snippetSetId: idOf('snippet-set', lang),
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
export function languages({ languages: ids, locales }: Target): ShopwareRecord[] {
  return demo.salesChannel.languages
    .filter(({ lang }) => ids[lang] === idOf('language', lang))
    .map(({ lang, name }) => ({
      id: ids[lang],
      name,
      localeId: locales[LOCALES[lang][0]],
      translationCodeId: locales[LOCALES[lang][0]],
      active: true,
    }));
}

/** A snippet set per language. */
export function snippetSets(): ShopwareRecord[] {
  return LANGS.map((lang) => {
    const [iso] = LOCALES[lang];
    return { id: idOf('snippet-set', lang), name: `${demo.name} ${iso}`, baseFile: `messages.${iso}`, iso };
  });
}

/** French names of the currencies; Shopware has the others. */
export function currencies(target: Target): ShopwareRecord[] {
  if (!LANGS.includes('fr')) return [];
  return shopCurrencies(target).map(({ id, isoCode }) => {
    const name = demo.salesChannel.currencies.find(({ iso }) => iso === isoCode)?.name.fr;
    return { id, translations: { [target.languages.fr]: { name, shortName: isoCode } } };
  });
}

/** Countries outside the EU are tax-free in a new Shopware. */
const TAXED = { enabled: false, currencyId: SYSTEM_CURRENCY, amount: 0 };

/** Countries that the shop delivers to, with its rules for addresses. */
export function countries(target: Target): ShopwareRecord[] {
  return demo.salesChannel.countries.map(({ iso, name, shippingAvailable, vatId }, index) => ({
    id: target.countries[iso] ?? '',
    active: true,
    position: index + 1,
    shippingAvailable,
    postalCodeRequired: true,
    checkPostalCodePattern: true,
    ...(vatId === undefined ? {} : { checkVatIdPattern: true, vatIdPattern: vatId }),
    customerTax: TAXED,
    companyTax: TAXED,
    translations: Object.fromEntries(LANGS.map((lang) => [target.languages[lang], { name: name[lang] }])),
  }));
}

/** French salutations; Shopware has the others. */
export function salutations(target: Target): ShopwareRecord[] {
  if (!LANGS.includes('fr')) return [];
  return demo.salesChannel.salutations.map(({ key, displayName, letterName }) => ({
    id: target.salutations[key] ?? '',
    translations: { [target.languages.fr]: { displayName: displayName.fr, letterName: letterName.fr } },
  }));
}

/** French names of documents; Shopware has the others. */
export function documentTypes(target: Target): ShopwareRecord[] {
  if (!LANGS.includes('fr')) return [];
  return Object.entries(DOCUMENT_NAMES).map(([key, { fr }]) => ({
    id: target.documentTypes[key] ?? '',
    translations: { [target.languages.fr]: { name: fr } },
  }));
}

/** Tax rates, the highest first. */
export function taxes(): ShopwareRecord[] {
  return demo.salesChannel.taxes
    .toSorted((a, b) => b.rate - a.rate)
    .map(({ rate, name }, index) => ({ id: taxId(rate), name, taxRate: rate, position: index + 1 }));
}
