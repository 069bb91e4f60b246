import { expect, test } from 'vitest';
import { orderOutcome } from './use-order.ts';

function order(
  payment: string,
  more: { canPay?: boolean; requiresRedirect?: boolean; status?: string } = {},
) {
  const { canPay = false, requiresRedirect = true, status = 'open' } = more;
  return {
    paid: payment === 'paid',
    canPay,
    requiresRedirect,
    status: { code: status },
    paymentStatus: { code: payment },
  };
}

test.each([
  ['paid', order('paid'), 'unpaid'],
  ['paid', order('paid'), 'placed'],
  ['open', order('open', { canPay: true }), 'unpaid'],
  ['open', order('open', { canPay: true }), 'placed'],
  ['pending', order('open', { canPay: true }), 'paid'],
  ['pending', order('in_progress'), 'unpaid'],
  ['pending', order('unconfirmed', { canPay: true }), 'paid'],
  ['unpaid', order('failed', { canPay: true }), 'paid'],
  ['placed', order('authorized'), 'unpaid'],
  ['placed', order('open', { requiresRedirect: false }), 'paid'],
  ['settled', order('refunded'), 'paid'],
  ['settled', order('paid_partially'), 'unpaid'],
  ['cancelled', order('open', { status: 'cancelled' }), 'paid'],
] as const)(
  'the page is called %s where the order says so, and not its address',
  (outcome, facts, arrival) => {
    expect(orderOutcome(facts, arrival)).toBe(outcome);
  },
);
