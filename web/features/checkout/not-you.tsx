import { useState } from 'react';
import { useMutation } from 'urql';
import type { CheckoutPartsFragment } from '../../generated/graphql.ts';
import { failureText } from '../../shared/errors/failure-text.ts';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { makeKey } from '../../shared/graphql/idempotency-key.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { notify } from '../../shared/notifications/notifications.tsx';
import { changeSession } from '../../shared/session/session-store.ts';
import { clearDrafts } from '../../shared/storage/drafts.ts';
import { adoptCart, changeCart } from '../cart/public/cart-store.ts';
import { ForgetGuestDocument } from './order.generated.ts';

type Guest = NonNullable<CheckoutPartsFragment['customer']>;

/** For shared devices: ends the previous guest's session and keeps the cart. */
export function NotYou({ guest, items }: { guest: Guest; items: CheckoutPartsFragment['cart']['items'] }) {
  const { t, path } = useShop();
  const [busy, setBusy] = useState(false);
  const [, forgetGuest] = useMutation(ForgetGuestDocument);
  async function forget() {
    if (busy) return;
    setBusy(true);
    try {
      const { payload } = await dataOf(forgetGuest({}));
      clearDrafts();
      changeSession('VISITOR');
      if (payload.cart) adoptCart(payload.cart);
      for (const { productId, quantity } of items) {
        if (productId) await changeCart({ kind: 'add', productId, quantity, idempotencyKey: makeKey() });
      }
      // Clears the guest's data from memory.
      location.assign(path('/checkout'));
    } catch (reason) {
      setBusy(false);
      notify('danger', failureText(reason));
    }
  }
  const { firstName, lastName, email } = guest;
  return (
    <p className="not-you" data-testid="checkout-guest">
      <span className="break-words">
        {t('checkout.customer', { name: `${firstName} ${lastName}`, email })}
      </span>
      <button
        type="button"
        className="link link-target"
        aria-busy={busy}
        onClick={() => void forget()}
        data-testid="checkout-not-you-button"
      >
        {t('checkout.notYou')}
      </button>
    </p>
  );
}
