import type { CheckoutPayload } from '../../../schema/generated/types.ts';
import type { GatewayContext } from '../shared/context.ts';
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
