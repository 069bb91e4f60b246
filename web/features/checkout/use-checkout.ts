import { useRef, useState } from 'react';
import { destination } from '../../shared/forms/buyer-draft.ts';
import { useSummaryFocus } from '../../shared/forms/form.tsx';
import { fieldId, withoutCorrected } from '../../shared/forms/form-errors.ts';
import { failureText } from '../../shared/graphql/api-error.ts';
import { mutate, query } from '../../shared/graphql/current-client.tsx';
import { useShop } from '../../shared/i18n/shop.ts';
import { useNavigation } from '../../shared/navigation/navigation.ts';
import { changeSession, sessionStore } from '../../shared/session/session-store.ts';
import { storeDraft } from '../../shared/storage/tab-storage.ts';
import { track } from '../../shared/tracking/track.ts';
import {
  CheckoutDocument,
  SetCountryDocument,
  SetPaymentMethodDocument,
  SetShippingMethodDocument,
} from './checkout.generated.ts';
import { unfinishedAttempt } from './order-attempt.ts';
import { type Consent, order, resumeOrder, sendOptInAgain } from './order-steps.ts';
import {
  CHECKOUT_DRAFT,
  type Change,
  type CheckoutState,
  type GuestDraft,
  useCheckoutState,
} from './use-checkout-state.ts';

const STEPS = { order, resumeOrder, sendOptInAgain };

/** One attempt at a time; failures are shown at the top of the form. */
function useOrderPlacement(state: CheckoutState, consent: Consent) {
  const shop = useShop();
  const navigation = useNavigation();
  const [placing, setPlacing] = useState(false);
  const ordering = useRef(false);
  const focusSummary = useSummaryFocus('checkout');
  const { setFailure } = state;

  function run(step: keyof typeof STEPS) {
    if (ordering.current) return;
    ordering.current = true;
    setPlacing(true);
    setFailure(null);
    STEPS[step]({ navigation, shop, state, consent, focusSummary })
      .catch((reason: unknown) => {
        setFailure(failureText(reason));
        focusSummary();
      })
      .finally(() => {
        ordering.current = false;
        setPlacing(false);
      });
  }

  return {
    placing,
    placeOrder: () => run('order'),
    resumeOrder: () => {
      if (unfinishedAttempt()) run('resumeOrder');
    },
    sendOptInAgain: () => run('sendOptInAgain'),
  };
}

/** State and actions of the checkout page. */
export function useCheckout() {
  const { t } = useShop();
  const state = useCheckoutState();
  const { data, draft, setDraft, errors, customer, change } = state;
  const [terms, setTerms] = useState(false);
  const [waiver, setWaiver] = useState(false);
  const country = data?.countries.find(({ id }) => id === destination(draft));
  const countryField = fieldId('guest', [draft.separate ? 'shippingAddress' : 'billingAddress', 'countryId']);
  const undelivered =
    data && !customer && !data.checkout.cart.virtual && country?.isShippingAvailable === false
      ? { [countryField]: t('checkout.noDelivery') }
      : {};

  const placement = useOrderPlacement(state, { terms, waiver, undelivered });

  /** The country decides on methods and costs. */
  function deliverTo(countryId: string) {
    change('country', countryId, async () => {
      const { payload } = await mutate(SetCountryDocument, { input: { countryId } });
      const { state } = payload.session ?? {};
      if (state && state !== sessionStore.get().state) changeSession(state);
      const { checkout } = await query(CheckoutDocument, {});
      return { payload: { checkout, userErrors: payload.userErrors } };
    });
  }

  return {
    ...state,
    /** `errors`, and problems found before sending. */
    shownErrors: { ...undelivered, ...errors },
    terms,
    waiver,
    setTerms,
    setWaiver,
    ...placement,
    correct: (field: EventTarget) => state.setErrors((before) => withoutCorrected(before, field)),
    edit: (part: Partial<GuestDraft>) => {
      const next = { ...draft, ...part };
      const country = destination(next);
      if (country && country !== destination(draft)) deliverTo(country);
      setDraft((before) => {
        const merged = { ...before, ...part };
        storeDraft(CHECKOUT_DRAFT, merged);
        return merged;
      });
    },
    chooseShipping: (id: string) =>
      change('shipping', id, async () =>
        tell('shipping', await mutate(SetShippingMethodDocument, { input: { id } })),
      ),
    choosePayment: (id: string) =>
      change('payment', id, async () =>
        tell('payment', await mutate(SetPaymentMethodDocument, { input: { id } })),
      ),
  };
}

export type CheckoutModel = ReturnType<typeof useCheckout>;

/** Only with consent. */
function tell(kind: 'shipping' | 'payment', change: Change): Change {
  const { checkout, userErrors } = change.payload;
  if (checkout && !userErrors.length) track({ kind, checkout });
  return change;
}
