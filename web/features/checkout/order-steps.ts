import type { CheckoutPartsFragment, CheckoutQuery, PlaceOrderMutation } from '../../generated/graphql.ts';
import { buyerInput } from '../../shared/forms/buyer-draft.ts';
import { checkBuyer } from '../../shared/forms/buyer-rules.ts';
import { errorsOf, type FieldErrors } from '../../shared/forms/form-errors.ts';
import { mutate, query } from '../../shared/graphql/current-client.tsx';
import type { Shop } from '../../shared/i18n/shop.ts';
import type { Navigation } from '../../shared/navigation/navigation.ts';
import { notify } from '../../shared/notifications/notifications.tsx';
import { changeSession } from '../../shared/session/session-store.ts';
import { clearDraft } from '../../shared/storage/tab-storage.ts';
import { track } from '../../shared/tracking/track.ts';
import { adoptCart } from '../cart/public/cart-store.ts';
import { CheckoutDocument } from './checkout.generated.ts';
import { PlaceOrderDocument, SetGuestCustomerDocument } from './order.generated.ts';
import {
  attemptKey,
  endAttempt,
  savePayment,
  storePaymentFailure,
  unfinishedAttempt,
} from './order-attempt.ts';
import { CHECKOUT_DRAFT, type CheckoutState, OPT_IN } from './use-checkout-state.ts';

export interface Consent {
  readonly terms: boolean;
  readonly waiver: boolean;
  readonly undelivered: FieldErrors;
}

type Placed = PlaceOrderMutation['placeOrder'];

const SWAPPED = new Set<string>(['SHIPPING_METHOD_CHANGED', 'PAYMENT_METHOD_CHANGED']);

function checkOrder(
  shown: CheckoutQuery,
  { customer, draft }: CheckoutState,
  { terms, waiver, undelivered }: Consent,
  t: Shop['t'],
): FieldErrors {
  const buyer = customer ? {} : checkBuyer(draft, shown.countries, t);
  const found: Record<string, string> = { ...errorsOf('guest', buyer), ...undelivered };
  const needsTerms = shown.shop.legalPages.some(({ role }) => role === 'TERMS');
  if (needsTerms && !terms) found['checkout-terms'] = t('checkout.terms.required');
  if (shown.checkout.cart.items.some(({ isDownload }) => isDownload) && !waiver) {
    found['checkout-waiver'] = t('checkout.waiver.required');
  }
  return found;
}

/** Differences between the displayed checkout (`state`) and the one to be ordered. */
function whatWasNotSeen(
  { cart, data, wanted }: CheckoutState,
  shown: CheckoutQuery,
  { cart: ordered, shippingMethodId, paymentMethodId }: CheckoutPartsFragment,
  t: Shop['t'],
): string[] {
  const { checkout: seen } = data ?? shown;
  const total = (cart ?? seen.cart).total.amount !== ordered.total.amount;
  const swapped =
    paymentMethodId !== (wanted.payment ?? seen.paymentMethodId) ||
    (!ordered.virtual && shippingMethodId !== (wanted.shipping ?? seen.shippingMethodId));
  const notices = ordered.notices.filter(({ code }) => SWAPPED.has(code)).map(({ message }) => message);
  return [
    ...(swapped ? (notices.length ? notices : [t('checkout.methodsChanged')]) : []),
    ...(total ? [t('checkout.totalChanged', { total: ordered.total.formatted })] : []),
  ];
}

interface Placement {
  readonly navigation: Navigation;
  readonly shop: Shop;
  readonly state: CheckoutState;
  readonly consent: Consent;
  focusSummary(): void;
}

/** Sends changed details; resolves with the new checkout, or null when refused. */
async function identify(
  { state }: Placement,
  checkout: CheckoutPartsFragment,
): Promise<CheckoutPartsFragment | null> {
  const { customer, draft, identified, take, refuse, setConfirming } = state;
  if (customer) return checkout;
  const input = buyerInput(draft);
  if (identified.current === JSON.stringify(input)) return checkout;
  const { payload } = await mutate(SetGuestCustomerDocument, { input });
  take(payload.checkout);
  if (refuse(payload.userErrors)) return null;
  setConfirming(null);
  identified.current = JSON.stringify(input);
  changeSession('GUEST');
  return payload.checkout ?? checkout;
}

