import type { CartPartsFragment, CustomerState } from '../../generated/graphql.ts';
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
