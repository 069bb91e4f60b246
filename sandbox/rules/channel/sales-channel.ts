import type { View } from '../../protocol/call.ts';
import { demo } from '../../shops/demo.ts';
import { identityFields } from '../../shops/derive/identity-fields.ts';
import { categoryId, idOf, shippingMethodId } from '../../shops/derive/ids.ts';
import type { Lang } from '../../shops/model/text.ts';
import {
  COUNTRIES,
  DEFAULT_CURRENCY,
  DEFAULT_GROUP,
  languageByLang,
  languagesOf,
  SALES_CHANNEL_ID,
  SYSTEM_LANGUAGE,
} from '../../state/channel.ts';
import { type Entity, entity } from '../../state/entity.ts';
import type { Shop } from '../../state/shop.ts';

/** Base URLs of the sales channel, the storefront's first. */
export function domainsOf({ storefront }: Pick<Shop, 'storefront'>): string[] {
  return [...new Set([storefront, 'http://localhost:3000', 'http://127.0.0.1:3000', ...demo.domains])];
}

/** The storefront's URL in a language, without a trailing slash. */
export function storefrontIn({ storefront }: Pick<Shop, 'storefront'>, lang: Lang): string {
  return storefront + languageByLang(lang).path;
}

function domainEntities(shop: Shop): Entity[] {
  const domains = domainsOf(shop).flatMap((base) =>
    languagesOf(shop).map(({ id, path }) => [URL.canParse(path) ? path : base + path, id] as const),
  );
  return [...new Map(domains)].map(([url, languageId]) =>
    entity('sales_channel_domain', idOf('domain', url), { url, languageId, currencyId: DEFAULT_CURRENCY.id }),
  );
}

/** Fields without a value in a language have that of the system language. */
function customFieldsOf({ channelFields }: Shop, lang: Lang): Entity {
  const inLanguage = (one: Lang): Entity => {
    const fields: Entity = channelFields.get(one) ?? identityFields(demo.identity, one);
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
  };
  return { ...inLanguage(SYSTEM_LANGUAGE.lang), ...inLanguage(lang) };
}

export function salesChannelEntity(shop: Shop, { lang }: View): Entity {
  const [shipping] = shop.catalogue.shippingMethods;
  const { otherMenus } = shop.switches;
  return entity(
    'sales_channel',
    SALES_CHANNEL_ID,
    {
      name: demo.name,
      languageId: languagesOf(shop)[0]?.id,
      currencyId: DEFAULT_CURRENCY.id,
      shippingMethodId: shipping && shippingMethodId(shipping.key),
      countryId: COUNTRIES[0]?.id,
      customerGroupId: DEFAULT_GROUP.id,
      navigationCategoryId: categoryId('root'),
      footerCategoryId: otherMenus ? categoryId('footer') : null,
      serviceCategoryId: otherMenus ? categoryId('service') : null,
      active: true,
      domains: domainEntities(shop),
    },
    {
      name: demo.name,
      customFields: customFieldsOf(shop, lang),
      homeName: demo.homeName[lang],
      homeMetaTitle: demo.homeTitle?.[lang] ?? demo.name,
      homeMetaDescription: null,
    },
  );
}
