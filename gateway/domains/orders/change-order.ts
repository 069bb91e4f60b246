import type { ChangeOrderPaymentInput, IdInput, UserError } from '../../../schema/generated/types.ts';
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
  { id, paymentMethodId }: ChangeOrderPaymentInput,
): Promise<ResolversParentTypes['OrderPayload']> {
  const refusal = (order: OrderSource): [ErrorKey, string] | null => {
    if (order.paid) return ['CHECKOUT__ORDER_ORDER_ALREADY_PAID', 'id'];
    if (!order.canChangePayment) return ['CHECKOUT__PAYMENT_METHOD_UNCHANGEABLE', 'id'];
    return paymentMethodId.trim() === '' ? ['BLANK_ID', 'paymentMethodId'] : null;
  };
  return changeOrder(context, id, 'paymentMethodId', refusal, (calls) =>
    calls.write({ path: '/order/payment', body: { orderId: id, paymentMethodId } }),
  );
}

export async function cancelOrder(
  context: GatewayContext,
  { id }: IdInput,
): Promise<ResolversParentTypes['OrderPayload']> {
  const refusal = ({ canCancel }: OrderSource): [ErrorKey, string] | null =>
    canCancel ? null : ['ORDER_NOT_CANCELLABLE', 'id'];
  const { order, userErrors } = await changeOrder(context, id, 'id', refusal, (calls) =>
    calls.write({ path: '/order/state/cancel', body: { orderId: id } }),
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
  id: string,
  field: string,
  refusal: (order: OrderSource) => readonly [code: ErrorKey, field: string] | null,
  send: (calls: SessionCalls) => Promise<unknown>,
): Promise<ChangedOrder> {
  const { session, messages } = context;
  const unknown = { order: null, userErrors: [userError(messages, NOT_FOUND, ['id'])] };
  if (!session.exists) return unknown;
  return session.withLock(async (calls) => {
    const before = await readOrder(context, calls, id);
    if (before === null) return unknown;
    const [code, at] = refusal(before) ?? [];
    if (code && at) return { order: before, userErrors: [userError(messages, code, [at])] };
    let userErrors: UserError[] = [];
    try {
      await send(calls);
    } catch (error) {
      userErrors = accountErrors(error, messages, [field], [], field === 'id' ? NOT_FOUND : undefined);
    }
    return { order: await readOrder(context, calls, id), userErrors };
  });
}
