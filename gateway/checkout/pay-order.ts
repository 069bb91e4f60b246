import type { PayOrderPayload } from '../../schema/generated/resolvers.ts';
import type { GatewayContext } from '../graphql/context.ts';
import { userError, userErrorsOf } from '../graphql/user-errors.ts';
import { readOrder } from './order.ts';
import { startPayment } from './payment.ts';

/** Begins (again) to pay an order, of this session only. */
export async function payOrder(context: GatewayContext, orderId: string): Promise<PayOrderPayload> {
  const refuse = (code: string) => ({
    order: null,
    paymentUrl: null,
    userErrors: [userError(context.messages, code, ['orderId'])],
  });
  if (!context.session.exists) return refuse('CHECKOUT__ORDER_ORDER_NOT_FOUND');
  return context.session.exclusive(async (calls) => {
    const order = await readOrder(context, calls, orderId);
    if (order === null) return refuse('CHECKOUT__ORDER_ORDER_NOT_FOUND');
    if (order.paid) return { ...refuse('CHECKOUT__ORDER_ORDER_ALREADY_PAID'), order };
    try {
      return { order, paymentUrl: await startPayment(context, calls, orderId), userErrors: [] };
    } catch (error) {
      return { order, paymentUrl: null, userErrors: userErrorsOf(error, context.messages) };
    }
  });
}
