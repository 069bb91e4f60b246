import type { AddressChangesInput, AddressInput, AddressPartsFragment } from '../../generated/graphql.ts';

export interface AddressDraft {
  salutationId: string;
  firstName: string;
  lastName: string;
  company: string;
  street: string;
  additional: string;
  zipcode: string;
  city: string;
  countryId: string;
  stateId: string;
  phone: string;
}

export function emptyAddress(countryId: string): AddressDraft {
  return {
    salutationId: '',
    firstName: '',
    lastName: '',
    company: '',
    street: '',
    additional: '',
    zipcode: '',
    city: '',
    countryId,
    stateId: '',
    phone: '',
  };
}

/** Shopware's placeholder counts as none. */
export function salutationChoice(salutation: { id: string; key: string } | null | undefined): string {
  return salutation && salutation.key !== 'not_specified' ? salutation.id : '';
}

/** `countryId` is the default. */
export function addressDraft(
  address: AddressPartsFragment | null | undefined,
  countryId: string,
): AddressDraft {
  if (!address) return emptyAddress(countryId);
  return {
    salutationId: salutationChoice(address.salutation),
    firstName: address.firstName,
    lastName: address.lastName,
    company: address.company ?? '',
    street: address.street,
    additional: address.additional ?? '',
    zipcode: address.zipcode ?? '',
    city: address.city,
    countryId: address.country?.id ?? countryId,
    stateId: address.state?.id ?? '',
    phone: address.phone ?? '',
  };
}

/** Without `withName` the buyer's name is used. Omits empty fields. */
export function addressInput(draft: AddressDraft, withName: boolean): AddressInput {
  const optional = (name: keyof AddressDraft) => (draft[name].trim() ? { [name]: draft[name].trim() } : {});
  return {
    ...(withName
      ? {
          ...optional('salutationId'),
          ...optional('firstName'),
          ...optional('lastName'),
          ...optional('company'),
        }
      : {}),
    street: draft.street.trim(),
    ...optional('additional'),
    ...optional('zipcode'),
    city: draft.city.trim(),
    countryId: draft.countryId,
    ...optional('stateId'),
    ...optional('phone'),
  };
}

/** Only changed fields, because another device may have changed the rest. An emptied field is null. */
export function addressChanges(before: AddressDraft, draft: AddressDraft): AddressChangesInput {
  const names = Object.keys(before) as (keyof AddressDraft)[];
  const changed = names.filter((name) => draft[name].trim() !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, draft[name].trim() || null]));
}
