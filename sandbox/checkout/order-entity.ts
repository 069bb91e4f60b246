import type { Call } from '../server/call.ts';
import { type Entity, entity, isObject } from '../shop/entity.ts';
import { LIVE_VERSION } from '../shop/ids.ts';
import type { OrderRecord, StateName } from './order-record.ts';
import { paymentMethodById, paymentMethodEntity } from './payment-method.ts';
import { stateEntity, stateId } from './state.ts';

/** The `order` entity with its present states and transactions. */
export function orderEntity(call: Call, order: OrderRecord): Entity {
  const { body } = order;
  const total = body['amountTotal'];
  const price: unknown = body['price'];
  const amount = {
    unitPrice: total,
    quantity: 1,
    totalPrice: total,
    calculatedTaxes: Reflect.get(Object(price), 'calculatedTaxes'),
    taxRules: Reflect.get(Object(price), 'taxRules'),
    referencePrice: null,
    listPrice: null,
    regulationPrice: null,
    apiAlias: 'calculated_price',
  };
  return {
    ...body,
    lineItems: grantDownloads(body['lineItems'], order.transactions[0]?.state === 'paid'),
    stateId: stateId('order', order.state),
    stateMachineState: stateEntity(order.state, call.view.lang),
    transactions: order.transactions.toReversed().map((transaction) => {
      const method = paymentMethodById(call.shop, transaction.paymentMethodId);
      return entity('order_transaction', transaction.id, {
        versionId: LIVE_VERSION,
        orderId: order.id,
        orderVersionId: LIVE_VERSION,
        paymentMethodId: transaction.paymentMethodId,
        amount,
        paymentMethod: method === undefined ? null : paymentMethodEntity(call.shop, method, call.view.lang),
        stateId: stateId('order_transaction', transaction.state),
        stateMachineState: stateEntity(transaction.state, call.view.lang),
        captures: null,
        validationData: [],
      });
    }),
  };
}

function grantDownloads(lineItems: unknown, accessGranted: boolean): unknown {
  if (!accessGranted || !Array.isArray(lineItems)) return lineItems;
  return lineItems.filter(isObject).map((item) => {
    const { downloads } = item;
    return Array.isArray(downloads)
      ? { ...item, downloads: downloads.filter(isObject).map((download) => ({ ...download, accessGranted })) }
      : item;
  });
}

/** True if the order may still be paid with another method. */
export function isPaymentChangeable(order: OrderRecord): boolean {
  const last: StateName | undefined = order.transactions[0]?.state;
  return order.state !== 'cancelled' && last !== 'paid';
}
