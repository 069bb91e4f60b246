import { expect, test } from 'vitest';
import { order } from '../../testing/shop-data.ts';
import { orderStanding } from './order-progress.tsx';

const state = (code: string) => ({ code, label: code });

test.each([
  [{}, 'received', 1],
  [{ status: state('in_progress') }, 'packing', 1],
  [{ status: state('in_progress'), deliveryStatus: state('shipped') }, 'shipped', 2],
  [{ deliveryStatus: state('shipped_partially') }, 'shippedPartly', 2],
  [{ status: state('completed'), deliveryStatus: state('shipped') }, 'completed', null],
  [{ canPay: true }, 'unpaid', 1],
  [{ status: state('completed'), paymentStatus: state('refunded') }, 'refunded', null],
  [{ deliveryStatus: state('returned') }, 'returned', null],
  [{ status: state('cancelled'), canPay: true }, 'cancelled', null],
])('an order with %o is %s', (changes, standing, doneCount) => {
  expect(orderStanding(order(changes))).toEqual([`order.standing.${standing}`, doneCount]);
});
