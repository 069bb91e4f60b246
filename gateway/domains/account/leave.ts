import type { DeleteCustomerInput } from '../../../schema/generated/types.ts';
import type { SessionCalls } from '../../shopware/session/shopper-session.ts';
import { emptyCart } from '../cart/public/cart.ts';
import { readCart } from '../cart/public/change-cart.ts';
import { readSession, type SessionPayload, visitorSession } from '../session/public/session.ts';
import type { GatewayContext } from '../shared/context.ts';
import { accountErrors, isLoggedOut, NOT_LOGGED_IN } from '../shared/login-required.ts';
import { userError } from '../shared/user-errors.ts';
import { loginRefused } from './enter.ts';

/** Logs out. The session continues with another token, even if Shopware had already expired the login. */
export async function logout(context: GatewayContext): Promise<SessionPayload> {
  const { session } = context;
  if (!session.exists) {
    return { session: await visitorSession(context), cart: await emptyCart(context), userErrors: [] };
  }
  await session.withLock(async (calls) => {
    try {
      await calls.write({ path: '/account/logout' });
    } catch (error) {
      if (!isLoggedOut(error)) throw error;
      await startNewSession(context, calls);
    }
    session.setLoginState('none');
  });
  return left(context);
}

export async function deleteCustomer(
  context: GatewayContext,
  { confirmed }: DeleteCustomerInput,
): Promise<SessionPayload> {
  const { session, messages } = context;
  if (!session.exists) return loginRefused([userError(messages, NOT_LOGGED_IN)]);
  if (!confirmed) return loginRefused([userError(messages, 'DELETION_NOT_CONFIRMED', ['confirmed'])]);
  try {
    await session.withLock(async (calls) => {
      await calls.write({ method: 'DELETE', path: '/account/customer' });
      await startNewSession(context, calls);
    });
  } catch (error) {
    return loginRefused(accountErrors(error, messages));
  }
  return left(context);
}

async function startNewSession({ session, language }: GatewayContext, calls: SessionCalls): Promise<void> {
  session.reset();
  await calls.write({ method: 'PATCH', path: '/context', body: { languageId: language.id } });
}

function left(context: GatewayContext): Promise<SessionPayload> {
  return context.session.withLock(async (calls) => ({
    session: await readSession(context, calls),
    cart: await readCart(context, calls),
    userErrors: [],
  }));
}
