import { readCart } from '../cart/public/change-cart.ts';
import type { GatewayContext } from '../shared/context.ts';
import { alignContext } from '../shared/session-currency.ts';
import { readSession, type SessionPayload } from './public/session.ts';

/** Opens a session for a client that has none, in the language and currency of the request. */
export function createSession(context: GatewayContext): Promise<SessionPayload> {
  return context.session.withLock(async (calls) => {
    if (!context.session.exists) await alignContext(context, calls, true);
    return {
      session: await readSession(context, calls),
      cart: await readCart(context, calls),
      userErrors: [],
    };
  });
}
