import { useEffect, useRef, useState } from 'react';
import type {
  CheckoutPartsFragment,
  CheckoutQuery,
  UserErrorPartsFragment,
} from '../../generated/graphql.ts';
import { failureText } from '../../shared/errors/failure-text.ts';
import { buyerInput, destination, homeCountry } from '../../shared/forms/buyer-draft.ts';
import { checkBuyer } from '../../shared/forms/buyer-rules.ts';
import { type FieldErrors, fieldId, sortErrors } from '../../shared/forms/form-errors.ts';
import { currentApi } from '../../shared/graphql/current-api.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { useNavigation } from '../../shared/navigation/navigation.ts';
import { notify } from '../../shared/notifications/notifications.tsx';
import { loginIsMissing } from '../../shared/session/login-missing.ts';
import { changeSession, sessionStore } from '../../shared/session/session-store.ts';
import { useLoginLost } from '../../shared/session/use-login-lost.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { adoptCart } from '../cart/public/cart-store.ts';
import {
  CheckoutDocument,
  IdentifyGuestDocument,
  PlaceOrderDocument,
  SetCountryDocument,
  SetPaymentMethodDocument,
  SetShippingMethodDocument,
} from './checkout.generated.ts';
import { draftFromCheckout, emptyDraft, type GuestDraft } from './guest-draft.ts';
import { attemptKey, endAttempt } from './order-attempt.ts';
import { storePaymentFailure } from './payment-failure.ts';
import { savePaymentUrl } from './payment-url.ts';
import { clearDraft, saveDraft, storedDraft } from './persisted-draft.ts';

/** What the shop answers to a choice. */
interface Change {
  payload: { checkout?: CheckoutPartsFragment | null; userErrors: UserErrorPartsFragment[] };
}

/** Code for a guest who must confirm their e-mail address before anything else. */
const OPT_IN = 'CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED';

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

