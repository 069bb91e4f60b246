import type { CheckoutPayload, SetGuestCustomerInput } from '../../../schema/generated/types.ts';
import type { SwCustomer } from '../../shopware/mappers/context-entity.ts';
import { assertNoOrderUnderWay, unreportedOrder } from '../../shopware/session/sent-order.ts';
import { registrationBody, registrationErrors, registrationRefusal } from '../account/public/registration.ts';
import { awaitsConfirmation } from '../session/public/session.ts';
import { checkBruteForce } from '../shared/brute-force.ts';
import type { GatewayContext } from '../shared/context.ts';
import { alignContext } from '../shared/session-currency.ts';
import { userError } from '../shared/user-errors.ts';
import { readCheckout } from './checkout.ts';
import { expiredErrors } from './expired-session.ts';

/**
 * Registers a guest. Shopware moves the cart to the new token. Errors name their field; a business without a company is
 * checked here, because Shopware accepts it. With double opt-in the guest is not logged in until they confirm (case
 * 347), and is sent a mail each time.
 */
export async function setGuestCustomer(
  context: GatewayContext,
  input: SetGuestCustomerInput,
): Promise<CheckoutPayload> {
  const inputErrors = registrationErrors(context, input);
  const body = { ...(await registrationBody(context, input)), guest: true };
  const { session } = context;
  const tooMany = inputErrors.length > 0 ? null : await checkBruteForce(context, 'guest', input.email);
  if (tooMany !== null) {
    const checkout = session.exists ? await session.withLock((calls) => readCheckout(context, calls)) : null;
    return { checkout, userErrors: [tooMany] };
  }
  return session.withLock(async (calls) => {
    try {
      if (inputErrors.length > 0)
        return { checkout: await readCheckout(context, calls), userErrors: inputErrors };
      await assertNoOrderUnderWay(calls);
      if (unreportedOrder(calls)) {
        const checkout = await readCheckout(context, calls);
        // The next click is answered with the order; another guest could not read it.
        if (checkout.cart.items.length === 0) return { checkout, userErrors: [] };
      }
      // Shopware treats a registration in an expired session like one in a new session.
      if (calls.data.cart?.items.length) await calls.read({ method: 'GET', path: '/context' });
      if (session.expired)
        return { checkout: await readCheckout(context, calls), userErrors: expiredErrors(context) };
      await alignContext(context, calls);
      const created = await calls.write<SwCustomer>({ path: '/account/register', body });
      const waits = awaitsConfirmation(created);
      session.setLoginState(waits ? 'inactive' : 'none');
      const userErrors = waits ? [userError(context.messages, 'CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED')] : [];
      return { checkout: await readCheckout(context, calls), userErrors };
    } catch (error) {
      const userErrors = await registrationRefusal(context, input, error);
      return { checkout: session.exists ? await readCheckout(context, calls) : null, userErrors };
    }
  });
}
