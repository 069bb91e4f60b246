import type { Call } from '../server/call.ts';
import { authThrottled, customerNotFound, failure, type ShopwareError } from '../server/errors.ts';
import { forgetAttempts, secondsToWait } from '../server/rate-limit.ts';
import { raceGap } from '../session/context-store.ts';
import type { Entity } from '../shop/entity.ts';
import { newToken } from '../shop/ids.ts';
import { textOf } from './check.ts';
import { customerOf } from './current-customer.ts';
import { accountByEmail } from './email.ts';
import { moveSession, restoreSession } from './log-in.ts';
import { isPasswordOf } from './password.ts';

function badCredentials(): ShopwareError {
  return failure(401, 'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS', 'Invalid username and/or password.');
}

function awaitsConfirmation(customer: {
  readonly doubleOptInRegistration: boolean;
  readonly doubleOptInConfirmDate: string | null;
}): boolean {
  return customer.doubleOptInRegistration && customer.doubleOptInConfirmDate === null;
}

/**
 * Cases 103–106, 302–307, 335, 350, 354, 583–588. @throws 401 …BAD_CREDENTIALS, CHECKOUT__CUSTOMER_NOT_FOUND,
 * CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED, 429 CHECKOUT__CUSTOMER_AUTH_THROTTLED with the seconds in its parameters
 */
export async function login(call: Call): Promise<Entity> {
  const email = textOf(call.body, 'username') ?? textOf(call.body, 'email');
  const seconds = secondsToWait(call, 'login', email ?? '');
  if (seconds > 0) throw authThrottled(seconds);
  const { password } = call.body;
  const none = password === undefined || password === null || password === '';
  if (email === null || none) throw badCredentials();
  const customer = accountByEmail(call.shop, email);
  if (customer === undefined || !customer.active) throw customerNotFound(email);
  if (!isPasswordOf(customer, password)) throw badCredentials();
  if (awaitsConfirmation(customer)) {
    throw failure(
      401,
      'CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED',
      `The customer with the id "${customer.id}" has not completed the opt-in.`,
      { customerId: customer.id },
    );
  }
  await raceGap(call.shop);
  restoreSession(call, customer);
  forgetAttempts(call, 'login', email);
  return { apiAlias: 'array_struct', redirectUrl: null };
}

/**
 * Rotates the token, under which there is neither customer nor cart (cases 167, 308, 584, 878). A customer's session
 * continues under another token that only a login returns; a guest's is deleted (LogoutRoute of 6.7).
 */
export function logout(call: Call): Entity {
  const customer = customerOf(call);
  if (customer.guest) {
    call.shop.contexts.delete(call.reply.token);
    call.shop.carts.delete(call.reply.token);
  } else moveSession(call, customer);
  call.reply.token = newToken();
  return { apiAlias: 'array_struct', redirectUrl: null };
}
