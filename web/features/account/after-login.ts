import type { CartPartsFragment, CustomerState } from '../../generated/graphql.ts';
import { notify } from '../../shared/notifications/notifications.tsx';
import { changeSession } from '../../shared/session/session-store.ts';
import { adoptCart } from '../cart/public/cart-store.ts';

/** What login, registration and its confirmation answer with. */
interface SessionChange {
  session?: { state: CustomerState } | null | undefined;
  cart?: CartPartsFragment | null | undefined;
}

/** Brings cart and session of all tabs up to a login that has just succeeded, and says when carts were merged (docs/rules.md, "Errors"). */
export async function afterLogin({ session, cart }: SessionChange): Promise<void> {
  if (cart) {
    adoptCart(cart);
    const merged = cart.notices.find(({ code }) => code === 'cart-merged-hint');
    if (merged) notify('info', merged.message, true);
  }
  if (session) changeSession(session.state);
}
