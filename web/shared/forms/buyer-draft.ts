import type { AccountType, IdentifyGuestInput } from '../../generated/graphql.ts';
import { type AddressDraft, addressInput, emptyAddress } from './address-draft.ts';

/** What somebody who buys or registers has typed so far; never a password. */
export interface BuyerDraft {
  accountType: AccountType;
  salutationId: string;
  firstName: string;
  lastName: string;
  email: string;
  /** The same once more: the confirmation, and a guest's only way back to the order, go there. */
  emailRepeat: string;
  company: string;
  vatId: string;
  billing: AddressDraft;
  /** Whether the goods go elsewhere. */
  separate: boolean;
  shipping: AddressDraft;
}

/** A form with nothing in it but the country. */
export function emptyBuyer(countryId: string): BuyerDraft {
  const address = emptyAddress(countryId);
  return {
    accountType: 'PRIVATE',
    salutationId: '',
    firstName: '',
    lastName: '',
    email: '',
    emailRepeat: '',
    company: '',
    vatId: '',
    billing: address,
    separate: false,
    shipping: address,
  };
}

/** The form as the shop wants it. */
export function buyerInput(draft: BuyerDraft): IdentifyGuestInput {
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
export const destination = ({ separate, shipping, billing }: BuyerDraft): string =>
  (separate ? shipping : billing).countryId;

/** The country that a form starts with: Switzerland, else the first that goods are sent to. */
export function homeCountry(
  countries: readonly { id: string; iso: string; shippingAvailable: boolean }[],
): string {
  const home = countries.find(({ iso }) => iso === 'CH') ?? countries.find((one) => one.shippingAvailable);
  return home?.id ?? '';
}
