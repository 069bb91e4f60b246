import type { IdInput, ReorderPayload } from '../../../schema/generated/types.ts';
import { productItems, type SwCart } from '../../shopware/mappers/cart-entity.ts';
import type { SwOrderItem } from '../../shopware/mappers/order-entity.ts';
import { presentCart } from '../cart/public/change-cart.ts';
import type { GatewayContext } from '../shared/context.ts';
import type { ErrorKey } from '../shared/error-codes.ts';
import { alignContext } from '../shared/session-currency.ts';
import { userError, userErrorsOf } from '../shared/user-errors.ts';
import { findOrderById } from './public/order.ts';

/**
 * Adds an order's products to the cart, and its promotions by code. The id of a line item is that of the product; otherwise
 * Shopware would create a second line.
 */
export async function reorder(context: GatewayContext, { id }: IdInput): Promise<ReorderPayload> {
  const { session, messages } = context;
  const refuse = (code: ErrorKey) => ({
    cart: null,
    missing: [],
    userErrors: [userError(messages, code, ['id'])],
  });
  if (!session.exists) return refuse('CHECKOUT__ORDER_ORDER_NOT_FOUND');
  return session.withLock(async (calls) => {
    const found = await findOrderById(calls, id);
    if (found === null) return refuse('CHECKOUT__ORDER_ORDER_NOT_FOUND');
    const lines = (found.entity.lineItems ?? []).filter(({ type }) => type === 'product');
    const items = requestedItems(lines);
    if (items.length === 0) return { ...refuse('NOTHING_TO_REORDER'), missing: names(lines) };
    try {
      await alignContext(context, calls);
      const changed = await calls.write<SwCart>({ path: '/checkout/cart/line-item', body: { items } });
      const there = new Set(productItems(changed).map(({ id }) => id));
      const { cart } = await presentCart(context, calls, changed, { changed: '*' });
      return {
        cart,
        missing: names(lines.filter(({ productId }) => !there.has(productId))),
        userErrors: [],
      };
    } catch (error) {
      return {
        cart: null,
        missing: [],
        userErrors: userErrorsOf(error, messages, ['id'], 'CHECKOUT__ORDER_ORDER_NOT_FOUND'),
      };
    }
  });
}

function requestedItems(lines: readonly SwOrderItem[]) {
  const pieces = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    if (productId) pieces.set(productId, (pieces.get(productId) ?? 0) + (quantity ?? 1));
  }
  return [...pieces].map(([id, quantity]) => ({ id, referencedId: id, type: 'product', quantity }));
}

function names(lines: readonly SwOrderItem[]): string[] {
  return lines.map(({ label }) => label ?? '');
}
