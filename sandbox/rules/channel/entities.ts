import type { View } from '../../protocol/call.ts';
import { demo } from '../../shops/demo.ts';
import { customFields } from '../../shops/derive/custom-fields.ts';
import { categoryId, idOf, shippingMethodId } from '../../shops/derive/ids.ts';
import type { Lang } from '../../shops/model/text.ts';
import {
  COUNTRIES,
  type Country,
  type Currency,
  type CustomerGroup,
  countryById,
  DEFAULT_CURRENCY,
  DEFAULT_GROUP,
  languagesOf,
  SALES_CHANNEL_ID,
  SALUTATIONS,
  SYSTEM_LANGUAGE,
  stateId,
} from '../../state/channel.ts';
import { type Entity, entity } from '../../state/entity.ts';
import type { Language } from '../../state/records.ts';
import type { Shop } from '../../state/shop.ts';

export function languageEntity({ id, code, name }: Language): Entity {
  const translationCode = entity('locale', idOf('locale', code), { code });
  return entity('language', id, { name, translationCode });
}

export function currencyEntity(currency: Currency, lang: Lang): Entity {
  const { id, iso, factor, symbol } = currency;
  const texts = { shortName: iso, name: currency.name[lang] };
  return entity('currency', id, { isoCode: iso, factor, symbol, ...texts, translated: texts });
}

export function countryEntity(country: Country, lang: Lang): Entity {
  const name = country.name[lang];
  return entity('country', country.id, {
    name,
    iso: country.iso,
    position: COUNTRIES.indexOf(country) + 1,
    active: true,
    shippingAvailable: country.shippingAvailable,
    forceStateInRegistration: false,
    checkVatIdPattern: country.vatId !== undefined,
    vatIdPattern: country.vatId ?? null,
    vatIdRequired: false,
    postalCodeRequired: true,
    checkPostalCodePattern: true,
    checkAdvancedPostalCodePattern: false,
    defaultPostalCodePattern: country.postalCode,
    translated: { name },
  });
}

export function countryStateEntity(countryId: string, id: string | null, lang: Lang): Entity | null {
  const state = countryById(countryId)?.states.find(({ code }) => stateId(code) === id);
  if (state === undefined) return null;
  const name = state.name[lang];
  return entity('country_state', stateId(state.code), { countryId, name, position: 1, translated: { name } });
}

export function salutationEntity(id: string | null, lang: Lang): Entity | null {
  const salutation = SALUTATIONS.find(({ key }) => idOf('salutation', key) === id);
  if (salutation === undefined) return null;
  const displayName = salutation.displayName[lang];
  const fields = { salutationKey: salutation.key, displayName };
  return entity('salutation', idOf('salutation', salutation.key), { ...fields, translated: { displayName } });
}

export function salutationEntities(lang: Lang): Entity[] {
  return SALUTATIONS.map(({ key }) => salutationEntity(idOf('salutation', key), lang)).filter(
    (salutation) => salutation !== null,
  );
}

export function customerGroupEntity(group: CustomerGroup, lang: Lang): Entity {
  const { registration } = group;
  const texts = {
    name: group.name[lang],
    registrationTitle: registration?.title[lang] ?? null,
    registrationIntroduction: registration?.introduction[lang] ?? null,
    registrationOnlyCompanyRegistration: registration?.companiesOnly ?? null,
    registrationSeoMetaDescription: registration?.metaDescription[lang] ?? null,
  };
  return entity('customer_group', group.id, { ...texts, translated: texts });
}

/** Base URLs of the sales channel, the storefront's first. */
export function domainsOf({ storefront }: Pick<Shop, 'storefront'>): string[] {
  return [...new Set([storefront, 'http://localhost:3000', 'http://127.0.0.1:3000', ...demo.domains])];
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
    const fields: Entity = channelFields.get(one) ?? customFields(demo.customFields, one);
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
  };
  return { ...inLanguage(SYSTEM_LANGUAGE.lang), ...inLanguage(lang) };
}

export function salesChannelEntity(shop: Shop, { lang }: View): Entity {
  const [shipping] = shop.catalogue.shippingMethods;
  return entity('sales_channel', SALES_CHANNEL_ID, {
    name: demo.name,
    languageId: languagesOf(shop)[0]?.id,
    currencyId: DEFAULT_CURRENCY.id,
    shippingMethodId: shipping && shippingMethodId(shipping.key),
    countryId: COUNTRIES[0]?.id,
    customerGroupId: DEFAULT_GROUP.id,
    navigationCategoryId: categoryId('root'),
    active: true,
    domains: domainEntities(shop),
    translated: {
      name: demo.name,
      customFields: customFieldsOf(shop, lang),
      homeName: demo.homeName[lang],
      homeMetaTitle: demo.homeTitle?.[lang] ?? demo.name,
      homeMetaDescription: demo.homeDescription?.[lang] ?? null,
    },
  });
}
