import { demo } from '../shop/demo.ts';
import { type Entity, entity } from '../shop/entity.ts';
import type { View } from '../shop/view.ts';
import { idOf } from '../shops/derive/ids.ts';
import type { DemoCountry } from '../shops/model/sales-channel.ts';
import type { Lang } from '../shops/model/text.ts';
import { CHF } from './currency.ts';

export interface Country extends DemoCountry {
  readonly id: string;
}

export const COUNTRIES: readonly Country[] = demo.salesChannel.countries.map((country) => ({
  ...country,
  id: idOf('country', country.iso),
}));

export function countryById(id: string | undefined | null): Country | undefined {
  return COUNTRIES.find((candidate) => candidate.id === id);
}

/** `tax_free_config`: no country of the demo shop is tax free. */
function taxFree(): Entity {
  return {
    enabled: false,
    currencyId: CHF.id,
    amount: 0,
    apiAlias: 'shopware_core_framework_data_abstraction_layer_tax_free_config',
  };
}

export function countryEntity(source: Country, lang: Lang): Entity {
  const addressFormat = [
    ['address/company', 'symbol/dash', 'address/department'],
    ['address/first_name', 'address/last_name'],
    ['address/street'],
    ['address/zipcode', 'address/city'],
    ['address/country'],
  ];
  const name = source.name[lang];
  return entity(
    'country',
    source.id,
    {
      name,
      iso: source.iso,
      position: COUNTRIES.indexOf(source) + 1,
      active: true,
      shippingAvailable: source.shippingAvailable,
      iso3: source.iso3,
      displayStateInRegistration: source.states.length > 0,
      forceStateInRegistration: false,
      checkVatIdPattern: source.vatId !== undefined,
      vatIdPattern: source.vatId ?? null,
      vatIdRequired: false,
      customerTax: taxFree(),
      companyTax: taxFree(),
      states: null,
      translations: null,
      postalCodeRequired: true,
      isEu: source.isEu,
      checkPostalCodePattern: true,
      checkAdvancedPostalCodePattern: false,
      advancedPostalCodePattern: null,
      defaultPostalCodePattern: source.postalCode,
      addressFormat,
    },
    { name, customFields: {}, addressFormat },
  );
}

export function countryStateById(countryId: string, id: string | null, lang: Lang): Entity | null {
  return countryStateEntities(countryId, { lang }).find((state) => state['id'] === id) ?? null;
}

/** In any country. */
export function stateExists(id: string): boolean {
  return COUNTRIES.some(({ states }) => states.some(({ code }) => idOf('state', code) === id));
}

export function countryStateEntities(countryId: string, view: Pick<View, 'lang'>): Entity[] {
  const country = countryById(countryId);
  return (country?.states ?? []).map(({ code, name: names }) => {
    const name = names[view.lang];
    return entity(
      'country_state',
      idOf('state', code),
      { countryId, shortCode: `${country?.iso}-${code}`, name, position: 1, active: true },
      { name, customFields: {} },
    );
  });
}
