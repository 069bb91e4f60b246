import type {
  CheckoutPartsFragment,
  CheckoutQuery,
  UserErrorPartsFragment,
} from '../../generated/graphql.ts';
import type { FieldErrors } from '../../shared/forms/form-errors.ts';
import type { GuestDraft } from './guest-draft.ts';

export interface Change {
  payload: { checkout?: CheckoutPartsFragment | null; userErrors: UserErrorPartsFragment[] };
}

/** State and actions of the checkout page. */
export interface CheckoutModel {
  data: CheckoutQuery | null;
  /** Loading or changing failed. */
  failure: string | null;
  draft: GuestDraft;
  errors: FieldErrors;
  /** `errors`, and problems found before sending. */
  shownErrors: FieldErrors;
  general: readonly string[];
  /** Has an account, so the form omits personal details. */
  customer: boolean;
  /** Selected, not yet confirmed by the gateway. */
  wanted: {
    readonly [kind in 'shipping' | 'payment' | 'country' | 'shippingAddress' | 'billingAddress']?:
      | string
      | undefined;
  };
  placing: boolean;
  /** An e-mail address the guest must confirm before ordering. */
  confirming: string | null;
  terms: boolean;
  waiver: boolean;
  /** Removes the error of a field that is valid now. */
  correct(field: EventTarget): void;
  edit(change: Partial<GuestDraft>): void;
  setTerms(accepted: boolean): void;
  setWaiver(accepted: boolean): void;
  chooseShipping(id: string): void;
  choosePayment(id: string): void;
  /** After all earlier changes. */
  change(kind: keyof CheckoutModel['wanted'], id: string, run: () => Promise<Change>): void;
  placeOrder(): void;
  /** Shows the order of the last attempt if its response was lost. */
  resumeOrder(): void;
  sendOptInAgain(): void;
}
