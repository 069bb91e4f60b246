import { isUnshared } from '../../lib/upstream-error.ts';
import { ShopwareError } from '../../shopware/errors.ts';
import { productItems, type SwCart } from '../../shopware/mappers/cart-entity.ts';
import type { SessionCalls } from '../../shopware/session/shopper-session.ts';
import { UUID } from '../../shopware/uuid.ts';

/** Milliseconds after which a cart that is gone has not been moved by what was lost. */
const MOVED_WITHIN_MS = 5 * 60_000;

/**
 * The cart of a session whose new token got lost on the way (`SessionData.lostToken`): Shopware has moved all that was in
 * it to that token. A guest's is nobody's any more, so its contents are put into the cart again; that of an account comes
 * back with the next login. Neither is sold out.
 * @param own line items that the call changes on purpose
 */
export async function restoreCart(
  calls: SessionCalls,
  cart: SwCart,
  own: readonly string[] | '*',
): Promise<SwCart> {
  const { lostToken, cart: before } = calls.data;
  if (!lostToken || !before || own === '*' || Date.now() - lostToken.at > MOVED_WITHIN_MS) return cart;
  const there = new Set(productItems(cart).map(({ id }) => id));
  const known = before.items.filter(({ id }) => !own.includes(id));
  if (known.length === 0 || known.some(({ id }) => there.has(id))) return cart;
  const restored = lostToken.guest ? await putBack(calls, known, before.promotions) : null;
  if (restored === null) calls.data.cart = { ...before, items: [], promotions: [] };
  delete calls.data.lostToken;
  return restored ?? cart;
}

/**
 * The cart with its former contents; null where Shopware does not take them, or nothing can be changed now.
 * @throws UpstreamError
 */
async function putBack(
  calls: SessionCalls,
  items: readonly { readonly id: string; readonly quantity: number }[],
  promotions: readonly { readonly code: string | null }[],
): Promise<SwCart | null> {
  const products = items.filter(({ id }) => UUID.test(id));
  const body = {
    items: [
      ...products.map(({ id, quantity }) => ({ id, referencedId: id, type: 'product', quantity })),
      ...promotions.flatMap(({ code }) => (code === null ? [] : [{ type: 'promotion', referencedId: code }])),
    ],
  };
  try {
    return await calls.write<SwCart>({ path: '/checkout/cart/line-item', body });
  } catch (error) {
    if (error instanceof ShopwareError || isUnshared(error)) return null;
    throw error;
  }
}
