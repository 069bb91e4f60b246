import type { CheckoutPayload } from '../../../schema/generated/types.ts';
import { UUID } from '../../shopware/uuid.ts';
import type { GatewayContext } from '../shared/context.ts';
import type { ErrorKey } from '../shared/error-codes.ts';
import { accountErrors, NOT_LOGGED_IN } from '../shared/login-required.ts';
import { userError, userErrorsOf } from '../shared/user-errors.ts';
import { readCheckout } from './checkout.ts';
import { expiredErrors } from './expired-session.ts';

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
