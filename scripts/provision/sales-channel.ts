import { identityFields } from '../../sandbox/shops/derive/identity-fields.ts';
import {
  categoryId,
  customerGroupId,
  idOf,
  paymentMethodId,
  shippingMethodId,
} from '../../sandbox/shops/derive/ids.ts';
import type { ShopwareRecord } from './admin-client.ts';
import { payableMethods } from './checkout-steps.ts';
import { demo } from './demo.ts';
import { snippetSetId } from './ground-steps.ts';
import { baseCurrency, shopCurrencies } from './prices.ts';
import { LANGS, type Surroundings } from './surroundings.ts';
import { translations } from './translations.ts';

/** Shopware's fixed id of the type "Storefront", for which it makes SEO paths of new products by itself. */
const STOREFRONT = '8a243080f92e4c719546314b577cf82b';

/** The sales channel, without its addresses. */
export function salesChannel(around: Surroundings): ShopwareRecord {
  const payments = payableMethods().map(({ key }) => paymentMethodId(key));
  const shippings = demo.catalogue.shippingMethods.map(({ key }) => shippingMethodId(key));
  const countries = Object.values(around.countries).map((id) => ({ id }));
  return {
    id: demo.salesChannelId,
    typeId: STOREFRONT,
    accessKey: around.accessKey,
    active: true,
    languageId: around.languages[LANGS[0] ?? 'de'],
    currencyId: baseCurrency(around)?.id,
    countryId: around.countries[demo.salesChannel.countries[0]?.iso ?? ''],
    customerGroupId: customerGroupId('standard'),
    paymentMethodId: payments[0],
    shippingMethodId: shippings[0],
    navigationCategoryId: categoryId('root'),
    navigationCategoryDepth: 3,
    footerCategoryId: categoryId('footer'),
    serviceCategoryId: categoryId('service'),
    taxCalculationType: 'horizontal',
    hreflangActive: true,
    translations: translations(around, (lang) => ({
      name: demo.name,
      homeEnabled: true,
      homeName: demo.homeName[lang],
      homeMetaTitle: demo.homeTitle?.[lang] ?? demo.name,
      customFields: identityFields(demo.identity, lang),
    })),
    languages: LANGS.map((lang) => ({ id: around.languages[lang] })),
    currencies: shopCurrencies(around).map(({ id }) => ({ id })),
    countries,
    paymentMethods: payments.map((id) => ({ id })),
    shippingMethods: shippings.map((id) => ({ id })),
  };
}

/**
 * The addresses of the sales channel, one a language. They come after the SEO paths: only for a sales channel that has an
 * address does Shopware make SEO paths of its own.
 */
export function domains(around: Surroundings): ShopwareRecord[] {
  return LANGS.map((lang) => ({
    id: idOf('domain', lang),
    salesChannelId: demo.salesChannelId,
    url: around.publicUrl + (demo.salesChannel.languages.find((one) => one.lang === lang)?.path ?? ''),
    languageId: around.languages[lang],
    currencyId: baseCurrency(around)?.id,
    snippetSetId: snippetSetId(around, lang),
    hreflangUseOnlyLocale: false,
  }));
}

/** Groups of customers that one can apply for; everybody else is in Shopware's own. */
export function customerGroups(around: Surroundings): ShopwareRecord[] {
  return demo.salesChannel.customerGroups.flatMap(({ key, name, net, registration }) =>
    registration === undefined
      ? []
      : [
          {
            id: customerGroupId(key),
            displayGross: !net,
            registrationActive: true,
            translations: translations(around, (lang) => ({
              name: name[lang],
              registrationTitle: registration.title[lang],
              registrationIntroduction: registration.introduction[lang],
              registrationOnlyCompanyRegistration: registration.companiesOnly,
              registrationSeoMetaDescription: registration.metaDescription[lang],
            })),
            registrationSalesChannels: [{ id: demo.salesChannelId }],
          },
        ],
  );
}
