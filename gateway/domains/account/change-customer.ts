import type { CustomerPayload, UserError } from '../../../schema/generated/types.ts';
import type { SessionCalls } from '../../shopware/session/shopper-session.ts';
import type { GatewayContext } from '../shared/context.ts';
import type { ErrorKey } from '../shared/error-codes.ts';
import { NOT_LOGGED_IN, refusals } from '../shared/login-required.ts';
import { userError } from '../shared/user-errors.ts';
import { readCustomer } from './customer.ts';

/**
 * Changes the customer under the session's lock and returns the result.
 * @param own errors found by the gateway; if any, nothing is sent
 * @param field fallback field of Shopware's errors
 * @param named label of the field, for the message
 */
export async function changeCustomer(
  context: GatewayContext,
  inputErrors: UserError[] | ((calls: SessionCalls) => Promise<UserError[]>),
  send: (calls: SessionCalls) => Promise<unknown>,
  field: string[] | null = null,
  named: ErrorKey | null = null,
): Promise<CustomerPayload> {
  const { session, messages } = context;
  if (!session.exists) return { customer: null, userErrors: [userError(messages, NOT_LOGGED_IN)] };
  return session.withLock(async (calls) => {
    const found = typeof inputErrors === 'function' ? await inputErrors(calls) : inputErrors;
    const userErrors = await refusals(messages, found, field, () => send(calls), named);
    return { customer: await readCustomer(calls), userErrors };
  });
}
