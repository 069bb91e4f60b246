import { identityFields } from '../../../sandbox/shops/derive/identity-fields.ts';
import {
  categoryId,
  customerGroupId,
  idOf,
  paymentMethodId,
  shippingMethodId,
} from '../../../sandbox/shops/derive/ids.ts';
import type { ShopwareRecord } from '../admin-client.ts';
import { demo } from '../demo.ts';
import { LANGS, type Target, translations } from '../target.ts';
import { snippetSetId } from './basics.ts';
import { payableMethods } from './checkout.ts';
import { baseCurrency, shopCurrencies } from './prices.ts';

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
      customFields: identityFields(demo.identity, lang),
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
      translations: translations(target, (lang) => ({
        name: name[lang],
        registrationTitle: registration.title[lang],
        registrationIntroduction: registration.introduction[lang],
        registrationOnlyCompanyRegistration: registration.companiesOnly,
        registrationSeoMetaDescription: registration.metaDescription[lang],
      })),
      registrationSalesChannels: [{ id: demo.salesChannelId }],
    };
  });
}
