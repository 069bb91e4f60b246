import type { OrderRowPartsFragment } from '../../generated/graphql.ts';
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

/** One sentence on an order, and how far it is between 0 and 1; null if it is not under way. */
export function orderStanding(order: OrderRowPartsFragment): [text: MessageKey, progress: number | null] {
  const { status, paymentStatus, deliveryStatus } = order;
  const delivery = deliveryStatus?.code ?? '';
  if (status.code === 'cancelled') return ['order.standing.cancelled', null];
  if (paymentStatus.code === 'refunded') return ['order.standing.refunded', null];
  if (delivery === 'returned') return ['order.standing.returned', null];
  if (order.canPay && order.requiresRedirect) return ['order.standing.unpaid', 0.05];
  if (status.code === 'completed') return ['order.standing.completed', null];
  if (delivery === 'shipped') return ['order.standing.shipped', 0.5];
  if (delivery === 'shipped_partially') return ['order.standing.shippedPartly', 0.5];
  if (order.bankTransfer) return ['order.standing.transfer', 0.05];
  if (status.code === 'in_progress') return ['order.standing.packing', 0.25];
  return ['order.standing.received', 0.05];
}
