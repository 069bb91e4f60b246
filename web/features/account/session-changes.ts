import { useState } from 'react';
import type { CartPartsFragment, CustomerState } from '../../generated/graphql.ts';
import { failureText } from '../../shared/graphql/api-error.ts';
import { mutate } from '../../shared/graphql/current-client.tsx';
import { useShop } from '../../shared/i18n/shop.ts';
import { useNavigation } from '../../shared/navigation/navigation.ts';
import { notify } from '../../shared/notifications/notifications.tsx';
import { changeSession, leaving } from '../../shared/session/session-store.ts';
import { clearDrafts } from '../../shared/storage/tab-storage.ts';
import { adoptCart, refreshCart } from '../cart/public/cart-store.ts';
import { LogoutDocument } from './auth.generated.ts';

interface SessionChange {
  session?: { state: CustomerState } | null | undefined;
  cart?: CartPartsFragment | null | undefined;
}

export function leaveSession({ session, cart }: SessionChange): void {
  changeSession(session?.state ?? 'VISITOR');
  if (cart) adoptCart(cart);
  else void refreshCart();
}

/** Updates cart and session in all tabs, and reports merged carts (docs/rules.md, "Errors"). */
export function afterLogin({ session, cart }: SessionChange): void {
  if (cart) {
    adoptCart(cart);
    const merged = cart.notices.find(({ code }) => code === 'CART_MERGED');
    if (merged) notify('info', merged.message, true);
  }
  if (session) changeSession(session.state, false);
}

/** Logs out and returns to the home page. */
export function useLogout(): { readonly busy: boolean; logout(): Promise<void> } {
  const { t, path } = useShop();
  const navigation = useNavigation();
  const [busy, setBusy] = useState(false);
  async function leave() {
    const { payload } = await mutate(LogoutDocument, {});
    clearDrafts();
    await navigation.go(path('/'));
    leaveSession(payload);
  }
  async function logout() {
    if (busy) return;
    setBusy(true);
    try {
      await leaving(leave());
      notify('success', t('account.logout.done'));
    } catch (reason) {
      setBusy(false);
      notify('danger', failureText(reason));
    }
  }
  return { busy, logout };
}
