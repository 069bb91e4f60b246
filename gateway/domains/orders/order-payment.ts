import type { OrderAccessInput, OrderPayment, PaymentOutcome } from '../../../schema/generated/types.ts';
import type { GatewayContext } from '../shared/context.ts';
import { programError } from '../shared/problem.ts';
import { openByToken } from './order-by-token.ts';
import { findOrderById, type OrderItemSource, type OwnedOrder, order } from './public/order.ts';

/** Shopware's states of a transaction (`OrderTransactionStates`). */
const OUTCOMES: Readonly<Record<string, PaymentOutcome>> = {
  open: 'OPEN',
  reminded: 'OPEN',
  in_progress: 'PENDING',
  unconfirmed: 'PENDING',
  authorized: 'AUTHORIZED',
  paid: 'PAID',
  paid_partially: 'PARTIALLY_PAID',
  failed: 'FAILED',
  cancelled: 'CANCELLED',
  refunded: 'REFUNDED',
  refunded_partially: 'REFUNDED',
  chargeback: 'REFUNDED',
};

/**
 * Where the payment of an order of this session stands, or of one that its token opens; null for any other.
 * @throws GraphQLError RATE_LIMITED for too many attempts with a token
 */
export async function orderPayment(
  context: GatewayContext,
  orderId: string,
  access: OrderAccessInput | null,
): Promise<OrderPayment | null> {
  const { session } = context;
  const inSession = session.exists ? await session.withLock((calls) => findOrderById(calls, orderId)) : null;
  const found = inSession ?? (access === null ? null : await byToken(context, access));
  return found?.entity.id === orderId ? presented(context, found) : null;
}

async function byToken(context: GatewayContext, access: OrderAccessInput): Promise<OwnedOrder | null> {
  const { found, userErrors } = await openByToken(context, access);
  const tooMany = userErrors.find(({ code }) => code === 'RATE_LIMITED');
  if (tooMany === undefined) return found;
  const seconds = Number(tooMany.params.find(({ name }) => name === 'seconds')?.value ?? 60);
  throw programError('RATE_LIMITED', 429, `Too many attempts. Please wait ${seconds} seconds.`, seconds);
}

async function presented(context: GatewayContext, found: OwnedOrder): Promise<OrderPayment> {
  const { id, paymentStatus, paid, canPay, total } = await order(context, found);
  return {
    orderId: id,
    outcome: OUTCOMES[paymentStatus.code] ?? 'PENDING',
    status: paymentStatus,
    paid,
    canPay,
    total,
  };
}

/**
 * Whether an ordered product was out of stock without a known restock time. Shopware calculates dates as if it had been in
 * stock and does not store the restock time, so the current one is used. Never fails, because an order can be shown without
 * it.
 */
export async function comesUndated(
  { loaders, log }: Pick<GatewayContext, 'loaders' | 'log'>,
  items: readonly OrderItemSource[],
): Promise<boolean> {
  const ids = items.flatMap(({ isShort, productId }) => (isShort && productId !== null ? [productId] : []));
  try {
    const products = await Promise.all(ids.map((id) => loaders.card.load(id)));
    return products.some((product) => product?.restockTime == null);
  } catch (error) {
    log.warn({ err: error }, 'restock times of ordered products cannot be read');
    return true;
  }
}
