import type { OrderPartsFragment } from '../../generated/graphql.ts';

export type OrderOutcome = 'placed' | 'paid' | 'pending' | 'open' | 'unpaid' | 'cancelled' | 'settled';

/** From the URL to which the payment provider returned the shopper. */
export type Arrival = 'placed' | 'paid' | 'unpaid';

type OrderStatus = Pick<OrderPartsFragment, 'paid' | 'canPay' | 'requiresRedirect'> & {
  status: Pick<OrderPartsFragment['status'], 'code'>;
  paymentStatus: Pick<OrderPartsFragment['paymentStatus'], 'code'>;
};

const FAILED_STATES = new Set(['failed', 'cancelled']);
const PENDING_STATES = new Set(['in_progress', 'unconfirmed']);

/** The order decides; the URL only shows that the shopper may have returned before the provider's notification. */
export function orderOutcome(order: OrderStatus, arrival: Arrival): OrderOutcome {
  if (order.status.code === 'cancelled') return 'cancelled';
  if (order.paid) return 'paid';
  const { code } = order.paymentStatus;
  if (!order.requiresRedirect) return code === 'open' || code === 'reminded' ? 'placed' : 'settled';
  if (FAILED_STATES.has(code)) return 'unpaid';
  if (PENDING_STATES.has(code) || (code === 'open' && arrival === 'paid')) return 'pending';
  if (order.canPay) return 'open';
  return code === 'authorized' ? 'placed' : 'settled';
}

export function isVirtual({ items }: Pick<OrderPartsFragment, 'items'>): boolean {
  const products = items.filter(({ type }) => type === 'PRODUCT');
  return products.length > 0 && products.every(({ downloads }) => downloads.length > 0);
}