function refused(
  { shop, state, focusSummary }: Placement,
  { cart, userErrors }: Placed,
  shown: CheckoutQuery,
  checkout: CheckoutPartsFragment,
): void {
  const { show, take, refuse, setGeneral } = state;
  if (cart) {
    show({ ...shown, checkout: { ...checkout, cart } });
    adoptCart(cart);
    // Available methods may have changed.
    query(CheckoutDocument, {})
      .then((answer) => take(answer.checkout))
      .catch(() => {});
  }
  const swaps = cart?.notices.filter(({ code }) => SWAPPED.has(code)) ?? [];
  if (swaps.length && userErrors.every(({ code }) => code === 'CART_CHANGED'))
    setGeneral(swaps.map(({ message }) => message));
  else refuse(userErrors);
  if (!userErrors.length) setGeneral([shop.t('error.general')]);
  focusSummary();
}

/** Validates and sends the form, then places the order; throws network errors. */
export async function order(placement: Placement): Promise<void> {
  const { shop, state, consent, focusSummary } = placement;
  const { changes, present, draft, setErrors, setGeneral } = state;
  const { t } = shop;
  await changes.current;
  const shown = present.current;
  if (!shown) return;
  const found = checkOrder(shown, state, consent, t);
  setErrors(found);
  setGeneral([]);
  if (Object.keys(found).length) return focusSummary();
  const checkout = await identify(placement, shown.checkout);
  if (!checkout) return focusSummary();
  if (checkout.cart.items.length === 0 && unfinishedAttempt()) return resumeOrder(placement);
  const unseen = whatWasNotSeen(state, shown, checkout, t);
  setGeneral(unseen);
  if (unseen.length) return focusSummary();
  if (!checkout.cart.virtual) track({ kind: 'shipping', checkout });
  track({ kind: 'payment', checkout });
  const { placeOrder: placed } = await mutate(PlaceOrderDocument, {
    input: {
      idempotencyKey: attemptKey(checkout.cart.hash),
      cartHash: checkout.cart.hash,
      termsAccepted: consent.terms,
      revocationWaived: consent.waiver,
      ...(draft.comment.trim() && { comment: draft.comment.trim() }),
    },
  });
  if (placed.order) return showOrder(placement, placed.order, placed, checkout);
  endAttempt();
  refused(placement, placed, shown, checkout);
}

/** Requests the order of the last attempt after a lost response; only with an empty cart, so no other order is placed. */
export async function resumeOrder(placement: Placement): Promise<void> {
  const attempt = unfinishedAttempt();
  const shown = placement.state.present.current;
  if (!attempt || !shown) return;
  const { placeOrder: placed } = await mutate(PlaceOrderDocument, {
    input: { idempotencyKey: attempt.key, cartHash: attempt.hash, termsAccepted: true },
  });
  if (placed.order) return showOrder(placement, placed.order, placed, shown.checkout);
  endAttempt();
}

/** The confirmation page ends the attempt: a reload before it is shown requests the order again. */
async function showOrder(
  { navigation, shop }: Placement,
  { id, number }: NonNullable<Placed['order']>,
  { cart: left, userErrors: [failed], paymentUrl }: Placed,
  { cart }: CheckoutPartsFragment,
): Promise<void> {
  clearDraft(CHECKOUT_DRAFT);
  if (failed) storePaymentFailure(id, failed.message);
  if (paymentUrl) savePayment(id, { url: paymentUrl, number });
  adoptCart(left ?? { ...cart, items: [], totalQuantity: 0, promotions: [], notices: [] });
  await navigation.go(shop.path(`/checkout/success/${id}`), { replace: true });
}

/** Shopware sends a mail each time a guest submits their details. */
export async function sendOptInAgain({ shop, state }: Placement): Promise<void> {
  const { present, draft, take, refuse } = state;
  const shown = present.current;
  if (!shown) return;
  const { payload } = await mutate(SetGuestCustomerDocument, { input: buyerInput(draft) });
  take(payload.checkout);
  refuse(payload.userErrors);
  if (payload.userErrors.every(({ code }) => code === OPT_IN))
    notify('success', shop.t('checkout.optIn.sent'));
}
