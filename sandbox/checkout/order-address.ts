import { countryById, countryEntity, countryStateById } from '../session/country.ts';
import { salutationById } from '../session/salutation.ts';
import { type Entity, isObject } from '../shop/entity.ts';
import type { Lang } from '../shops/model/text.ts';

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Country, state and salutation as named now, in the language of the request. */
export function shownAddress(address: unknown, lang: Lang): Entity | null {
  if (!isObject(address)) return null;
  const countryId = text(address['countryId']);
  const country = countryById(countryId ?? undefined);
  return {
    ...address,
    country: country === undefined ? null : countryEntity(country, lang),
    countryState: countryStateById(countryId ?? '', text(address['countryStateId']), lang),
    salutation: salutationById(text(address['salutationId']), lang),
  };
}
