import { demo } from '../shop/demo.ts';
import { type Entity, entity } from '../shop/entity.ts';
import { LIVE_VERSION } from '../shop/ids.ts';
import type { Shop } from '../shop/shop.ts';
import type { View } from '../shop/view.ts';
import { identityFields } from '../shops/derive/identity-fields.ts';
import { categoryId, idOf, paymentMethodId, shippingMethodId } from '../shops/derive/ids.ts';
import type { Lang } from '../shops/model/text.ts';
import { COUNTRIES } from './country.ts';
import { CHF, currencyEntity } from './currency.ts';
import { STANDARD_GROUP_ID } from './customer-group.ts';
import { LANGUAGES, languagesOf, SYSTEM_LANG } from './language.ts';
import type { Language } from './language-record.ts';
import { SALES_CHANNEL_ID } from './sales-channel-id.ts';

/** Further addresses of the sales channel, for storefronts at other places. */
const FURTHER = ['http://localhost:3000', 'http://127.0.0.1:3000', ...demo.domains];

/** Addresses of the sales channel that links in mails may point to, that of the storefront first; any local one is one too. */
export function domainsOf({ storefront }: Pick<Shop, 'storefront'>): string[] {
  return [...new Set([storefront, ...FURTHER])];
}

/** The storefront's address in a language, without a slash at its end. */
export function storefrontIn({ storefront }: Pick<Shop, 'storefront'>, lang: Lang): string {
  return storefront + (LANGUAGES.find((language) => language.lang === lang)?.path ?? '');
}

/** The addresses of the sales channel in all its languages. */
function domainEntities(shop: Shop): Entity[] {
  const domains = domainsOf(shop).flatMap((base) =>
    languagesOf(shop).map((language) => ({ url: addressIn(base, language), language })),
  );
  const byUrl = new Map(domains.map((domain) => [domain.url, domain]));
  return [...byUrl.values()].map(({ url, language }) => domainEntity(url, language));
}

function addressIn(base: string, { path }: Language): string {
  return URL.canParse(path) ? path : base + path;
}

/**
 * Custom fields of the sales channel in a language: each that has no value there is that of the system language, as
 * Shopware merges them.
 */
function customFieldsOf({ channelFields }: Pick<Shop, 'channelFields'>, lang: Lang): Entity {
  const inLanguage = (one: Lang): Entity => {
    const fields: Entity = channelFields.get(one) ?? identityFields(demo.identity, one);
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
  };
  return { ...inLanguage(SYSTEM_LANG), ...inLanguage(lang) };
}

/** The `sales_channel` entity. */
export function salesChannelEntity(shop: Shop, view: View): Entity {
  const firstPayment = shop.catalogue.paymentMethods[0];
  const firstShipping = shop.catalogue.shippingMethods[0];
  return entity(
    'sales_channel',
    SALES_CHANNEL_ID,
    {
      languageId: languagesOf(shop)[0]?.id,
      currencyId: CHF.id,
      paymentMethodId: firstPayment && paymentMethodId(firstPayment.key),
      shippingMethodId: firstShipping && shippingMethodId(firstShipping.key),
      countryId: COUNTRIES[0]?.id,
      navigationCategoryId: categoryId('root'),
      navigationCategoryVersionId: LIVE_VERSION,
      navigationCategoryDepth: 3,
      footerCategoryId: shop.switches.otherMenus ? categoryId('footer') : null,
      footerCategoryVersionId: LIVE_VERSION,
      serviceCategoryId: shop.switches.otherMenus ? categoryId('service') : null,
      serviceCategoryVersionId: LIVE_VERSION,
      name: demo.name,
      shortName: null,
      configuration: null,
      active: true,
      maintenance: false,
      taxCalculationType: 'horizontal',
      currency: currencyEntity(CHF, view.lang),
      language: null,
      paymentMethod: null,
      shippingMethod: null,
      country: null,
      domains: domainEntities(shop),
      navigationCategory: null,
      footerCategory: null,
      serviceCategory: null,
      mailHeaderFooterId: null,
      customerGroupId: STANDARD_GROUP_ID,
      hreflangActive: true,
      hreflangDefaultDomainId: null,
      hreflangDefaultDomain: null,
    },
    {
      name: demo.name,
      customFields: customFieldsOf(shop, view.lang),
      homeSlotConfig: null,
      homeEnabled: true,
      homeName: demo.homeName[view.lang],
      homeMetaTitle: demo.homeTitle?.[view.lang] ?? demo.name,
      homeMetaDescription: null,
      homeKeywords: null,
    },
  );
}

function domainEntity(url: string, { id, lang }: Language): Entity {
  return entity('sales_channel_domain', idOf('domain', url), {
    url,
    currencyId: CHF.id,
    currency: null,
    snippetSetId: idOf('snippet-set', lang),
    salesChannelId: SALES_CHANNEL_ID,
    languageId: id,
    language: null,
    salesChannelDefaultHreflang: null,
    hreflangUseOnlyLocale: false,
  });
}