/** Loads the checkout after hydration and carries out what the shopper does; typed values survive a reload. */
export function useCheckout(): CheckoutModel {
  const { t, path } = useShop();
  const navigation = useNavigation();
  const lost = useLoginLost();
  const [data, setData] = useState<CheckoutQuery | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [draft, setDraft] = useState<GuestDraft>(() => emptyDraft(''));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [general, setGeneral] = useState<readonly string[]>([]);
  const [wanted, setWanted] = useState<CheckoutModel['wanted']>({});
  const [placing, setPlacing] = useState(false);
  const [confirming, setConfirming] = useState<string | null>(null);
  const [terms, setTerms] = useState(false);
  const [waiver, setWaiver] = useState(false);
  const told = useRef('');
  const present = useRef<CheckoutQuery | null>(null);
  const changes = useRef(Promise.resolve());
  const ordering = useRef(false);

  const show = (next: CheckoutQuery | null) => {
    present.current = next;
    setData(next);
  };

  // Whoever logs in or out or confirms their address, here or in another tab, gets the checkout that is theirs.
  const session = useSession();
  const loggedIn = session === 'CUSTOMER';
  const confirmed = confirming !== null && session === 'GUEST';
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` only stores.
  useEffect(() => {
    currentApi()
      .personal(CheckoutDocument, {})
      .then((answer) => {
        const known = draftFromCheckout(answer.checkout, homeCountry(answer.countries));
        if (answer.checkout.customer) told.current = JSON.stringify(buyerInput(known));
        setDraft(storedDraft(known));
        show(answer);
        adoptCart(answer.checkout.cart);
        if (!confirmed) return;
        setConfirming(null);
        setGeneral([]);
        notify('success', t('checkout.optIn.done'));
      })
      .catch((reason: unknown) => setFailure(failureText(reason)));
  }, [loggedIn, confirmed]);
  const customer = data?.checkout.customer?.guest === false;
  const undelivered =
    data && !customer && !data.checkout.cart.virtual && !deliversTo(data, destination(draft))
      ? { [countryField(draft)]: t('checkout.noDelivery') }
      : {};

  const take = (checkout: CheckoutPartsFragment | null | undefined) => {
    if (!checkout) return;
    if (!checkout.customer) told.current = '';
    show(present.current && { ...present.current, checkout });
    adoptCart(checkout.cart);
  };
  const refuse = (userErrors: readonly UserErrorPartsFragment[]) => {
    const { fields, general: others } = sortErrors('guest', userErrors);
    setErrors(fields);
    setGeneral(others);
    if (userErrors.some(({ code }) => code === OPT_IN)) {
      setGeneral([]);
      setConfirming(draft.email.trim());
    }
    if (customer && userErrors.some(loginIsMissing)) lost();
    return userErrors.length > 0;
  };
  const focusSummary = () => requestAnimationFrame(() => document.getElementById('checkout-errors')?.focus());

  /** Changes go to the shop one after the other; what was chosen shows at once and goes back when it is refused. */
  function change(kind: keyof CheckoutModel['wanted'], id: string, run: () => Promise<Change>) {
    setWanted((before) => ({ ...before, [kind]: id }));
    setFailure(null);
    changes.current = changes.current
      .then(run)
      .then(({ payload }) => {
        take(payload.checkout);
        refuse(payload.userErrors);
      })
      .catch((reason: unknown) => setFailure(failureText(reason)))
      .then(() => setWanted((before) => (before[kind] === id ? { ...before, [kind]: undefined } : before)));
  }

  /** Where the goods go decides which ways lead there and what they cost. */
  function deliverTo(countryId: string) {
    change('country', countryId, async () => {
      const { setCountry } = await currentApi().mutate(SetCountryDocument, { input: { countryId } });
      const { state } = setCountry.session ?? {};
      if (state && state !== sessionStore.getState()) changeSession(state);
      const { checkout } = await currentApi().personal(CheckoutDocument, {});
      return { payload: { checkout, userErrors: setCountry.userErrors } };
    });
  }

  /** Tells the shop who buys if that has changed; answers with the checkout as it then is, or null when refused. */
  async function identify(checkout: CheckoutPartsFragment): Promise<CheckoutPartsFragment | null> {
    if (customer) return checkout;
    const input = buyerInput(draft);
    if (told.current === JSON.stringify(input)) return checkout;
    const { payload } = await currentApi().mutate(IdentifyGuestDocument, { input });
    take(payload.checkout);
    if (refuse(payload.userErrors)) return null;
    setConfirming(null);
    told.current = JSON.stringify(input);
    changeSession('GUEST');
    return payload.checkout ?? checkout;
  }

  async function order() {
    await changes.current;
    const shown = present.current;
    if (!shown) return;
    const found: Record<string, string> = customer
      ? {}
      : { ...checkBuyer('guest', draft, shown.countries, t) };
    Object.assign(found, undelivered);
    if (!terms) found['checkout-terms'] = t('checkout.terms.required');
    if (shown.checkout.cart.items.some(({ download }) => download) && !waiver) {
      found['checkout-waiver'] = t('checkout.waiver.required');
    }
    setErrors(found);
    setGeneral([]);
    if (Object.keys(found).length) return focusSummary();
    const checkout = await identify(shown.checkout);
    if (!checkout) return focusSummary();
    if (checkout.cart.total.amount !== shown.checkout.cart.total.amount) {
      setGeneral([t('checkout.totalChanged', { total: checkout.cart.total.formatted })]);
      return focusSummary();
    }
    const { placeOrder } = await currentApi().mutate(PlaceOrderDocument, {
      input: {
        idempotencyKey: attemptKey(checkout.cart.hash),
        cartHash: checkout.cart.hash,
        termsAccepted: terms,
        revocationWaived: waiver,
        ...(draft.comment.trim() && { comment: draft.comment.trim() }),
      },
    });
    endAttempt();
    if (!placeOrder.order) {
      if (placeOrder.cart) {
        const { cart } = placeOrder;
        show({ ...shown, checkout: { ...checkout, cart } });
        adoptCart(cart);
        // Ways to ship and to pay may be others than those that were shown.
        currentApi()
          .personal(CheckoutDocument, {})
          .then((answer) => take(answer.checkout))
          .catch(() => {});
      }
      refuse(placeOrder.userErrors);
      if (!placeOrder.userErrors.length) setGeneral([t('error.general')]);
      return focusSummary();
    }
    clearDraft();
    const [failed] = placeOrder.userErrors;
    if (failed) storePaymentFailure(placeOrder.order.id, failed.message);
    if (placeOrder.paymentUrl) savePaymentUrl(placeOrder.order.id, placeOrder.paymentUrl);
    if (placeOrder.cart) adoptCart(placeOrder.cart);
    else adoptCart({ ...checkout.cart, items: [], count: 0, promotions: [], notices: [] });
    await navigation.go(path(`/checkout/success/${placeOrder.order.id}`), { replace: true });
  }

  /** Runs what leads to an order, one at a time; what goes wrong on the way stands on top of the form. */
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

  /** Shopware sends the mail whenever a guest says who they are. */
  async function sendOptInAgain() {
    const shown = present.current;
    if (!shown) return;
    const { payload } = await currentApi().mutate(IdentifyGuestDocument, { input: buyerInput(draft) });
    take(payload.checkout);
    refuse(payload.userErrors);
    if (payload.userErrors.every(({ code }) => code === OPT_IN)) notify('success', t('checkout.optIn.sent'));
  }

  return {
    data,
    failure,
    draft,
    errors,
    shownErrors: { ...undelivered, ...errors },
    general,
    customer,
    wanted,
    placing,
    confirming,
    terms,
    waiver,
    setTerms,
    setWaiver,
    change,
    edit: (part) => {
      const next = { ...draft, ...part };
      const country = destination(next);
      if (country && country !== destination(draft)) deliverTo(country);
      setDraft((before) => {
        const merged = { ...before, ...part };
        saveDraft(merged);
        return merged;
      });
    },
    chooseShipping: (id) =>
      change('shipping', id, () => currentApi().mutate(SetShippingMethodDocument, { input: { id } })),
    choosePayment: (id) =>
      change('payment', id, () => currentApi().mutate(SetPaymentMethodDocument, { input: { id } })),
    placeOrder: () => run(order),
    sendOptInAgain: () => run(sendOptInAgain),
  };
}

/** The field of the country that the goods of a guest go to. */
function countryField({ separate }: GuestDraft): string {
  return fieldId('guest', [separate ? 'shippingAddress' : 'billingAddress', 'countryId']);
}

/** Whether goods are sent to a country. */
function deliversTo({ countries }: Pick<CheckoutQuery, 'countries'>, countryId: string): boolean {
  return countries.find(({ id }) => id === countryId)?.shippingAvailable ?? true;
}
