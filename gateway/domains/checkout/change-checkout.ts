import type { CheckoutPayload, SetGuestCustomerInput } from '../../../schema/generated/types.ts';
import { UUID } from '../../shopware/entities.ts';
import type { SwCustomer } from '../../shopware/mappers/context-entity.ts';
import { assertNoOrderUnderWay, unreportedOrder } from '../../shopware/session/sent-order.ts';
import { registrationBody, registrationErrors, registrationRefusal } from '../account/public/registration.ts';
import { awaitsConfirmation } from '../session/public/session.ts';
import { checkBruteForce } from '../shared/brute-force.ts';
import type { GatewayContext } from '../shared/context.ts';
import type { ErrorKey } from '../shared/error-codes.ts';
import { alignContext } from '../shared/session-currency.ts';
import { accountErrors, NOT_LOGGED_IN, userError, userErrorsOf } from '../shared/user-errors.ts';
import { expiredErrors, readCheckout } from './checkout.ts';

const SENTENCE = {
  shippingMethodId: 'UNKNOWN_SHIPPING_METHOD',
  paymentMethodId: 'CHECKOUT__UNKNOWN_PAYMENT_METHOD',
} as const;

/** Chooses the shipping or payment method. */
export function chooseMethod(
  context: GatewayContext,
  kind: 'shippingMethodId' | 'paymentMethodId',
  id: string,
): Promise<CheckoutPayload> {
  return context.session.withLock(async (calls) => {
    try {
      if (id.trim() === '') {
        const checkout = context.session.exists ? await readCheckout(context, calls) : null;
        return { checkout, userErrors: [userError(context.messages, 'BLANK_ID', ['id'])] };
      }
      await calls.write({ method: 'PATCH', path: '/context', body: { [kind]: id } });
      const { methods } = calls.data;
      const chosen = kind === 'shippingMethodId' ? { shipping: id } : { payment: id };
      calls.data.methods = {
        shipping: methods?.shipping ?? null,
        payment: methods?.payment ?? null,
        ...chosen,
      };
    } catch (error) {
      const refused = userErrorsOf(error, context.messages, ['id'], SENTENCE[kind]);
      const userErrors = refused.map((entry) => ({ ...entry, field: ['id'] }));
      return { checkout: await readCheckout(context, calls), userErrors };
    }
    const checkout = await readCheckout(context, calls);
    return { checkout, userErrors: expiredErrors(context) };
  });
}

export async function chooseAddress(
  context: GatewayContext,
  kind: 'shippingAddressId' | 'billingAddressId',
  id: string,
): Promise<CheckoutPayload> {
  const { session, messages } = context;
  if (!session.exists) return { checkout: null, userErrors: [userError(messages, NOT_LOGGED_IN)] };
  return session.withLock(async (calls) => {
    const refuse = async (key: ErrorKey) => ({
      checkout: await readCheckout(context, calls),
      userErrors: [userError(messages, key, ['id'])],
    });
    if (id.trim() === '') return refuse('BLANK_ID');
    if (!UUID.test(id)) return refuse('CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND');
    try {
      await calls.write({ method: 'PATCH', path: '/context', body: { [kind]: id } });
    } catch (error) {
      const userErrors = accountErrors(error, messages, null, [], 'CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND').map(
        (entry) => (entry.code === NOT_LOGGED_IN ? entry : { ...entry, field: ['id'] }),
      );
      const checkout = await readCheckout(context, calls);
      return { checkout, userErrors: session.expired ? expiredErrors(context) : userErrors };
    }
    return { checkout: await readCheckout(context, calls), userErrors: [] };
  });
}

/** Registers a guest, who has to confirm with double opt-in and gets a mail each time (case 347). */
export async function setGuestCustomer(context: GatewayContext, input: SetGuestCustomerInput) {
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
