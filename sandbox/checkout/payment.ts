import { textOf } from '../account/check.ts';
import { customerOf } from '../account/current-customer.ts';
import type { Call } from '../server/call.ts';
import {
  failure,
  invalidCriteriaIds,
  invalidUuid,
  plainFailure,
  type Violation,
  violations,
} from '../server/errors.ts';
import { blank, wrongType } from '../server/violation-text.ts';
import type { Entity } from '../shop/entity.ts';
import { newId } from '../shop/ids.ts';
import { isId } from '../shops/derive/ids.ts';
import { transition } from './change-order.ts';
import { isPaymentChangeable } from './order-entity.ts';
import type { OrderRecord } from './order-record.ts';
import { paymentMethodById } from './payment-method.ts';
import { stateEntity } from './state.ts';

/** Where the shopper pays, or null. As in Shopware without a check whose order it is (cases 146–150, 491–494, 503). */
export function handlePayment(call: Call): Entity {
  const given = call.body['orderId'];
  const orderId = typeof given === 'string' ? textOf(call.body, 'orderId') : null;
  if (orderId === null) throw violations(notAnId(call, '/orderId', given));
  if (!isId(orderId)) throw invalidUuid(orderId);
  const order = call.shop.orders.get(orderId);
  if (order === undefined) {
    throw failure(
      404,
      'CHECKOUT__INVALID_ORDER_ID',
      `The order with id ${orderId} is invalid or could not be found.`,
      { orderId },
    );
  }
  const transaction = order.transactions[0];
  const method = paymentMethodById(call.shop, transaction?.paymentMethodId);
  const finishUrl = textOf(call.body, 'finishUrl') ?? '';
  const errorUrl = textOf(call.body, 'errorUrl') ?? '';
  // Like Shopware's `PaymentProcessor`, for a transaction in its first state only.
  const open = transaction?.state === 'open' && order.state !== 'cancelled';
  if (!open || method?.handler !== 'asynchronous' || call.shop.switches.appsPayOffline) return redirect(null);
  const id = newId();
  call.shop.payments.put(id, { id, orderId, transactionId: transaction.id, finishUrl, errorUrl });
  return redirect(`${call.origin}/_pay/${id}`);
}

function redirect(redirectUrl: string | null): Entity {
  return { apiAlias: 'array_struct', redirectUrl };
}

function notAnId(call: Call, pointer: string, given: unknown): Violation[] {
  const empty = given === undefined || given === null || given === '' || Array.isArray(given);
  return [
    ...(empty ? [blank(call, pointer, given)] : []),
    ...(given === undefined || given === null || typeof given === 'string'
      ? []
      : [wrongType(call, pointer, given, 'string')]),
  ];
}

function ownOrder(call: Call, orderId: string): OrderRecord | undefined {
  const customer = customerOf(call);
  const order = call.shop.orders.get(orderId);
  return order?.customerId === customer.id ? order : undefined;
}

/**
 * Cases 147, 482–489, 502, 513.
 * @throws CHECKOUT__UNKNOWN_PAYMENT_METHOD, FRAMEWORK__ENTITY_NOT_FOUND, CHECKOUT__PAYMENT_METHOD_UNCHANGEABLE
 */
export function setPayment(call: Call): Entity {
  customerOf(call);
  for (const name of ['orderId', 'paymentMethodId'])
    if (typeof call.body[name] === 'object' && call.body[name] !== null)
      throw plainFailure(400, `Input value "${name}" contains a non-scalar value.`);
  const orderId = textOf(call.body, 'orderId');
  const methodId = textOf(call.body, 'paymentMethodId');
  if (orderId === null || methodId === null) throw invalidCriteriaIds(undefined);
  for (const id of [methodId, orderId]) if (!isId(id)) throw invalidUuid(id);
  const method = paymentMethodById(call.shop, methodId);
  if (method === undefined) {
    throw failure(
      400,
      'CHECKOUT__UNKNOWN_PAYMENT_METHOD',
      `Could not find payment method with id "${methodId}"`,
      {
        entity: 'payment method',
        field: 'id',
        value: methodId,
      },
    );
  }
  const order = ownOrder(call, orderId);
  if (order === undefined) {
    throw failure(404, 'FRAMEWORK__ENTITY_NOT_FOUND', `order for id ${orderId} not found.`, {
      entity: 'order',
      identifier: orderId,
    });
  }
  if (!isPaymentChangeable(order)) {
    throw failure(
      400,
      'CHECKOUT__PAYMENT_METHOD_UNCHANGEABLE',
      `The order has an active transaction - ${orderId}`,
      {
        id: orderId,
      },
    );
  }
  if (call.shop.switches.inactivePaymentMethods.has(method.key)) {
    throw failure(
      404,
      'CHECKOUT__ORDER_PAYMENT_METHOD_NOT_AVAILABLE',
      `The payment method with id ${methodId} is not available.`,
      { id: methodId },
    );
  }
  const closed = order.transactions.map((old) => ({ ...old, state: 'cancelled' as const }));
  const next = { id: newId(), paymentMethodId: methodId, state: 'open' as const };
  call.shop.putOrder({ ...order, transactions: [next, ...closed] });
  return { apiAlias: 'array_struct', success: true };
}

/** Cases 507–512; from 6.7 on Shopware's setting decides whether anybody may. */
export function cancelOrder(call: Call): Entity {
  customerOf(call);
  if (call.shop.settings.get('core.cart.enableOrderRefunds') !== true)
    throw failure(403, 'CHECKOUT__ORDER_NOT_CANCELLABLE', 'Order cannot be cancelled.');
  if (call.body['orderId'] !== null && !['string', 'undefined'].includes(typeof call.body['orderId']))
    throw plainFailure(500, 'CancelOrderRoute::verify(): Argument #1 ($orderId) must be of type string');
  const orderId = textOf(call.body, 'orderId');
  if (orderId === null) {
    throw failure(400, 'FRAMEWORK__INVALID_REQUEST_PARAMETER', 'The parameter "orderId" is invalid.', {
      parameter: 'orderId',
    });
  }
  if (!isId(orderId)) throw invalidUuid(orderId);
  const order = ownOrder(call, orderId);
  if (order === undefined) {
    throw failure(404, 'CHECKOUT__ORDER_ORDER_NOT_FOUND', `Could not find order with id "${orderId}"`, {
      entity: 'order',
      field: 'id',
      value: orderId,
    });
  }
  // Cancelling twice is no error (case 930).
  const { state } =
    order.state === 'cancelled' ? order : transition(call.shop, order, 'order', order.id, 'cancel');
  return stateEntity(state, call.view.lang);
}
