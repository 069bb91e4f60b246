import { useEffect, useRef, useState } from 'react';
import type {
  CheckoutPartsFragment,
  CheckoutQuery,
  UserErrorPartsFragment,
} from '../../generated/graphql.ts';
import {
  addressDraft,
  type BuyerDraft,
  buyerInput,
  emptyBuyer,
  homeCountry,
  salutationChoice,
} from '../../shared/forms/buyer-draft.ts';
import { type FieldErrors, sortErrors } from '../../shared/forms/form-errors.ts';
import { overlay } from '../../shared/forms/use-draft.ts';
import { failureText } from '../../shared/graphql/api-error.ts';
import { query } from '../../shared/graphql/current-client.tsx';
import { useShop } from '../../shared/i18n/shop.ts';
import { notify } from '../../shared/notifications/notifications.tsx';
import { loginIsMissing, useLoginLost, useSession } from '../../shared/session/session-store.ts';
import { readDraft } from '../../shared/storage/tab-storage.ts';
import { adoptCart, type CartState, useCart } from '../cart/public/cart-store.ts';
import { CheckoutDocument } from './checkout.generated.ts';

export const CHECKOUT_DRAFT = 'checkout';

export interface GuestDraft extends BuyerDraft {
  comment: string;
}

function emptyDraft(countryId: string): GuestDraft {
  return { ...emptyBuyer(countryId), comment: '' };
}

function draftFromCheckout(checkout: CheckoutPartsFragment, countryId: string): GuestDraft {
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

/** Payload of a mutation of the checkout. */
export interface Change {
  payload: { checkout?: CheckoutPartsFragment | null; userErrors: UserErrorPartsFragment[] };
}

/** Selected, not yet confirmed by the gateway. */
type Wanted = {
  readonly [kind in 'shipping' | 'payment' | 'country' | 'shippingAddress' | 'billingAddress']?:
    | string
    | undefined;
};

/** A guest must confirm their e-mail address first. */
export const OPT_IN = 'EMAIL_NOT_CONFIRMED';
const CART_CHANGED = 'CART_CHANGED';

/** The country for which the cart already calculates shipping. */
function firstCountry({ session, countries }: CheckoutQuery, home: string | null): string {
  const chosen = session.country?.id;
  return countries.find(({ id }) => id === chosen)?.id ?? homeCountry(countries, home);
}

/** The cart hash is not a form field. */
function byField(userErrors: readonly UserErrorPartsFragment[]) {
  return sortErrors(
    'guest',
    userErrors.map((error) => (error.code === CART_CHANGED ? { ...error, field: null } : error)),
  );
}

/** Reloads methods and prices after a cart change (promotion code, another tab); an order waits for them. */
function useFollowedCart({
  present,
  changes,
  take,
  fail,
}: {
  present: { readonly current: CheckoutQuery | null };
  changes: { current: Promise<void> };
  take(checkout: CheckoutPartsFragment): void;
  fail(reason: unknown): void;
}): CartState['cart'] {
  const { cart } = useCart();
  const hash = cart?.hash;
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the cart alone.
  useEffect(() => {
    if (hash === undefined || !present.current || hash === present.current.checkout.cart.hash) return;
    const reload = async () => take((await query(CheckoutDocument, {})).checkout);
    changes.current = changes.current.then(reload).catch(fail);
  }, [hash]);
  return cart;
}

/** Loaded after hydration; mutations return the new state. */
export function useCheckoutState() {
  const { t, identity } = useShop();
  const lost = useLoginLost();
  const [data, setData] = useState<CheckoutQuery | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [draft, setDraft] = useState<GuestDraft>(() => emptyDraft(''));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [general, setGeneral] = useState<readonly string[]>([]);
  const [wanted, setWanted] = useState<Wanted>({});
  const [confirming, setConfirming] = useState<string | null>(null);
  const identified = useRef('');
  const present = useRef<CheckoutQuery | null>(null);
  const changes = useRef(Promise.resolve());

  const fail = (reason: unknown) => setFailure(failureText(reason));
  const show = (next: CheckoutQuery | null) => {
    present.current = next;
    setData(next);
  };

  // Reloads after a login, logout or confirmation, also in another tab.
  const session = useSession();
  const loggedIn = session === 'CUSTOMER';
  const confirmed = confirming !== null && session === 'GUEST';
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` only stores, and the shop stays the same.
  useEffect(() => {
    query(CheckoutDocument, {})
      .then((answer) => {
        const known = draftFromCheckout(answer.checkout, firstCountry(answer, identity.country));
        if (answer.checkout.customer) identified.current = JSON.stringify(buyerInput(known));
        setDraft(overlay(known, readDraft(CHECKOUT_DRAFT)));
        show(answer);
        adoptCart(answer.checkout.cart);
        if (!confirmed) return;
        setConfirming(null);
        setGeneral([]);
        notify('success', t('checkout.optIn.done'));
      })
      .catch(fail);
  }, [loggedIn, confirmed]);
  const customer = data?.checkout.customer?.isGuest === false;

  const take = (checkout: CheckoutPartsFragment | null | undefined) => {
    if (!checkout) return;
    if (!checkout.customer) identified.current = '';
    show(present.current && { ...present.current, checkout });
    adoptCart(checkout.cart);
  };
  const refuse = (userErrors: readonly UserErrorPartsFragment[]) => {
    const { fields, general: others } = byField(userErrors);
    setErrors(fields);
    const waits = userErrors.some(({ code }) => code === OPT_IN);
    setGeneral(waits ? [] : others);
    if (waits) setConfirming(draft.email.trim());
    if (customer && userErrors.some(loginIsMissing)) lost();
    return userErrors.length > 0;
  };

  /** Sends changes one at a time; applies them optimistically and reverts a rejected one. */
  function change(kind: keyof Wanted, id: string, run: () => Promise<Change>) {
    setWanted((before) => ({ ...before, [kind]: id }));
    setFailure(null);
    changes.current = changes.current
      .then(run)
      .then(({ payload }) => {
        take(payload.checkout);
        refuse(payload.userErrors);
      })
      .catch(fail)
      .then(() => setWanted((before) => (before[kind] === id ? { ...before, [kind]: undefined } : before)));
  }

  const cart = useFollowedCart({ present, changes, take, fail });

  return {
    data,
    cart,
    failure,
    setFailure,
    draft,
    setDraft,
    errors,
    setErrors,
    general,
    setGeneral,
    wanted,
    confirming,
    setConfirming,
    identified,
    present,
    changes,
    customer,
    show,
    take,
    refuse,
    change,
  };
}

export type CheckoutState = ReturnType<typeof useCheckoutState>;
