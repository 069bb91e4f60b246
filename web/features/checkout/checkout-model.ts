import type {
  CheckoutPartsFragment,
  CheckoutQuery,
  UserErrorPartsFragment,
} from '../../generated/graphql.ts';
import type { FieldErrors } from '../../shared/forms/form-errors.ts';
import type { GuestDraft } from './guest-draft.ts';

/** What the shop answers to a choice. */
export interface Change {
  payload: { checkout?: CheckoutPartsFragment | null; userErrors: UserErrorPartsFragment[] };
}

/** Everything the checkout page shows and does. */
export interface CheckoutModel {
  data: CheckoutQuery | null;
  /** A sentence when the checkout could not be loaded or changed. */
  failure: string | null;
  draft: GuestDraft;
  errors: FieldErrors;
  /** `errors`, and what can be told of the form before it is sent. */
  shownErrors: FieldErrors;
  general: readonly string[];
  /** Whether somebody with an account orders, so that nobody has to say who they are. */
  customer: boolean;
  /** What was chosen and the shop has not confirmed yet. */
  wanted: {
    readonly [kind in 'shipping' | 'payment' | 'country' | 'shippingAddress' | 'billingAddress']?:
      | string
      | undefined;
  };
  placing: boolean;
  /** The address that a guest must confirm by e-mail before they can order; null for others. */
  confirming: string | null;
  terms: boolean;
  waiver: boolean;
  edit(change: Partial<GuestDraft>): void;
  setTerms(accepted: boolean): void;
  setWaiver(accepted: boolean): void;
  chooseShipping(id: string): void;
  choosePayment(id: string): void;
  /** Carries a choice to the shop, after those before it. */
  change(kind: keyof CheckoutModel['wanted'], id: string, run: () => Promise<Change>): void;
  placeOrder(): void;
  /** Sends the mail once more whose link confirms a guest's address. */
  sendOptInAgain(): void;
}
