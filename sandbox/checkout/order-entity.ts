import type { Call } from '../server/call.ts';
import { type Entity, entity, isObject } from '../shop/entity.ts';
import { LIVE_VERSION } from '../shop/ids.ts';
import { documentEntity } from './document-entity.ts';
import { shownAddress } from './order-address.ts';
import { shownLines } from './order-line-view.ts';
import type { OrderRecord } from './order-record.ts';
import { paymentMethodById, paymentMethodEntity } from './payment-method.ts';
import { shippingMethodById, shippingMethodEntity } from './shipping-method.ts';
import { stateEntity, stateId } from './state.ts';

export function orderEntity(call: Pick<Call, 'shop' | 'view'>, order: OrderRecord): Entity {
  const { body } = order;
  const { lang } = call.view;
  return {
    ...body,
    billingAddress: shownAddress(body['billingAddress'], lang),
    addresses: (Array.isArray(body['addresses']) ? body['addresses'] : []).map((one) =>
      shownAddress(one, lang),
    ),
    lineItems: shownLines(call, order),
    deliveries: deliveries(call, order),
    documents: order.documents
      .filter(({ sent, inAccount }) => sent && inAccount)
      .map((document) => documentEntity(order, document, lang)),
    stateId: stateId('order', order.state),
    stateMachineState: stateEntity(order.state, lang),
    transactions: transactions(call, order),
  };
}

function transactions({ shop, view }: Pick<Call, 'shop' | 'view'>, order: OrderRecord): Entity[] {
  const total = order.body['amountTotal'];
  const price: unknown = order.body['price'];
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
  return order.transactions.toReversed().map(({ id, paymentMethodId, state }) => {
    const method = paymentMethodById(shop, paymentMethodId);
    return entity('order_transaction', id, {
      versionId: LIVE_VERSION,
      createdAt: order.createdAt,
      orderId: order.id,
      orderVersionId: LIVE_VERSION,
      paymentMethodId,
      amount,
      paymentMethod: method === undefined ? null : paymentMethodEntity(shop, method, view.lang),
      stateId: stateId('order_transaction', state),
      stateMachineState: stateEntity(state, view.lang),
      captures: null,
      validationData: [],
    });
  });
}

function deliveries({ shop, view }: Pick<Call, 'shop' | 'view'>, order: OrderRecord): Entity[] {
  const list = order.body['deliveries'];
  return (Array.isArray(list) ? list.filter(isObject) : []).map((delivery) => {
    const method = shippingMethodById(shop, String(delivery['shippingMethodId']));
    return {
      ...delivery,
      shippingOrderAddress: shownAddress(delivery['shippingOrderAddress'], view.lang),
      trackingCodes: order.trackingCodes,
      stateId: stateId('order_delivery', order.deliveryState),
      stateMachineState: stateEntity(order.deliveryState, view.lang),
      shippingMethod: method === undefined ? null : shippingMethodEntity(shop, method, view.lang),
    };
  });
}

export function isPaymentChangeable(order: OrderRecord): boolean {
  return order.state !== 'cancelled' && order.transactions[0]?.state !== 'paid';
}
