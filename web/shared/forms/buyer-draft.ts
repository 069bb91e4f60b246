import type { AccountType, SetGuestCustomerInput } from '../../generated/graphql.ts';
import { type AddressDraft, addressInput, emptyAddress } from './address-draft.ts';

export interface BuyerDraft {
  accountType: AccountType;
  salutationId: string;
  firstName: string;
  lastName: string;
  email: string;
  company: string;
  vatId: string;
  billing: AddressDraft;
  separate: boolean;
  shipping: AddressDraft;
}

export function emptyBuyer(countryId: string): BuyerDraft {
  const address = emptyAddress(countryId);
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
  };
}

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

/**
 * The country of the sales channel, otherwise the first with delivery.
 * @param country ISO 3166-1 alpha-2, of the shop's identity
 * @returns its id; empty without countries
 */
export function homeCountry(
  countries: readonly { id: string; isoCode: string; isShippingAvailable: boolean }[],
  country: string | null,
): string {
  const home =
    countries.find(({ isoCode }) => isoCode === country) ?? countries.find((one) => one.isShippingAvailable);
  return home?.id ?? '';
}
