import { useRef, useState } from 'react';
import { useClient } from 'urql';
import type { CheckoutPartsFragment, CheckoutQuery, PlaceOrderMutation } from '../../generated/graphql.ts';
import { failureText } from '../../shared/errors/failure-text.ts';
import { buyerInput } from '../../shared/forms/buyer-draft.ts';
import { checkBuyer } from '../../shared/forms/buyer-rules.ts';
import type { FieldErrors } from '../../shared/forms/form-errors.ts';
import { useSummaryFocus } from '../../shared/forms/use-summary-focus.ts';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { type Shop, useShop } from '../../shared/i18n/shop.ts';
import { useNavigation } from '../../shared/navigation/navigation.ts';
import { notify } from '../../shared/notifications/notifications.tsx';
import { changeSession } from '../../shared/session/session-store.ts';
import { clearDraft } from '../../shared/storage/drafts.ts';
import { track } from '../../shared/tracking/track.ts';
import { adoptCart } from '../cart/public/cart-store.ts';
import { CheckoutDocument, IdentifyGuestDocument, PlaceOrderDocument } from './checkout.generated.ts';
import { CHECKOUT_DRAFT } from './guest-draft.ts';
import { attemptKey, endAttempt } from './order-attempt.ts';
import { storePaymentFailure } from './payment-failure.ts';
import { savePaymentUrl } from './payment-url.ts';
import { type CheckoutState, OPT_IN } from './use-checkout-state.ts';

interface Consent {
  readonly terms: boolean;
  readonly waiver: boolean;
  readonly undelivered: FieldErrors;
}

type Placed = PlaceOrderMutation['placeOrder'];

function checkOrder(
  shown: CheckoutQuery,
  { customer, draft }: CheckoutState,
  { terms, waiver, undelivered }: Consent,
  t: Shop['t'],
): FieldErrors {
  const found: Record<string, string> = customer ? {} : { ...checkBuyer('guest', draft, shown.countries, t) };
  Object.assign(found, undelivered);
  const asked = shown.legalPages.some(({ role }) => role === 'TERMS');
  if (asked && !terms) found['checkout-terms'] = t('checkout.terms.required');
  if (shown.checkout.cart.items.some(({ download }) => download) && !waiver) {
    found['checkout-waiver'] = t('checkout.waiver.required');
  }
  return found;
}

/** One attempt at a time; failures stand on top of the form. */
export function useOrderPlacement(state: CheckoutState, consent: Consent) {
  const { t, path } = useShop();
  const client = useClient();
  const navigation = useNavigation();
  const [placing, setPlacing] = useState(false);
  const ordering = useRef(false);
  const focusSummary = useSummaryFocus('checkout');
  const { customer, draft, present, changes, identified } = state;
  const { setErrors, setGeneral, setConfirming, setFailure, show, take, refuse } = state;

  /** Sends changed details; resolves with the new checkout, or null when refused. */
  async function identify(checkout: CheckoutPartsFragment): Promise<CheckoutPartsFragment | null> {
    if (customer) return checkout;
    const input = buyerInput(draft);
    if (identified.current === JSON.stringify(input)) return checkout;
    const { payload } = await dataOf(client.mutation(IdentifyGuestDocument, { input }));
    take(payload.checkout);
    if (refuse(payload.userErrors)) return null;
    setConfirming(null);
    identified.current = JSON.stringify(input);
    changeSession('GUEST');
    return payload.checkout ?? checkout;
  }

  function refused({ cart, userErrors }: Placed, shown: CheckoutQuery, checkout: CheckoutPartsFragment) {
    if (cart) {
      show({ ...shown, checkout: { ...checkout, cart } });
      adoptCart(cart);
      // Available methods may have changed.
      dataOf(client.query(CheckoutDocument, {}))
        .then((answer) => take(answer.checkout))
        .catch(() => {});
    }
    refuse(userErrors);
    if (!userErrors.length) setGeneral([t('error.general')]);
    focusSummary();
  }

  async function order() {
    await changes.current;
    const shown = present.current;
    if (!shown) return;
    const found = checkOrder(shown, state, consent, t);
    setErrors(found);
    setGeneral([]);
    if (Object.keys(found).length) return focusSummary();
    const checkout = await identify(shown.checkout);
    if (!checkout) return focusSummary();
    if (checkout.cart.total.amount !== shown.checkout.cart.total.amount) {
      setGeneral([t('checkout.totalChanged', { total: checkout.cart.total.formatted })]);
      return focusSummary();
    }
    if (!checkout.cart.virtual) track({ kind: 'shipping', checkout });
    track({ kind: 'payment', checkout });
    const { placeOrder: placed } = await dataOf(
      client.mutation(PlaceOrderDocument, {
        input: {
          idempotencyKey: attemptKey(checkout.cart.hash),
          cartHash: checkout.cart.hash,
          termsAccepted: consent.terms,
          revocationWaived: consent.waiver,
          ...(draft.comment.trim() && { comment: draft.comment.trim() }),
        },
      }),
    );
    endAttempt();
    if (!placed.order) return refused(placed, shown, checkout);
    clearDraft(CHECKOUT_DRAFT);
    rememberPayment(placed.order.id, placed);
    adoptCart(placed.cart ?? { ...checkout.cart, items: [], count: 0, promotions: [], notices: [] });
    await navigation.go(path(`/checkout/success/${placed.order.id}`), { replace: true });
  }

  function run(work: () => Promise<unknown>) {
    if (ordering.current) return;
    ordering.current = true;
    setPlacing(true);
    setFailure(null);
    work()
      .catch((reason: unknown) => {
        setFailure(failureText(reason));
        focusSummary();
      })
      .finally(() => {
        ordering.current = false;
        setPlacing(false);
      });
  }

  /** Shopware mails whenever a guest sends their details. */
  async function sendOptInAgain() {
    const shown = present.current;
    if (!shown) return;
    const { payload } = await dataOf(client.mutation(IdentifyGuestDocument, { input: buyerInput(draft) }));
    take(payload.checkout);
    refuse(payload.userErrors);
    if (payload.userErrors.every(({ code }) => code === OPT_IN)) notify('success', t('checkout.optIn.sent'));
  }

  return { placing, placeOrder: () => run(order), sendOptInAgain: () => run(sendOptInAgain) };
}

/** For the page after the order. */
function rememberPayment(orderId: string, { userErrors: [failed], paymentUrl }: Placed): void {
  if (failed) storePaymentFailure(orderId, failed.message);
  if (paymentUrl) savePaymentUrl(orderId, paymentUrl);
}
