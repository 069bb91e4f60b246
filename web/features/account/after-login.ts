import type { CartPartsFragment, CustomerState } from '../../generated/graphql.ts';
import { notify } from '../../shared/notifications/notifications.tsx';
import { changeSession } from '../../shared/session/session-store.ts';
import { adoptCart, refreshCart } from '../cart/public/cart-store.ts';

export function leaveSession({
  session,
  cart,
}: {
  session?: { state: CustomerState } | null | undefined;
  cart?: CartPartsFragment | null | undefined;
}): void {
  changeSession(session?.state ?? 'VISITOR');
  if (cart) adoptCart(cart);
  else void refreshCart();
}

interface SessionChange {
  session?: { state: CustomerState } | null | undefined;
  cart?: CartPartsFragment | null | undefined;
}

/** Updates cart and session in all tabs, and reports merged carts (docs/rules.md, "Errors"). */
export async function afterLogin({ session, cart }: SessionChange): Promise<void> {
  if (cart) {
    adoptCart(cart);
    const merged = cart.notices.find(({ code }) => code === 'CART_MERGED');
    if (merged) notify('info', merged.message, true);
  }
  if (session) changeSession(session.state, false);
}
