import type {
  AccountType,
  AddressChangesInput,
  AddressInput,
  AddressPartsFragment,
  SetGuestCustomerInput,
} from '../../generated/graphql.ts';

/** Shopware's placeholder counts as none. */
export function salutationChoice(salutation: { id: string; key: string } | null | undefined): string {
  return salutation && salutation.key !== 'not_specified' ? salutation.id : '';
}

/** "Mrs Berger", or the first name without such a salutation. */
export function greetingName(person: Pick<AddressPartsFragment, 'salutation' | 'firstName' | 'lastName'>) {
  const { salutation, firstName, lastName } = person;
  const formal = salutation && ['mr', 'mrs'].includes(salutation.key) && lastName;
  return formal ? `${salutation.label} ${lastName}` : firstName || lastName;
}

/** Empty without an address; `countryId` is the default. */
export function addressDraft(address: AddressPartsFragment | null | undefined, countryId: string) {
  return {
    salutationId: salutationChoice(address?.salutation),
    firstName: address?.firstName ?? '',
    lastName: address?.lastName ?? '',
    company: address?.company ?? '',
    street: address?.street ?? '',
    additional: address?.additional ?? '',
    zipcode: address?.zipcode ?? '',
    city: address?.city ?? '',
    countryId: address?.country?.id ?? countryId,
    stateId: address?.state?.id ?? '',
    phone: address?.phone ?? '',
  };
}

export type AddressDraft = ReturnType<typeof addressDraft>;

/** Without `withName` the buyer's name is used. Omits empty fields. */
export function addressInput(draft: AddressDraft, withName: boolean): AddressInput {
  const optional = (name: keyof AddressDraft) => (draft[name].trim() ? { [name]: draft[name].trim() } : {});
  return {
    ...(withName && {
      ...optional('salutationId'),
      ...optional('firstName'),
      ...optional('lastName'),
      ...optional('company'),
    }),
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

export function emptyBuyer(countryId: string) {
  const address = addressDraft(null, countryId);
  return {
    accountType: 'PRIVATE' as AccountType,
    salutationId: '',
    firstName: '',
    lastName: '',
    email: '',
    company: '',
    vatId: '',
    billing: address,
    separate: false,
    shipping: address,
  };
}

export type BuyerDraft = ReturnType<typeof emptyBuyer>;

export function buyerInput(draft: BuyerDraft): SetGuestCustomerInput {
  const business = draft.accountType === 'BUSINESS';
  return {
    accountType: draft.accountType,
    ...(draft.salutationId && { salutationId: draft.salutationId }),
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    email: draft.email.trim(),
    ...(business && { company: draft.company.trim() }),
    ...(business && draft.vatId.trim() && { vatIds: [draft.vatId.trim()] }),
    billingAddress: addressInput(draft.billing, false),
    ...(draft.separate && { shippingAddress: addressInput(draft.shipping, true) }),
  };
}

export const destination = ({ separate, shipping, billing }: BuyerDraft): string =>
  (separate ? shipping : billing).countryId;

/** Id of the country (ISO 3166-1 alpha-2) of the shop, otherwise of the first with delivery; empty without. */
export function homeCountry(
  countries: readonly { id: string; isoCode: string; isShippingAvailable: boolean }[],
  country: string | null,
): string {
  const home =
    countries.find(({ isoCode }) => isoCode === country) ?? countries.find((one) => one.isShippingAvailable);
  return home?.id ?? '';
}
