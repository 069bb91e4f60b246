import type { SessionCalls } from '../../shopware/session/shopper-session.ts';
import { readCart } from '../cart/public/change-cart.ts';
import type { GatewayContext } from '../shared/context.ts';
import type { ErrorKey } from '../shared/error-codes.ts';
import { alignContext } from '../shared/session-currency.ts';
import { userError, userErrorsOf } from '../shared/user-errors.ts';
import { readSession, type SessionPayload, visitorSession } from './public/session.ts';

/**
 * Writes a choice into the shopper's context. No context is created for language or currency, which the URL and a
 * cookie hold.
 * @param body of `PATCH /context`; nothing happens without an id
 * @param id of the choice
 * @param create whether to create a missing context
 */
export async function changeSession(
  context: GatewayContext,
  body: Readonly<Record<string, string>>,
  field: string,
  create: boolean,
): Promise<SessionPayload> {
  const { session } = context;
  if (Object.values(body).some((id) => id.trim() === '')) {
    return refused(context, 'BLANK_ID', field);
  }
  if (!session.exists && !create)
    return { session: await visitorSession(context), cart: null, userErrors: [] };
  return session.withLock((calls) => applyChange(context, calls, body, field));
}

/** Returns an error for an invalid value; nothing was changed. */
export function refused({ messages }: GatewayContext, key: ErrorKey, field: string): SessionPayload {
  return { session: null, cart: null, userErrors: [userError(messages, key, [field])] };
}

export async function applyChange(
  context: GatewayContext,
  calls: SessionCalls,
  body: Readonly<Record<string, string>>,
  field: string,
): Promise<SessionPayload> {
  try {
    await calls.write({ method: 'PATCH', path: '/context', body });
    delete calls.data.currency;
  } catch (error) {
    return { session: null, cart: null, userErrors: userErrorsOf(error, context.messages, [field]) };
  }
  return {
    session: await readSession(context, calls),
    cart: await readCart(context, calls),
    userErrors: [],
  };
}

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
