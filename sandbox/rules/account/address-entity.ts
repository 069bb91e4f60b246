import type { Lang } from '../../shops/model/text.ts';
import { countryById } from '../../state/channel.ts';
import { type Entity, entity } from '../../state/entity.ts';
import type { AddressRecord } from '../../state/records.ts';
import { countryEntity, countryStateEntity, salutationEntity } from '../channel/entities.ts';

export function addressEntity({ id, ...fields }: AddressRecord, lang: Lang): Entity {
  const country = countryById(fields.countryId);
  return entity('customer_address', id, {
    ...fields,
    country: country === undefined ? null : countryEntity(country, lang),
    countryState: countryStateEntity(fields.countryId, fields.countryStateId, lang),
    salutation: salutationEntity(fields.salutationId, lang),
  });
}
