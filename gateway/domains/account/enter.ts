import type { UserError } from '../../../schema/generated/types.ts';
import { productItems, type SwCart } from '../../shopware/mappers/cart-entity.ts';
import type { SessionCalls } from '../../shopware/session/shopper-session.ts';
import { readCart } from '../cart/public/change-cart.ts';
import { createNotice } from '../cart/public/create-notice.ts';
import { withPendingNotices } from '../cart/public/pending-notices.ts';
import { readSession, type SessionPayload } from '../session/public/session.ts';
import type { GatewayContext } from '../shared/context.ts';
import { alignContext } from '../shared/session-currency.ts';

type Pieces = ReadonlyMap<string, number>;

/** Cart contents before the login; empty for a visitor without a session. */
export async function piecesBefore(context: GatewayContext, calls: SessionCalls): Promise<Pieces> {
  if (!context.session.exists) return new Map();
  const cart = await calls.read<SwCart>({ method: 'GET', path: '/checkout/cart' });
  return new Map(productItems(cart).map(({ id, quantity }) => [id ?? '', quantity ?? 0]));
}

/**
 * Session and cart after a login. Shopware merges the carts silently; if both had items, the gateway adds a notice
 * (docs/rules.md, "Errors", cart-merged-hint).
 * @param before cart contents before the login
 */
export function loginResult(context: GatewayContext, before: Pieces): Promise<SessionPayload> {
  return context.session.withLock(async (calls) => {
    await alignContext(context, calls);
    const session = await readSession(context, calls);
    const cart = await readCart(context, calls);
    const merged = before.size > 0 && cart.items.some(({ id, quantity }) => quantity > (before.get(id) ?? 0));
    const hint = merged ? [createNotice(context.messages, 'cart-merged-hint', 'INFO')] : [];
    withPendingNotices(context, calls, hint);
    return { session, cart: { ...cart, notices: [...hint, ...cart.notices] }, userErrors: [] };
  });
}

export function loginRefused(userErrors: UserError[]): SessionPayload {
  return { session: null, cart: null, userErrors };
}
