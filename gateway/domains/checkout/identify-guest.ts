import type { CheckoutPayload, IdentifyGuestInput } from '../../../schema/generated/types.ts';
import type { SwCustomer } from '../../shopware/mappers/context-entity.ts';
import { registrationBody, registrationErrors } from '../account/public/registration.ts';
import { awaitsConfirmation } from '../session/public/session.ts';
import type { GatewayContext } from '../shared/context.ts';
import { alignContext } from '../shared/session-currency.ts';
import { userError, userErrorsOf } from '../shared/user-errors.ts';
import { readCheckout } from './checkout.ts';

/**
 * Says who buys, without an account. Shopware moves the cart to the token that it answers with. What it refuses comes
 * back with the field it belongs to; a business without a company it would let pass, so that is checked here. Where
 * guests must confirm their address first, nobody is there until they did (case 347).
 */
export async function identifyGuest(
  context: GatewayContext,
  input: IdentifyGuestInput,
): Promise<CheckoutPayload> {
  const own = registrationErrors(context, input);
  const body = { ...(await registrationBody(context, input)), guest: true };
  const { session } = context;
  return session.withLock(async (calls) => {
    try {
      if (own.length > 0) return { checkout: await readCheckout(context, calls), userErrors: own };
      await alignContext(context, calls);
      const created = await calls.write<SwCustomer>({ path: '/account/register', body });
      const waits = awaitsConfirmation(created);
      session.setLoginState(waits ? 'inactive' : 'none');
      const userErrors = waits ? [userError(context.messages, 'CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED')] : [];
      return { checkout: await readCheckout(context, calls), userErrors };
    } catch (error) {
      const userErrors = userErrorsOf(error, context.messages);
      return { checkout: session.exists ? await readCheckout(context, calls) : null, userErrors };
    }
  });
}
