import type { Call } from '../server/call.ts';
import { assertStorable, raceGap } from '../session/context-store.ts';
import { type Current, currentSession } from '../session/current.ts';
import { type Calculation, calculateCart } from './calculate.ts';
import { type CartRecord, emptyCart } from './cart-record.ts';

export interface LoadedCart {
  readonly cart: Calculation;
  readonly current: Current;
}

/**
 * Reads, changes, calculates, writes. As in Shopware without a lock: the last writer wins, even a read (twenty parallel adds
 * leave three to six).
 */
export async function updateCart(
  call: Call,
  change: (record: CartRecord) => CartRecord,
): Promise<LoadedCart> {
  const { shop, reply } = call;
  const stored = shop.carts.get(reply.token) ?? emptyCart(reply.token);
  const changed = change(stored);
  const current = currentSession(shop, call.session);
  await raceGap(shop);
  const cart = calculateCart(shop, changed, current, { ...call.view, currency: current.currency });
  storeCart(call, cart);
  return { cart, current };
}

/** An empty cart is not stored. */
export function storeCart({ shop, reply }: Call, cart: Calculation): void {
  assertStorable(reply.token);
  if (cart.lines.length > 0) shop.carts.put(reply.token, cart.record);
  else shop.carts.delete(reply.token);
}
