import type { OrderPartsFragment } from '../../generated/graphql.ts';

/** How an order stands for whoever placed it, in the words of the page after it. */
export type OrderOutcome = 'placed' | 'paid' | 'pending' | 'open' | 'unpaid' | 'cancelled' | 'settled';

/** What the address of the page says: where the payment provider has sent the shopper. */
export type Arrival = 'placed' | 'paid' | 'unpaid';

type OrderStatus = Pick<OrderPartsFragment, 'paid' | 'canPay' | 'paysElsewhere'> & {
  status: Pick<OrderPartsFragment['status'], 'key'>;
  paymentStatus: Pick<OrderPartsFragment['paymentStatus'], 'key'>;
};

/** States of a payment that has come to nothing. */
const FAILED_STATES = new Set(['failed', 'cancelled']);
/** States of a payment that is under way at the provider. */
const PENDING_STATES = new Set(['in_progress', 'unconfirmed']);

/**
 * How an order stands. The order alone decides; of its address only this is taken, that who comes back from paying may be a
 * moment earlier than the provider's word.
 */
export function orderOutcome(order: OrderStatus, arrival: Arrival): OrderOutcome {
  if (order.status.key === 'cancelled') return 'cancelled';
  if (order.paid) return 'paid';
  const { key } = order.paymentStatus;
  if (!order.paysElsewhere) return key === 'open' || key === 'reminded' ? 'placed' : 'settled';
  if (FAILED_STATES.has(key)) return 'unpaid';
  if (PENDING_STATES.has(key) || (key === 'open' && arrival === 'paid')) return 'pending';
  if (order.canPay) return 'open';
  return key === 'authorized' ? 'placed' : 'settled';
}

/** Whether everything that was ordered is a file. */
export function isVirtual({ items }: Pick<OrderPartsFragment, 'items'>): boolean {
  const products = items.filter(({ type }) => type === 'PRODUCT');
  return products.length > 0 && products.every(({ downloads }) => downloads.length > 0);
}
