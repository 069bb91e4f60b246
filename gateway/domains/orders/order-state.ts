import type { SwOrder } from '../../shopware/mappers/order-entity.ts';
import { safeUrl } from '../../shopware/mappers/safe-url.ts';
import { translated } from '../../shopware/mappers/translated.ts';

/** What can be done with an order as it stands. */
interface OrderOptions {
  readonly paid: boolean;
  readonly canPay: boolean;
  readonly paysElsewhere: boolean;
  readonly canCancel: boolean;
  readonly canChangePayment: boolean;
}

/**
 * States of a payment in which nobody has paid and nothing is under way: the buyer may be asked to pay. One that is paid
 * in part is not among them, because a payment is always begun for the whole sum.
 */
const PAYABLE = new Set(['open', 'unconfirmed', 'failed', 'reminded', 'cancelled']);

/** States of any payment of an order in which money has come in or is on its way, so that a second one would be too much. */
const ENGAGED = new Set(['authorized', 'in_progress', 'paid', 'paid_partially']);

/** States of a payment in which Shopware lets another way to pay be chosen (`OrderService::ALLOWED_TRANSACTION_STATES`). */
const CHANGEABLE = new Set(['open', 'unconfirmed', 'failed', 'reminded', 'cancelled', 'chargeback']);

/**
 * What can be done with an order. It can be cancelled while nobody has begun with it and nothing was paid: a payment
 * would have to be given back, which only the shop can do.
 * @param changeable whether its promotions let another way to pay be chosen (case 474, 504)
 */
export function orderOptions(order: SwOrder, changeable: boolean): OrderOptions {
  const state = order.stateMachineState?.technicalName ?? 'open';
  const transactions = order.transactions ?? [];
  const transaction = transactions.at(-1);
  const payment = transaction?.stateMachineState?.technicalName ?? 'open';
  const payable =
    PAYABLE.has(payment) &&
    !transactions.some(({ stateMachineState }) => ENGAGED.has(stateMachineState?.technicalName ?? ''));
  const waiting = (order.deliveries ?? []).every(
    ({ stateMachineState }) => (stateMachineState?.technicalName ?? 'open') === 'open',
  );
  const paid = payment === 'paid';
  const cancelled = state === 'cancelled';
  const elsewhere = transaction?.paymentMethod?.asynchronous ?? false;
  return {
    paid,
    canPay: elsewhere && payable && !cancelled,
    paysElsewhere: elsewhere,
    canCancel: state === 'open' && waiting && payable,
    canChangePayment: changeable && CHANGEABLE.has(payment) && !cancelled,
  };
}

/** Where the parcels can be followed: the shipping method's address with each tracking code in the place of `%s`. */
export function trackingUrls(order: SwOrder): string[] {
  return (order.deliveries ?? []).flatMap(({ shippingMethod, trackingCodes }) => {
    const pattern = translated(shippingMethod, 'trackingUrl');
    if (pattern === null) return [];
    return (trackingCodes ?? []).flatMap(
      (code) => safeUrl(pattern.replaceAll('%s', encodeURIComponent(code))) ?? [],
    );
  });
}
