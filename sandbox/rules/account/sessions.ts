import type { Call } from '../../protocol/call.ts';
import { newToken } from '../../state/ids.ts';
import { type CartRecord, type ContextRecord, type CustomerRecord, emptyCart } from '../../state/records.ts';
import type { Shop } from '../../state/shop.ts';

/** Gives a session and its cart another token; the old one becomes unknown. */
function rename(shop: Shop, session: ContextRecord, token: string): void {
  const cart = shop.carts.get(session.token);
  shop.contexts.delete(session.token);
  shop.carts.delete(session.token);
  shop.contexts.put(token, { ...session, token });
  if (cart !== undefined) shop.carts.put(token, { ...cart, token });
}

/** Rotates the token and logs the customer in; the cart stays (cases 302–305, 312, 341). */
export function moveSession({ shop, reply, language }: Call, customer: CustomerRecord): void {
  const session = shop.contexts.get(reply.token) ?? { token: reply.token };
  const changed: ContextRecord = {
    ...session,
    languageId: session.languageId ?? language.id,
    customerId: customer.id,
    shippingAddressId: undefined,
    billingAddressId: undefined,
  };
  reply.token = newToken();
  rename(shop, changed, reply.token);
}

/**
 * Continues the customer's other session and merges both carts, or rotates this session's token if there is none
 * (cases 306, 345, 583, 588).
 */
export function restoreSession(call: Call, customer: CustomerRecord): void {
  const { shop, reply } = call;
  const previous = shop.contexts.where('customerId', customer.id).at(-1);
  if (previous === undefined || previous.token === reply.token) {
    moveSession(call, customer);
    return;
  }
  // An expired session continues under a new token.
  const token = previous.expired ? newToken() : previous.token;
  rename(shop, { ...previous, expired: false }, token);
  const visitorCart = shop.carts.get(reply.token);
  if (visitorCart !== undefined)
    shop.carts.put(token, merged(shop.carts.get(token) ?? emptyCart(token), visitorCart));
  shop.carts.delete(reply.token);
  shop.contexts.delete(reply.token);
  reply.token = token;
}

/** Quantities of the same line add up. */
function merged(cart: CartRecord, other: CartRecord): CartRecord {
  const lines = cart.lines.map((line) => {
    const match = other.lines.find(({ id }) => id === line.id);
    return match === undefined ? line : { ...line, quantity: line.quantity + match.quantity };
  });
  const added = other.lines.filter(({ id }) => !cart.lines.some((line) => line.id === id));
  return {
    ...cart,
    lines: [...lines, ...added],
    codes: [...new Set([...cart.codes, ...other.codes])],
    blocked: [...new Set([...cart.blocked, ...other.blocked])],
  };
}

/** Their tokens become unknown (cases 385, 425). */
export function endSessions(shop: Shop, customerId: string): void {
  for (const { token } of shop.contexts.where('customerId', customerId)) shop.contexts.delete(token);
}
