import type { Order, OrderStatus, PaymentOutcome } from '../../../schema/generated/types.ts';
import type { Nullable } from '../../shopware/entities.ts';
import { redirectsBuyer } from '../../shopware/mappers/methods.ts';
import type { SwOrder, SwState } from '../../shopware/mappers/order-entity.ts';
import { translated } from '../../shopware/mappers/translated.ts';
import type { Messages } from '../shared/messages/messages.ts';

/** Payment states in which the buyer may pay. Not `paid_partially`, because a payment always covers the whole sum. */
const PAYABLE = new Set(['open', 'unconfirmed', 'failed', 'reminded', 'cancelled']);

const SENT = new Set(['shipped', 'shipped_partially', 'returned_partially']);

const ENGAGED = new Set(['authorized', 'in_progress', 'paid', 'paid_partially']);

/** Payment states in which Shopware allows another payment method (`OrderService::ALLOWED_TRANSACTION_STATES`). */
const CHANGEABLE = new Set(['open', 'unconfirmed', 'failed', 'reminded', 'cancelled', 'chargeback']);

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

interface OrderRules {
  readonly changeable: boolean;
  readonly cancels: boolean;
  readonly offline: readonly string[];
}

/** Allowed actions on an order. It can be cancelled while open and unpaid, since only the shop can refund. */
export function orderOptions(order: SwOrder, { changeable, cancels, offline }: OrderRules) {
  const state = order.stateMachineState?.technicalName ?? 'open';
  const transactions = order.transactions ?? [];
  const transaction = transactions.at(-1);
  const payment = transaction?.stateMachineState?.technicalName ?? 'open';
  const payable =
    PAYABLE.has(payment) &&
    !transactions.some(({ stateMachineState }) => ENGAGED.has(stateMachineState?.technicalName ?? ''));
  const deliveries = (order.deliveries ?? []).map(
    ({ stateMachineState }) => stateMachineState?.technicalName ?? 'open',
  );
  const waiting = deliveries.every((delivery) => delivery === 'open');
  const canCancel = cancels && state === 'open' && waiting && payable;
  const paid = payment === 'paid';
  const cancelled = state === 'cancelled';
  const redirects = redirectsBuyer(transaction?.paymentMethod, offline);
  return {
    paid,
    paymentOutcome: OUTCOMES[payment] ?? 'PENDING',
    canPay: redirects && payable && !cancelled,
    requiresRedirect: redirects,
    canCancel,
    canRequestCancellation:
      !canCancel && deliveries.length > 0 && waiting && (state === 'open' || state === 'in_progress'),
    canReturn: !cancelled && deliveries.some((delivery) => SENT.has(delivery)),
    canChangePayment: changeable && CHANGEABLE.has(payment) && !cancelled && (waiting || payment !== 'open'),
  };
}

/** Actions if the buyer may not cancel the order: a cancellation can be requested. */
export function askingInstead<T extends Pick<Order, 'canCancel' | 'canRequestCancellation'>>(order: T): T {
  return {
    ...order,
    canCancel: false,
    canRequestCancellation: order.canRequestCancellation || order.canCancel,
  };
}

/** Shopware's states lack translations, which are replaced by the message `state-<machine>-<technical name>`. */
export function orderStatus(
  entity: Nullable<SwState>,
  machine: 'order' | 'payment' | 'delivery',
  messages: Messages,
): OrderStatus {
  const code = entity?.technicalName ?? 'open';
  const message = `state-${machine}-${code}`;
  const fallback = messages.has(message) ? messages.text(message) : translated(entity, 'name');
  return { code, label: entity?.name || fallback || code };
}
