import type {
  AccountType,
  AddressInput,
  CheckoutPartsFragment,
  IdentifyGuestInput,
} from '../generated/graphql.ts';

/** An address as it is being typed. */
export interface AddressDraft {
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

/** What a guest has typed so far. */
export interface GuestDraft {
  accountType: AccountType;
  salutationId: string;
  firstName: string;
  lastName: string;
  email: string;
  company: string;
  vatId: string;
  billing: AddressDraft;
  /** Whether the goods go elsewhere. */
  separate: boolean;
  shipping: AddressDraft;
  comment: string;
}

const EMPTY_ADDRESS: AddressDraft = {
  firstName: '',
  lastName: '',
  company: '',
  street: '',
  additional: '',
  zipcode: '',
  city: '',
  countryId: '',
  stateId: '',
  phone: '',
};

/** A form with nothing in it but the country. */
export function emptyDraft(countryId: string): GuestDraft {
  const address = { ...EMPTY_ADDRESS, countryId };
  return {
    accountType: 'PRIVATE',
    salutationId: '',
    firstName: '',
    lastName: '',
    email: '',
    company: '',
    vatId: '',
    billing: address,
    separate: false,
    shipping: address,
    comment: '',
  };
}

type Stored = CheckoutPartsFragment['billingAddress'];

function addressDraft(address: Stored, countryId: string): AddressDraft {
  if (!address) return { ...EMPTY_ADDRESS, countryId };
  return {
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

/** The form of somebody whom the shop already knows as a guest of this session. */
export function draftFromCheckout(checkout: CheckoutPartsFragment, countryId: string): GuestDraft {
  const { customer, billingAddress, shippingAddress } = checkout;
  const draft = emptyDraft(countryId);
  if (!customer) return draft;
  const separate = Boolean(shippingAddress && billingAddress && shippingAddress.id !== billingAddress.id);
  return {
    ...draft,
    accountType: customer.accountType,
    salutationId: customer.salutation?.id ?? '',
    firstName: customer.firstName,
    lastName: customer.lastName,
    email: customer.email,
    company: customer.company ?? '',
    billing: addressDraft(billingAddress, countryId),
    separate,
    shipping: addressDraft(separate ? shippingAddress : null, countryId),
  };
}

function addressInput(draft: AddressDraft, withName: boolean): AddressInput {
  const optional = (name: keyof AddressDraft) => (draft[name].trim() ? { [name]: draft[name].trim() } : {});
  return {
    ...(withName ? { ...optional('firstName'), ...optional('lastName'), ...optional('company') } : {}),
    street: draft.street.trim(),
    ...optional('additional'),
    ...optional('zipcode'),
    city: draft.city.trim(),
    countryId: draft.countryId,
    ...optional('stateId'),
    ...optional('phone'),
  };
}

/** The form as the shop wants it. */
export function guestInput(draft: GuestDraft): IdentifyGuestInput {
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

/** The country that the goods go to. */
export const destination = ({ separate, shipping, billing }: GuestDraft): string =>
  (separate ? shipping : billing).countryId;
