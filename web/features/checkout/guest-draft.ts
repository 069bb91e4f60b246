import type { CheckoutPartsFragment } from '../../generated/graphql.ts';
import {
  addressDraft,
  type BuyerDraft,
  emptyBuyer,
  salutationChoice,
} from '../../shared/forms/buyer-draft.ts';

export const CHECKOUT_DRAFT = 'checkout';

export interface GuestDraft extends BuyerDraft {
  comment: string;
}

export function emptyDraft(countryId: string): GuestDraft {
  return { ...emptyBuyer(countryId), comment: '' };
}

export function draftFromCheckout(checkout: CheckoutPartsFragment, countryId: string): GuestDraft {
  const { customer, billingAddress, shippingAddress } = checkout;
  const draft = emptyDraft(countryId);
  if (!customer) return draft;
  const separate = Boolean(shippingAddress && billingAddress && shippingAddress.id !== billingAddress.id);
  return {
    ...draft,
    accountType: customer.accountType,
    salutationId: salutationChoice(customer.salutation),
    firstName: customer.firstName,
    lastName: customer.lastName,
    email: customer.email,
    company: customer.company ?? '',
    vatId: customer.vatIds[0] ?? '',
    billing: addressDraft(billingAddress, countryId),
    separate,
    shipping: addressDraft(separate ? shippingAddress : null, countryId),
  };
}
