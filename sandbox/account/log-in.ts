import { type CartRecord, emptyCart } from '../cart/cart-record.ts';
import type { Call } from '../server/call.ts';
import type { ContextRecord } from '../session/context-record.ts';
import { stamp } from '../shop/entity.ts';
import { newToken } from '../shop/ids.ts';
import type { Shop } from '../shop/shop.ts';
import type { CustomerRecord } from './customer-record.ts';

/** The sessions in which a customer is logged in, oldest first. */
function sessionsOf(shop: Shop, customerId: string): ContextRecord[] {
  return shop.contexts.where('customerId', customerId);
}

/** Rotates the token, keeping customer and cart; the old token becomes unknown (cases 302–305, 312, 341). */
export function moveSession(call: Call, customer: CustomerRecord): void {
  const { shop, reply } = call;
  const token = newToken();
  const cart = shop.carts.get(reply.token);
  const context = shop.contexts.get(reply.token);
  shop.contexts.delete(reply.token);
  shop.carts.delete(reply.token);
  shop.contexts.put(token, {
    ...context,
    token,
    languageId: context?.languageId ?? call.language.id,
    customerId: customer.id,
    shippingAddressId: undefined,
    billingAddressId: undefined,
  });
  if (cart !== undefined) shop.carts.put(token, { ...cart, token });
  reply.token = token;
}

/** Joins the customer's existing session and merges both carts, else rotates this session's token (cases 306, 345, 583, 588). */
export function restoreSession(call: Call, customer: CustomerRecord): void {
  const { shop, reply } = call;
  shop.customers.put(customer.id, { ...customer, lastLogin: stamp() });
  const existing = revived(shop, sessionsOf(shop, customer.id).at(-1));
  if (existing === undefined || existing.token === reply.token) {
    moveSession(call, customer);
    return;
  }
  const visitor = shop.carts.get(reply.token);
  if (visitor !== undefined) {
    const own = shop.carts.get(existing.token) ?? emptyCart(existing.token);
    shop.carts.put(existing.token, merged(own, visitor));
  }
  shop.carts.delete(reply.token);
  shop.contexts.delete(reply.token);
  reply.token = existing.token;
}

/** An expired session continues under a new token, with its cart. */
function revived(shop: Shop, session: ContextRecord | undefined): ContextRecord | undefined {
  if (!session?.expired) return session;
  const again = { ...session, token: newToken(), expired: false };
  const cart = shop.carts.get(session.token);
  shop.contexts.delete(session.token);
  shop.carts.delete(session.token);
  shop.contexts.put(again.token, again);
  if (cart !== undefined) shop.carts.put(again.token, { ...cart, token: again.token });
  return again;
}

/** Quantities of the same line add up; codes and removed promotions are united. */
function merged(own: CartRecord, other: CartRecord): CartRecord {
  const lines = own.lines.map((line) => {
    const same = other.lines.find(({ id }) => id === line.id);
    return same === undefined ? line : { ...line, quantity: line.quantity + same.quantity };
  });
  const added = other.lines.filter(({ id }) => !own.lines.some((line) => line.id === id));
  return {
    ...own,
    lines: [...lines, ...added],
    codes: [...new Set([...own.codes, ...other.codes])],
    blocked: [...new Set([...own.blocked, ...other.blocked])],
  };
}

/** Their tokens become unknown (cases 385, 425). */
export function endSessions(shop: Shop, customerId: string): void {
  for (const { token } of sessionsOf(shop, customerId)) shop.contexts.delete(token);
}
