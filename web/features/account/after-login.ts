import type { CartPartsFragment, CustomerState } from '../../generated/graphql.ts';
import { notify } from '../../shared/notifications/notifications.tsx';
import { changeSession } from '../../shared/session/session-store.ts';
import { adoptCart, refreshCart } from '../cart/public/cart-store.ts';

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
