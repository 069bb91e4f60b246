import type { ChangeOrderPaymentInput, OrderIdInput, UserError } from '../../../schema/generated/types.ts';
import type { ResolversParentTypes } from '../../generated/resolvers.ts';
import type { SessionCalls } from '../../shopware/session/shopper-session.ts';
import type { GatewayContext } from '../shared/context.ts';
import type { ErrorKey } from '../shared/error-codes.ts';
import { accountErrors } from '../shared/login-required.ts';
import { userError } from '../shared/user-errors.ts';
import { askingInstead } from './order-state.ts';
import { type OrderSource, readOrder } from './public/order.ts';

const NOT_FOUND = 'CHECKOUT__ORDER_ORDER_NOT_FOUND';

export function changeOrderPayment(
  context: GatewayContext,
  { orderId, paymentMethodId }: ChangeOrderPaymentInput,
): Promise<ResolversParentTypes['OrderPayload']> {
  const refusal = (order: OrderSource): [ErrorKey, string] | null => {
    if (order.paid) return ['CHECKOUT__ORDER_ORDER_ALREADY_PAID', 'orderId'];
    if (!order.canChangePayment) return ['CHECKOUT__PAYMENT_METHOD_UNCHANGEABLE', 'orderId'];
    return paymentMethodId.trim() === '' ? ['BLANK_ID', 'paymentMethodId'] : null;
  };
  return changeOrder(context, orderId, 'paymentMethodId', refusal, (calls) =>
    calls.write({ path: '/order/payment', body: { orderId, paymentMethodId } }),
  );
}

export async function cancelOrder(
  context: GatewayContext,
  { orderId }: OrderIdInput,
): Promise<ResolversParentTypes['OrderPayload']> {
  const refusal = ({ canCancel }: OrderSource): [ErrorKey, string] | null =>
    canCancel ? null : ['ORDER_NOT_CANCELLABLE', 'orderId'];
  const { order, userErrors } = await changeOrder(context, orderId, 'orderId', refusal, (calls) =>
    calls.write({ path: '/order/state/cancel', body: { orderId } }),
  );
  const isRefused = userErrors.some(({ code }) => code === 'ORDER_NOT_CANCELLABLE');
  return { order: isRefused && order ? askingInstead(order) : order, userErrors };
}

interface ChangedOrder {
  readonly order: OrderSource | null;
  readonly userErrors: UserError[];
}

/**
 * Changes an order of the session after checking its ownership.
 * @param field fallback field of Shopware's errors
 * @param refusal code and field if the change is not allowed
 */
async function changeOrder(
  context: GatewayContext,
  orderId: string,
  field: string,
  refusal: (order: OrderSource) => readonly [code: ErrorKey, field: string] | null,
  send: (calls: SessionCalls) => Promise<unknown>,
): Promise<ChangedOrder> {
  const { session, messages } = context;
  const unknown = { order: null, userErrors: [userError(messages, NOT_FOUND, ['orderId'])] };
  if (!session.exists) return unknown;
  return session.withLock(async (calls) => {
    const before = await readOrder(context, calls, orderId);
    if (before === null) return unknown;
    const [code, at] = refusal(before) ?? [];
    if (code && at) return { order: before, userErrors: [userError(messages, code, [at])] };
    let userErrors: UserError[] = [];
    try {
      await send(calls);
    } catch (error) {
      userErrors = accountErrors(error, messages, [field]);
    }
    return { order: await readOrder(context, calls, orderId), userErrors };
  });
}
