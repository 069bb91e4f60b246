import type { Country, Salutation } from '../../../schema/generated/types.ts';
import { byPosition, type Entity, type Nullable, type SwList } from '../entities.ts';
import { translated } from '../mappers/translated.ts';
import { fields } from '../reads/criteria.ts';
import type { Read } from '../reads/public-reads.ts';

export type SwState = Entity<'CountryState'>;

type SwCountry = Entity<'Country'>;

type SwSalutation = Entity<'Salutation'>;

const COUNTRY_INCLUDES = {
  country: fields(`
    id iso translated.name position states forceStateInRegistration checkVatIdPattern vatIdPattern vatIdRequired
    checkPostalCodePattern checkAdvancedPostalCodePattern advancedPostalCodePattern defaultPostalCodePattern
    postalCodeRequired shippingAvailable
  `),
  country_state: fields('id translated.name position'),
};

/** Shopware's maximum page size; three pages contain all countries. */
const PAGE_SIZE = 100;
const MAX_PAGES = 3;

/** Countries of the sales channel with their states, in the shop's order. */
export async function countries(read: Read): Promise<Country[]> {
  const found: SwCountry[] = [];
  for (let page = 1; page <= MAX_PAGES; page++) {
    const body = { limit: PAGE_SIZE, page, associations: { states: {} }, includes: COUNTRY_INCLUDES };
    const { elements } = await read<SwList<SwCountry>>({
      name: 'countries',
      call: { path: '/country', body },
    });
    found.push(...(elements ?? []));
    if ((elements ?? []).length < PAGE_SIZE) break;
  }
  return found.toSorted(byPosition).flatMap((entry) => country(entry) ?? []);
}

export function country(entry: Nullable<SwCountry>): Country | null {
  if (!entry?.id) return null;
  const zipcode = entry.checkAdvancedPostalCodePattern
    ? entry.advancedPostalCodePattern
    : entry.defaultPostalCodePattern;
  return {
    id: entry.id,
    isoCode: entry.iso ?? '',
    name: translated(entry, 'name') ?? entry.iso ?? '',
    states: (entry.states ?? []).toSorted(byPosition).flatMap((state) => countryState(state) ?? []),
    requiresState: entry.forceStateInRegistration ?? false,
    vatIdPattern: entry.checkVatIdPattern ? (entry.vatIdPattern ?? null) : null,
    requiresVatId: entry.vatIdRequired ?? false,
    zipcodePattern: entry.checkPostalCodePattern ? (zipcode ?? null) : null,
    requiresZipcode: entry.postalCodeRequired ?? false,
    isShippingAvailable: entry.shippingAvailable ?? true,
  };
}

export function countryState(state: Nullable<SwState>): { id: string; name: string } | null {
  return state?.id ? { id: state.id, name: translated(state, 'name') ?? '' } : null;
}

export async function salutations(read: Read): Promise<Salutation[]> {
  const includes = { salutation: fields('id salutationKey translated.displayName') };
  const call = { path: '/salutation', body: { limit: 100, includes } };
  const { elements } = await read<SwList<SwSalutation>>({ name: 'salutations', call });
  return (elements ?? []).flatMap((entry) => salutation(entry) ?? []);
}

export function salutation(entry: Nullable<SwSalutation>): Salutation | null {
  if (!entry?.id) return null;
  return { id: entry.id, key: entry.salutationKey ?? '', label: translated(entry, 'displayName') ?? '' };
}
