import { setTimeout as wait } from 'node:timers/promises';
import { productItems, type SwCart } from '../../shopware/mappers/cart-entity.ts';
import type { SwOrder } from '../../shopware/mappers/order-entity.ts';
import type { SessionCalls } from '../../shopware/session/shopper-session.ts';
import { findOrder } from '../orders/public/order.ts';

/** Clock skew between Shopware and the gateways. */
const CLOCK_SKEW_MS = 5_000;
/** Rarely: any call with the session's token may write back the cart that the order is about to empty. */
const SEARCH_INTERVAL_MS = 2_000;

/** An order that was sent, and whose answer was lost; milliseconds since 1970. */
interface SentOrder {
  readonly at: number;
  /** When Shopware is no longer at work on it. */
  readonly overAt: number;
}

/**
 * The order that was made of what was sent, or null when Shopware has made none until `overAt`. Only while the session's
 * lock is held.
 * @throws UpstreamError or ShopwareError when it cannot be known even then
 */
export async function findSentOrder(calls: SessionCalls, { at, overAt }: SentOrder): Promise<SwOrder | null> {
  for (;;) {
    const left = overAt - Date.now();
    try {
      const { order, settled } = await search(calls, at);
      if (settled || left <= 0) return order;
    } catch (error) {
      if (left <= 0) throw error;
    }
    await wait(Math.min(SEARCH_INTERVAL_MS, left));
  }
}

/**
 * The order placed from the session's cart since a time. It empties the cart, at its end: with a full one it is another
 * device's, or under way, or a call beside it has written the cart back. One of the same total is taken for it rather
 * than made twice, but not before the others are ruled out (`settled`).
 */
async function search(
  calls: SessionCalls,
  since: number,
): Promise<{ readonly order: SwOrder | null; readonly settled: boolean }> {
  const last = await findOrder(calls, { sort: [{ field: 'orderDateTime', order: 'DESC' }] });
  const age = Date.parse(last?.entity.orderDateTime ?? '') - since;
  if (last === null || !(age > -CLOCK_SKEW_MS)) return { order: null, settled: false };

  const cart = await calls.read<SwCart>({ method: 'GET', path: '/checkout/cart' });
  if (productItems(cart).length === 0) return { order: last.entity, settled: true };
  const total = last.entity.price?.totalPrice;
  const same = total !== undefined && total === cart.price?.totalPrice;
  return { order: same ? last.entity : null, settled: false };
}
