import type {
  ChangeOrderPaymentInput,
  IdInput,
  ReorderPayload,
  UserError,
} from '../../../schema/generated/types.ts';
import type { ResolversParentTypes } from '../../generated/resolvers.ts';
import { productItems, type SwCart } from '../../shopware/mappers/cart-entity.ts';
import type { SwOrderItem } from '../../shopware/mappers/order-entity.ts';
import type { SessionCalls } from '../../shopware/session/shopper-session.ts';
import { presentCart } from '../cart/public/change-cart.ts';
import type { GatewayContext } from '../shared/context.ts';
import type { ErrorKey } from '../shared/error-codes.ts';
import { alignContext } from '../shared/session-currency.ts';
import { accountErrors, userError, userErrorsOf } from '../shared/user-errors.ts';
import { askingInstead } from './order-state.ts';
import { findOrderById, type OrderSource, readOrder } from './public/order.ts';

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

export async function cancelOrder(context: GatewayContext, { id }: IdInput) {
  const refusal = ({ canCancel }: OrderSource): [ErrorKey, string] | null =>
    canCancel ? null : ['ORDER_NOT_CANCELLABLE', 'id'];
  const { order, userErrors } = await changeOrder(context, id, 'id', refusal, (calls) =>
    calls.write({ path: '/order/state/cancel', body: { orderId: id } }),
  );
  const isRefused = userErrors.some(({ code }) => code === 'ORDER_NOT_CANCELLABLE');
  return { order: isRefused && order ? askingInstead(order) : order, userErrors };
}

/** Changes an order of the session; `refusal` returns code and field if the change is not allowed. */
async function changeOrder(
  context: GatewayContext,
  id: string,
  field: string,
  refusal: (order: OrderSource) => readonly [code: ErrorKey, field: string] | null,
  send: (calls: SessionCalls) => Promise<unknown>,
) {
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

/** The id of a line item is that of the product; otherwise Shopware would create a second line. */
export async function reorder(context: GatewayContext, { id }: IdInput): Promise<ReorderPayload> {
  const { session, messages } = context;
  const refuse = (code: ErrorKey) => ({
    cart: null,
    missing: [],
    userErrors: [userError(messages, code, ['id'])],
  });
  if (!session.exists) return refuse('CHECKOUT__ORDER_ORDER_NOT_FOUND');
  return session.withLock(async (calls) => {
    const found = await findOrderById(calls, id);
    if (found === null) return refuse('CHECKOUT__ORDER_ORDER_NOT_FOUND');
    const lines = (found.entity.lineItems ?? []).filter(({ type }) => type === 'product');
    const items = requestedItems(lines);
    if (items.length === 0) return { ...refuse('NOTHING_TO_REORDER'), missing: names(lines) };
    try {
      await alignContext(context, calls);
      const changed = await calls.write<SwCart>({ path: '/checkout/cart/line-item', body: { items } });
      const there = new Set(productItems(changed).map(({ id }) => id));
      const { cart } = await presentCart(context, calls, changed, { changed: '*' });
      return {
        cart,
        missing: names(lines.filter(({ productId }) => !there.has(productId))),
        userErrors: [],
      };
    } catch (error) {
      return {
        cart: null,
        missing: [],
        userErrors: userErrorsOf(error, messages, ['id'], 'CHECKOUT__ORDER_ORDER_NOT_FOUND'),
      };
    }
  });
}

function requestedItems(lines: readonly SwOrderItem[]) {
  const pieces = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    if (productId) pieces.set(productId, (pieces.get(productId) ?? 0) + (quantity ?? 1));
  }
  return [...pieces].map(([id, quantity]) => ({ id, referencedId: id, type: 'product', quantity }));
}

function names(lines: readonly SwOrderItem[]): string[] {
  return lines.map(({ label }) => label ?? '');
}
