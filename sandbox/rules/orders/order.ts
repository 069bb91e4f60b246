import type { Call, View } from '../../protocol/call.ts';
import { idOf, mediaId, paymentMethodId, shippingMethodId } from '../../shops/derive/ids.ts';
import { DOCUMENT_NAMES } from '../../shops/model/people.ts';
import type { Lang } from '../../shops/model/text.ts';
import { isObject } from '../../shops/shape.ts';
import { countryById } from '../../state/channel.ts';
import { type Entity, entity, newId, newToken, objectsIn, stamp } from '../../state/entity.ts';
import type {
  AddressRecord,
  CustomerRecord,
  DocumentRecord,
  OrderRecord,
  StateName,
} from '../../state/records.ts';
import type { Calculation } from '../cart/calculate.ts';
import { countryEntity, countryStateEntity, currencyEntity, salutationEntity } from '../channel/entities.ts';
import {
  paymentMethodById,
  paymentMethodEntity,
  shippingMethodById,
  shippingMethodEntity,
} from '../channel/methods.ts';
import { mediaEntity, soldFileEntity } from '../media.ts';
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

type OrderCall = Pick<Call, 'shop' | 'view'>;

/** An order with its current states, in the language of the request. */
export function orderEntity(call: OrderCall, order: OrderRecord): Entity {
  const { shop, view } = call;
  const { lang } = view;
  const deliveries = objectsIn(order.body['deliveries']).map((delivery) => {
    const method = shippingMethodById(shop, String(delivery['shippingMethodId']));
    return {
      ...delivery,
      shippingOrderAddress: addressIn(delivery['shippingOrderAddress'], lang),
      trackingCodes: order.trackingCodes,
      stateMachineState: stateEntity(order.deliveryState),
      shippingMethod: method === undefined ? null : shippingMethodEntity(shop, method, lang),
    };
  });
  const transactions = order.transactions.toReversed().map(({ id, paymentMethodId, state }) => {
    const method = paymentMethodById(shop, paymentMethodId);
    return entity('order_transaction', id, {
      paymentMethodId,
      paymentMethod: method === undefined ? null : paymentMethodEntity(shop, method, view),
      stateMachineState: stateEntity(state),
    });
  });
  return {
    ...order.body,
    deepLinkCode: order.deepLinkCode,
    billingAddress: addressIn(order.body['billingAddress'], lang),
    lineItems: orderLines(call, order),
    deliveries,
    documents: order.documents.map((document) => documentEntity(document, lang)),
    stateMachineState: stateEntity(order.state),
    transactions,
  };
}

/** `state_machine_state`, whose names this shop leaves to Kontor. */
export function stateEntity(technicalName: StateName): Entity {
  return entity('state_machine_state', '', { name: null, technicalName, translated: { name: null } });
}

function addressIn(address: unknown, lang: Lang): Entity | null {
  if (!isObject(address)) return null;
  const countryId = String(address['countryId']);
  const country = countryById(countryId);
  return {
    ...address,
    country: country === undefined ? null : countryEntity(country, lang),
    countryState: countryStateEntity(countryId, String(address['countryStateId']), lang),
    salutation: salutationEntity(String(address['salutationId']), lang),
  };
}

/** Lines with current covers; files are accessible once the order is paid. */
export function orderLines({ shop, view }: OrderCall, order: OrderRecord): Entity[] {
  const accessGranted = order.transactions[0]?.state === 'paid';
  return linesOf(order).map((line) => {
    const product = shop.products.byId(String(line['productId']));
    if (product === undefined) return line;
    const [cover] = product.pictures;
    const { key, name } = product.demo;
    const url = shop.switches.publicDownloads ? `${view.origin}/media/${key}.pdf` : '';
    const media = soldFileEntity(key, name[view.lang], url);
    return {
      ...line,
      cover: cover === undefined ? null : mediaEntity(cover, String(line['label']), view),
      downloads: objectsIn(line['downloads']).map((download) => ({ ...download, accessGranted, media })),
    };
  });
}

function documentEntity({ id, type, number, createdAt, deepLinkCode }: DocumentRecord, lang: Lang): Entity {
  const name = DOCUMENT_NAMES[type][lang];
  const documentType = entity('document_type', idOf('document-type', type), {
    name,
    technicalName: type,
    translated: { name },
  });
  const fields = { documentNumber: number, documentType, fileType: 'pdf', sent: true, deepLinkCode };
  return { ...entity('document', id, { ...fields, config: { documentNumber: number } }), createdAt };
}
