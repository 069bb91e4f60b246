import type { PayOrderInput, UserError } from '../../../schema/generated/types.ts';
import type { ResolversParentTypes } from '../../generated/resolvers.ts';
import type { StoreCall } from '../../shopware/store-client.ts';
import type { GatewayContext } from '../shared/context.ts';
import { userError, userErrorsOf } from '../shared/user-errors.ts';
import { openLink } from './order-link.ts';
import { type OrderSource, order, readOrder } from './public/order.ts';
import { type PaymentCalls, startPayment } from './public/payment.ts';

/** Starts or retries the payment of an order, of this session or by a link. */
export async function payOrder(
  context: GatewayContext,
  { orderId, link }: PayOrderInput,
): Promise<ResolversParentTypes['PayOrderPayload']> {
  const { session, messages } = context;
  if (session.exists) {
    const own = await session.withLock(async (calls) => {
      const shown = await readOrder(context, calls, orderId);
      return shown && pay(context, calls, shown);
    });
    if (own !== null) return own;
  }
  if (!link) return refused([userError(messages, 'CHECKOUT__ORDER_ORDER_NOT_FOUND', ['orderId'])]);
  const { found, userErrors } = await openLink(context, link);
  if (found === null) return refused(userErrors);
  if (found.entity.id !== orderId) {
    return refused([userError(messages, 'CHECKOUT__ORDER_ORDER_NOT_FOUND', ['orderId'])]);
  }
  return pay(context, withoutSession(context), order(context, found));
}

async function pay(
  context: GatewayContext,
  calls: PaymentCalls,
  shown: OrderSource,
): Promise<ResolversParentTypes['PayOrderPayload']> {
  const { messages } = context;
  const refuse = (code: string) => ({ ...refused([userError(messages, code, ['orderId'])]), order: shown });
  if (shown.paid) return refuse('CHECKOUT__ORDER_ORDER_ALREADY_PAID');
  if (shown.status.key === 'cancelled') return refuse('ORDER_CANCELLED');
  if (shown.paysElsewhere && !shown.canPay) return refuse('ORDER_NOT_PAYABLE');
  try {
    return { order: shown, paymentUrl: await startPayment(context, calls, shown), userErrors: [] };
  } catch (error) {
    return { order: shown, paymentUrl: null, userErrors: userErrorsOf(error, messages) };
  }
}

/** Shopware lets anybody pay, so a link needs no session. */
function withoutSession({ store, language, address }: GatewayContext): PaymentCalls {
  const common = { languageId: language.id, ...(address === undefined ? {} : { address }) };
  return {
    write: async <T>(call: StoreCall) => (await store.write<T>({ ...common, ...call })).body,
  };
}

function refused(userErrors: UserError[]): ResolversParentTypes['PayOrderPayload'] {
  return { order: null, paymentUrl: null, userErrors };
}
