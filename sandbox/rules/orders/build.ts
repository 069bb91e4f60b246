import type { View } from '../../protocol/call.ts';
import { mediaId, paymentMethodId, shippingMethodId } from '../../shops/derive/ids.ts';
import { type Entity, entity, newId, newToken, objectsIn, stamp } from '../../state/entity.ts';
import type { AddressRecord, CustomerRecord, OrderRecord } from '../../state/records.ts';
import type { Calculation } from '../cart/calculate.ts';
import { currencyEntity } from '../channel/entities.ts';
import type { Current } from '../session/current.ts';

export interface OrderSource {
  readonly id: string;
  readonly orderNumber: string;
  readonly cart: Calculation;
  readonly current: Current;
  readonly customer: CustomerRecord;
  readonly comment: string | null;
  readonly date: Date;
}

export function buildOrder(view: View, source: OrderSource): OrderRecord {
  const { id, orderNumber, current, customer, date } = source;
  return {
    id,
    orderNumber,
    customerId: customer.id,
    email: customer.email,
    zipcode: current.billingAddress?.zipcode ?? '',
    deepLinkCode: newToken(),
    createdAt: stamp(date),
    state: 'open',
    deliveryState: 'open',
    trackingCodes: [],
    documents: [],
    transactions: [
      {
        id: newId(),
        paymentMethodId: current.payment === undefined ? '' : paymentMethodId(current.payment.key),
        state: 'open',
      },
    ],
    demo: false,
    body: orderBody(view, source),
  };
}

/** Addresses, customer, lines, deliveries and prices, none of which changes (case 142). */
function orderBody({ lang }: View, source: OrderSource): Entity {
  const { id, orderNumber, cart, current, customer, date, comment } = source;
  const { costs } = cart.deliveries;
  const { billingAddress, shippingAddress, currency } = current;
  const shipping = orderAddress(shippingAddress);
  return {
    ...entity('order', id, {
      orderNumber,
      orderDateTime: stamp(date),
      currencyId: currency.id,
      currencyFactor: currency.factor,
      currency: currencyEntity(currency, lang),
      price: cart.price,
      amountTotal: cart.total,
      positionPrice: cart.positions,
      taxStatus: cart.price['taxStatus'],
      shippingTotal: costs.reduce((sum, cost) => sum + Number(cost['totalPrice']), 0),
      orderCustomer: entity('order_customer', newId(), {
        email: customer.email,
        firstName: customer.firstName,
        lastName: customer.lastName,
      }),
      billingAddress: orderAddress(billingAddress),
      deliveries: costs.map((cost, position) => orderDelivery(source, shipping, cost, position)),
      lineItems: orderLineItems(cart),
      customerComment: comment,
    }),
    createdAt: stamp(date),
  };
}

function orderAddress(address: AddressRecord | undefined): Entity {
  return entity('order_address', newId(), { ...address });
}

function orderDelivery(
  { current, cart, date }: OrderSource,
  shippingOrderAddress: Entity,
  shippingCosts: Entity,
  position: number,
): Entity {
  const { earliest, latest } = Object(cart.deliveries.entities[position]?.['deliveryDate']);
  // The days count from the order.
  const dayOf = (time: string) => {
    const day = new Date(Date.parse(time) + date.getTime() - Date.now());
    return `${day.toISOString().slice(0, 10)}T00:00:00.000+00:00`;
  };
  return entity('order_delivery', newId(), {
    shippingMethodId: current.shipping === undefined ? null : shippingMethodId(current.shipping.key),
    shippingDateEarliest: dayOf(earliest),
    shippingDateLatest: dayOf(latest),
    shippingCosts,
    shippingOrderAddress,
  });
}

function orderLineItems({ lines, promotions }: Calculation): Entity[] {
  const productLines = lines.map(({ entity: item, product }, index) => {
    const { key, download } = product.demo;
    const downloads = download
      ? [entity('order_line_item_download', newId(), { mediaId: mediaId(`${key}.pdf`) })]
      : [];
    return orderLineItem(item, index + 1, { productId: product.id, downloads });
  });
  const discounts = promotions.map(({ entity: item }, index) =>
    orderLineItem(item, lines.length + index + 1),
  );
  return [...productLines, ...discounts];
}

export function orderLineItem(item: Entity, position: number, more: Entity = {}): Entity {
  const { id: _id, apiAlias: _alias, ...fields } = item;
  const { unitPrice, totalPrice } = Object(item['price']);
  return entity('order_line_item', newId(), {
    ...fields,
    position,
    unitPrice,
    totalPrice,
    productId: null,
    downloads: [],
    ...more,
  });
}

export function linesOf({ body }: OrderRecord): Entity[] {
  return objectsIn(body['lineItems']);
}
