import type { AddressRecord, CustomerRecord } from '../account/customer-record.ts';
import type { Calculation } from '../cart/calculate.ts';
import type { Call } from '../server/call.ts';
import { countryById, countryEntity, countryStateById } from '../session/country.ts';
import { currencyEntity } from '../session/currency.ts';
import type { Current } from '../session/current.ts';
import { SALES_CHANNEL_ID } from '../session/sales-channel-id.ts';
import { salutationById } from '../session/salutation.ts';
import { type Entity, entity, stamp } from '../shop/entity.ts';
import { LIVE_VERSION, newId } from '../shop/ids.ts';
import { shippingMethodId } from '../shops/derive/ids.ts';
import type { Lang } from '../shops/model/text.ts';
import { orderLineItems } from './order-line-item.ts';

interface OrderSource {
  readonly id: string;
  readonly orderNumber: string;
  readonly deepLinkCode: string;
  readonly cart: Calculation;
  readonly current: Current;
  readonly customer: CustomerRecord;
  readonly comment: string | null;
  readonly date: Date;
}

type OrderCall = Pick<Call, 'shop' | 'view' | 'language'>;

/** What of the `order` entity never changes: addresses, customer, lines, deliveries, prices (case 142). */
export function orderBody(call: OrderCall, source: OrderSource): Entity {
  const { id, cart, current, customer } = source;
  const { lang } = call.view;
  const billing = orderAddress(current.billingAddress, lang);
  const same = current.shippingAddress?.id === current.billingAddress?.id;
  const shipping = same ? billing : orderAddress(current.shippingAddress, lang);
  const shippingTotal = cart.deliveries.costs.reduce((sum, cost) => sum + Number(cost['totalPrice']), 0);
  return {
    ...entity('order', id, {
      versionId: LIVE_VERSION,
      orderNumber: source.orderNumber,
      currencyId: current.currency.id,
      currencyFactor: current.currency.factor,
      salesChannelId: SALES_CHANNEL_ID,
      billingAddressId: billing['id'],
      billingAddressVersionId: LIVE_VERSION,
      orderDateTime: stamp(source.date),
      orderDate: stamp(new Date(source.date.toISOString().slice(0, 10))),
      price: cart.price,
      amountTotal: cart.total,
      amountNet: cart.price['netPrice'],
      positionPrice: cart.positions,
      taxStatus: cart.price['taxStatus'],
      shippingCosts: cart.deliveries.costs[0] ?? null,
      shippingTotal,
      orderCustomer: orderCustomer(customer, lang),
      currency: currencyEntity(current.currency, lang),
      languageId: call.language.id,
      language: null,
      addresses: same ? [billing] : [billing, shipping],
      billingAddress: billing,
      deliveries: cart.deliveries.costs.map((costs, position) =>
        orderDelivery(source, shipping, costs, position),
      ),
      lineItems: orderLineItems(cart, id),
      deepLinkCode: source.deepLinkCode,
      tags: null,
      affiliateCode: null,
      campaignCode: null,
      customerComment: source.comment,
      createdById: null,
      updatedById: null,
      source: null,
    }),
    createdAt: stamp(source.date),
  };
}

function orderAddress(address: AddressRecord | undefined, lang: Lang): Entity {
  const country = countryById(address?.countryId);
  return entity('order_address', newId(), {
    versionId: LIVE_VERSION,
    countryId: address?.countryId ?? null,
    countryStateId: address?.countryStateId ?? null,
    salutationId: address?.salutationId ?? null,
    firstName: address?.firstName ?? '',
    lastName: address?.lastName ?? '',
    street: address?.street ?? '',
    zipcode: address?.zipcode ?? '',
    city: address?.city ?? '',
    company: address?.company ?? null,
    department: address?.department ?? null,
    title: address?.title ?? null,
    vatId: null,
    phoneNumber: address?.phoneNumber ?? null,
    additionalAddressLine1: address?.additionalAddressLine1 ?? null,
    additionalAddressLine2: address?.additionalAddressLine2 ?? null,
    country: country === undefined ? null : countryEntity(country, lang),
    countryState:
      address === undefined ? null : countryStateById(address.countryId, address.countryStateId, lang),
    salutation: salutationById(address?.salutationId, lang),
  });
}

function orderCustomer(customer: CustomerRecord, lang: Lang): Entity {
  return entity('order_customer', newId(), {
    versionId: LIVE_VERSION,
    email: customer.email,
    salutationId: customer.salutationId,
    firstName: customer.firstName,
    lastName: customer.lastName,
    title: customer.title,
    vatIds: customer.vatIds,
    company: customer.company,
    customerNumber: customer.customerNumber,
    salutation: salutationById(customer.salutationId, lang),
  });
}

function orderDelivery(
  { id, current, cart, date: ordered }: OrderSource,
  address: Entity,
  costs: Entity,
  position: number,
): Entity {
  const date = cart.deliveries.entities[position]?.['deliveryDate'];
  const method = current.shipping;
  return entity('order_delivery', newId(), {
    versionId: LIVE_VERSION,
    orderId: id,
    orderVersionId: LIVE_VERSION,
    shippingOrderAddressId: address['id'],
    shippingOrderAddressVersionId: LIVE_VERSION,
    shippingMethodId: method === undefined ? null : shippingMethodId(method.key),
    shippingDateEarliest: dateOf(date, 'earliest', ordered),
    shippingDateLatest: dateOf(date, 'latest', ordered),
    shippingCosts: costs,
    shippingOrderAddress: address,
    positions: null,
  });
}

/** Counted from the day of the order. */
function dateOf(date: unknown, name: 'earliest' | 'latest', ordered: Date): string {
  const value: unknown = Reflect.get(Object(date), name);
  const offset = ordered.getTime() - Date.now();
  const day = new Date(Date.parse(typeof value === 'string' ? value : stamp()) + offset);
  return `${stamp(day).slice(0, 10)}T00:00:00.000+00:00`;
}
