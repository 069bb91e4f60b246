import { textOf } from '../account/check.ts';
import { customerOf } from '../account/current-customer.ts';
import type { Call } from '../server/call.ts';
import { failure, invalidUuid, violations } from '../server/errors.ts';
import { blank } from '../server/violation-text.ts';
import type { Entity } from '../shop/entity.ts';
import { isId, newId } from '../shop/ids.ts';
import { transition } from './change-order.ts';
import { isPaymentChangeable } from './order-entity.ts';
import type { OrderRecord } from './order-record.ts';
import { paymentMethodById } from './payment-method.ts';
import { stateEntity } from './state.ts';

/**
 * POST /store-api/handle-payment: where the shopper pays, or null when there is nothing to do. Whose order it is
 * is not checked, as in Shopware (recordings 146–150, 491–494, 503).
 */
export function handlePayment(call: Call): Entity {
  const orderId = textOf(call.body, 'orderId');
  if (orderId === null) throw violations([blank(call, '/orderId', call.body['orderId'])]);
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
  const open = transaction !== undefined && transaction.state !== 'paid' && order.state !== 'cancelled';
  if (!open || method?.handler !== 'asynchronous') return redirect(null);
  const id = newId();
  call.shop.payments.put(id, { id, orderId, transactionId: transaction.id, finishUrl, errorUrl });
  return redirect(`${call.origin}/_pay/${id}`);
}

function redirect(redirectUrl: string | null): Entity {
  return { apiAlias: 'array_struct', redirectUrl };
}

/** The session's own order, or undefined. */
function ownOrder(call: Call, orderId: string): OrderRecord | undefined {
  const customer = customerOf(call);
  const order = call.shop.orders.get(orderId);
  return order?.customerId === customer.id ? order : undefined;
}

/**
 * POST /store-api/order/payment: another payment method for an order (recordings 147, 482–489, 502, 513).
 * @throws CHECKOUT__UNKNOWN_PAYMENT_METHOD, FRAMEWORK__ENTITY_NOT_FOUND, CHECKOUT__PAYMENT_METHOD_UNCHANGEABLE
 */
export function setPayment(call: Call): Entity {
  customerOf(call);
  const orderId = textOf(call.body, 'orderId');
  const methodId = textOf(call.body, 'paymentMethodId');
  if (orderId === null || methodId === null) {
    const ids = 'Array\n(\n)\n';
    const reason = 'Ids should not be empty';
    throw failure(
      500,
      'FRAMEWORK__INVALID_CRITERIA_IDS',
      `Invalid ids provided in criteria. ${reason}. Ids: ${ids}.`,
      { ids, reason },
    );
  }
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
  call.shop.orders.put(order.id, { ...order, transactions: [next, ...closed] });
  return { apiAlias: 'array_struct', success: true };
}

/** POST /store-api/order/state/cancel (recordings 507–512). */
export function cancelOrder(call: Call): Entity {
  customerOf(call);
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
  const { state } = transition(call.shop, order, 'order', order.id, 'cancel');
  return stateEntity(state, call.view.lang);
}
