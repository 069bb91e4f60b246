import type { OrderTimelinePartsFragment } from '../../generated/graphql.ts';
import type { MessageKey } from '../../shared/i18n/translate.ts';

const OPEN = new Set(['open', 'in_progress', 'authorized', 'reminded', 'unconfirmed', 'shipped_partially']);

const OVER = new Set(['cancelled', 'refunded', 'returned', 'chargeback']);

function lookOf(code: string): string {
  if (code === 'failed') return 'stock-failed';
  return OVER.has(code) ? 'stock-out' : OPEN.has(code) ? 'stock-few' : '';
}

export function OrderState({ state }: { state: { code: string; label: string } }) {
  return <span className={`stock ${lookOf(state.code)}`}>{state.label}</span>;
}

/** One sentence on an order, and how many steps of its timeline are done; null if it is not under way. */
export function orderStanding(
  order: OrderTimelinePartsFragment,
): [text: MessageKey, doneCount: 1 | 2 | null] {
  const { status, paymentStatus, deliveryStatus } = order;
  const delivery = deliveryStatus?.code ?? '';
  if (status.code === 'cancelled') return ['order.standing.cancelled', null];
  if (paymentStatus.code === 'refunded') return ['order.standing.refunded', null];
  if (delivery === 'returned') return ['order.standing.returned', null];
  if (order.canPay) return ['order.standing.unpaid', 1];
  if (status.code === 'completed') return ['order.standing.completed', null];
  if (delivery === 'shipped') return ['order.standing.shipped', 2];
  if (delivery === 'shipped_partially') return ['order.standing.shippedPartly', 2];
  if (order.bankTransfer) return ['order.standing.transfer', 1];
  if (status.code === 'in_progress') return ['order.standing.packing', 1];
  return ['order.standing.received', 1];
}
