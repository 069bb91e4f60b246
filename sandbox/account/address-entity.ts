import { countryById, countryEntity, countryStateById } from '../session/country.ts';
import { salutationById } from '../session/salutation.ts';
import { type Entity, entity } from '../shop/entity.ts';
import type { Lang } from '../shops/model/text.ts';
import type { AddressRecord } from './customer-record.ts';

export function addressEntity(address: AddressRecord, lang: Lang): Entity {
  const { id, createdAt, ...fields } = address;
  const country = countryById(address.countryId);
  return {
    ...entity('customer_address', id, {
      ...fields,
      country: country === undefined ? null : countryEntity(country, lang),
      countryState: countryStateById(address.countryId, address.countryStateId, lang),
      salutation: salutationById(address.salutationId, lang),
    }),
    createdAt,
  };
}
