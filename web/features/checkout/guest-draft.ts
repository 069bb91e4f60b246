import type { CheckoutPartsFragment } from '../../generated/graphql.ts';
import { addressDraft, salutationChoice } from '../../shared/forms/address-draft.ts';
import { type BuyerDraft, emptyBuyer } from '../../shared/forms/buyer-draft.ts';

/** Name under which what was typed is stored. */
export const CHECKOUT_DRAFT = 'checkout';

/** What a guest has typed so far. */
export interface GuestDraft extends BuyerDraft {
  comment: string;
}

/** A form with nothing in it but the country. */
export function emptyDraft(countryId: string): GuestDraft {
  return { ...emptyBuyer(countryId), comment: '' };
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
    salutationId: salutationChoice(customer.salutation),
    firstName: customer.firstName,
    lastName: customer.lastName,
    email: customer.email,
    emailRepeat: customer.email,
    company: customer.company ?? '',
    vatId: customer.vatIds[0] ?? '',
    billing: addressDraft(billingAddress, countryId),
    separate,
    shipping: addressDraft(separate ? shippingAddress : null, countryId),
  };
}
