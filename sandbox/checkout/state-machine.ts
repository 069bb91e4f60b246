import { failure, type ShopwareError } from '../server/errors.ts';
import type { DeliveryState, OrderState, StateName, TransactionState } from './order-record.ts';
import { type Machine, stateId } from './state.ts';

type Transitions<S extends string> = Readonly<Record<S, Readonly<Record<string, S>>>>;

const ORDER: Transitions<OrderState> = {
  open: { cancel: 'cancelled', process: 'in_progress' },
  in_progress: { cancel: 'cancelled', complete: 'completed' },
  completed: { reopen: 'open' },
  cancelled: { reopen: 'open' },
};

const DELIVERY: Transitions<DeliveryState> = {
  open: { cancel: 'cancelled', ship: 'shipped', ship_partially: 'shipped_partially' },
  shipped_partially: { cancel: 'cancelled', retour: 'returned', ship: 'shipped' },
  shipped: { cancel: 'cancelled', retour: 'returned', retour_partially: 'returned_partially' },
  returned_partially: { retour: 'returned' },
  returned: {},
  cancelled: { reopen: 'open' },
};

const PAYABLE = {
  cancel: 'cancelled',
  fail: 'failed',
  paid: 'paid',
  paid_partially: 'paid_partially',
  remind: 'reminded',
} as const;

const TRANSACTION: Transitions<TransactionState> = {
  open: {
    ...PAYABLE,
    authorize: 'authorized',
    do_pay: 'in_progress',
    process: 'in_progress',
    process_unconfirmed: 'unconfirmed',
  },
  in_progress: { ...PAYABLE, authorize: 'authorized', reopen: 'open' },
  unconfirmed: { ...PAYABLE, authorize: 'authorized', reopen: 'open' },
  authorized: { ...PAYABLE, reopen: 'open' },
  paid_partially: { ...PAYABLE, refund: 'refunded', reopen: 'open' },
  paid: {
    cancel: 'cancelled',
    chargeback: 'chargeback',
    refund: 'refunded',
    refund_partially: 'refunded_partially',
    reopen: 'open',
  },
  reminded: { ...PAYABLE, reopen: 'open' },
  failed: { ...PAYABLE, do_pay: 'in_progress', reopen: 'open' },
  cancelled: { reopen: 'open' },
  refunded_partially: { refund: 'refunded', reopen: 'open' },
  refunded: { reopen: 'open' },
  chargeback: { paid: 'paid', reopen: 'open' },
};

export function transitionsFrom(machine: Machine, state: StateName): [action: string, target: StateName][] {
  const all: Readonly<
    Record<Machine, Readonly<Partial<Record<StateName, Readonly<Record<string, StateName>>>>>>
  > = {
    order: ORDER,
    order_delivery: DELIVERY,
    order_transaction: TRANSACTION,
  };
  const found = all[machine][state] ?? {};
  return Object.entries(found).toSorted(([a], [b]) => a.localeCompare(b));
}

function illegal(machine: Machine, state: StateName, action: string): ShopwareError {
  const id = stateId(machine, state);
  const possible = transitionsFrom(machine, state).map(([name]) => name);
  const list = possible.join(', ');
  return failure(
    400,
    'SYSTEM__ILLEGAL_STATE_TRANSITION',
    `Illegal transition "${action}" from state "${id}". Possible transitions are: ${list}`,
    { transition: action, currentState: id, possibleTransitionsString: list, possibleTransitions: possible },
  );
}

export function nextOrderState(state: OrderState, action: string): OrderState {
  const target = ORDER[state][action];
  if (target === undefined) throw illegal('order', state, action);
  return target;
}

export function nextDeliveryState(state: DeliveryState, action: string): DeliveryState {
  const target = DELIVERY[state][action];
  if (target === undefined) throw illegal('order_delivery', state, action);
  return target;
}

export function nextTransactionState(state: TransactionState, action: string): TransactionState {
  const target = TRANSACTION[state][action];
  if (target === undefined) throw illegal('order_transaction', state, action);
  return target;
}
