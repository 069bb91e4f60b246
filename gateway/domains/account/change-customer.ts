import type { CustomerPayload, UserError } from '../../../schema/generated/types.ts';
import type { SessionCalls } from '../../shopware/session/shopper-session.ts';
import type { GatewayContext } from '../shared/context.ts';
import { NOT_LOGGED_IN, refusals } from '../shared/login-required.ts';
import { userError } from '../shared/user-errors.ts';
import { readCustomer } from './customer.ts';

/**
 * Changes the customer, alone in the session, and answers with them as they are then.
 * @param own what the gateway itself refuses; nothing is sent then
 * @param field input field of errors that Shopware has none for
 */
export async function changeCustomer(
  context: GatewayContext,
  own: UserError[],
  send: (calls: SessionCalls) => Promise<unknown>,
  field: string[] | null = null,
): Promise<CustomerPayload> {
  const { session, messages } = context;
  if (!session.exists) return { customer: null, userErrors: [userError(messages, NOT_LOGGED_IN)] };
  return session.withLock(async (calls) => {
    const userErrors = await refusals(messages, own, field, () => send(calls));
    return { customer: await readCustomer(calls), userErrors };
  });
}
