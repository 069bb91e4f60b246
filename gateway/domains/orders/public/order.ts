import type {
  Order,
  OrderDelivery,
  OrderItem,
  OrderItemType,
  Parcel,
} from '../../../../schema/generated/types.ts';
import { isObject, type Json } from '../../../lib/json.ts';
import { mayCancelOrders, offlineAmong } from '../../../shopware/channel/settings.ts';
import { byPosition, UUID } from '../../../shopware/entities.ts';
import { nullIfForbidden, nullIfMissing } from '../../../shopware/errors.ts';
import { orderAddress } from '../../../shopware/mappers/context-entity.ts';
import { deliveryDate, deliveryDays } from '../../../shopware/mappers/delivery-date.ts';
import { image } from '../../../shopware/mappers/image.ts';
import { paymentMethod, shippingMethod } from '../../../shopware/mappers/methods.ts';
import { type MoneyView, money, taxes } from '../../../shopware/mappers/money.ts';
import {
  ORDER_ASSOCIATIONS,
  type SwOrder,
  type SwOrderItem,
  type SwOrders,
} from '../../../shopware/mappers/order-entity.ts';
import { safeUrl } from '../../../shopware/mappers/safe-url.ts';
import { translated } from '../../../shopware/mappers/translated.ts';
import { equalsAny } from '../../../shopware/reads/criteria.ts';
import { taxState } from '../../../shopware/session/price-context.ts';
import type { SessionCalls } from '../../../shopware/session/shopper-session.ts';
import { chosenOptions } from '../../cart/public/cart.ts';
import type { GatewayContext } from '../../shared/context.ts';
import type { Messages } from '../../shared/messages/messages.ts';
import { type BankTransferSource, bankTransfer } from '../bank-transfer.ts';
import { documents, downloads } from '../order-file.ts';
import { orderOptions, orderStatus } from '../order-state.ts';

const TYPES: Readonly<Record<string, OrderItemType>> = {
  product: 'PRODUCT',
  promotion: 'PROMOTION',
  credit: 'CREDIT',
};

export type OrderItemSource = Omit<OrderItem, 'product' | 'productId'> & {
  readonly productId: string | null;
  /** Whether stock was lower than the ordered quantity. */
  readonly isShort: boolean;
};

export type OrderSource = Omit<Order, 'bankTransfer' | 'customFields' | 'items' | 'token'> & {
  readonly bankTransfer: BankTransferSource | null;
  readonly items: OrderItemSource[];
  readonly token: string | null;
  readonly ownFields?: Json;
};

export interface OwnedOrder {
  readonly entity: SwOrder;
  readonly changeable: boolean;
}

/** An order of the session's customer or guest, or null. */
export async function readOrder(context: GatewayContext, calls: SessionCalls, id: string) {
  const found = await findOrderById(calls, id);
  return found && order(context, found);
}

/** As {@link readOrderById}; null also for a session without a login. */
export function findOrderById(calls: SessionCalls, id: string): Promise<OwnedOrder | null> {
  return nullIfForbidden(nullIfMissing(readOrderById(calls, id)));
}

/** An order of the session's customer or guest. @throws ShopwareError for a session without a login */
export async function readOrderById(calls: SessionCalls, id: string): Promise<OwnedOrder | null> {
  if (!UUID.test(id)) return null;
  const [found] = await ownOrders(calls, [id]);
  return found?.entity.id === id ? found : null;
}

/** The orders of the session's customer or guest among these ids; empty without a login. */
export async function ordersByIds(context: GatewayContext, calls: SessionCalls, ids: readonly string[]) {
  const found = await nullIfForbidden(ownOrders(calls, ids));
  return Promise.all((found ?? []).map((entry) => order(context, entry)));
}

async function ownOrders(calls: SessionCalls, ids: readonly string[]): Promise<OwnedOrder[]> {
  const filter = [equalsAny('id', ids)];
  const body = { limit: ids.length, associations: ORDER_ASSOCIATIONS, checkPromotion: true, filter };
  return findOrders(await calls.read<SwOrders>({ path: '/order', body }));
}

/** Since January 2026, 6.7 ignores `checkPromotion` in the body; 6.6 accepts it only there. */
export function findOrders({ orders, paymentChangeable }: SwOrders): OwnedOrder[] {
  const changeable = isObject(paymentChangeable) ? paymentChangeable : {};
  return (orders?.elements ?? []).map((entity) => {
    const hasPromotion = entity.lineItems?.some(({ type }) => type === 'promotion') ?? false;
    return { entity, changeable: (changeable[entity.id ?? ''] ?? !hasPromotion) === true };
  });
}

/** Maps an order, in the currency in which it was placed. */
export async function order(context: GatewayContext, { entity, changeable }: OwnedOrder) {
  const { messages } = context;
  const view: MoneyView = { ...context.money, currency: entity.currency?.isoCode ?? context.money.currency };
  const transaction = entity.transactions?.at(-1);
  const delivery = entity.deliveries?.[0];
  const [cancels, offline] = await Promise.all([
    mayCancelOrders(context),
    offlineAmong(context, [transaction?.paymentMethod]),
  ]);
  const deliveries = orderDeliveries(entity, view, messages);
  const items = (entity.lineItems ?? []).toSorted(byPosition);
  return {
    id: entity.id ?? '',
    token: entity.deepLinkCode || null,
    ownFields: isObject(entity.customFields) ? entity.customFields : {},
    currencyCode: view.currency,
    number: entity.orderNumber ?? '',
    createdAt: entity.orderDateTime ?? '',
    status: orderStatus(entity.stateMachineState, 'order', messages),
    paymentStatus: orderStatus(transaction?.stateMachineState, 'payment', messages),
    deliveryStatus: delivery?.stateMachineState
      ? orderStatus(delivery.stateMachineState, 'delivery', messages)
      : null,
    ...orderOptions(entity, { changeable, cancels, offline }),
    bankTransfer: bankTransfer(entity, view),
    total: money(entity.amountTotal ?? 0, view),
    goodsTotal: money(goodsTotal(items), view),
    subtotal: money(entity.positionPrice ?? 0, view),
    shipping: money(entity.shippingTotal ?? 0, view),
    taxes: taxes(entity.price?.calculatedTaxes, view),
    taxState: taxState(entity.taxStatus ?? entity.price?.taxStatus),
    items: items.map((item) => orderItem(entity.id ?? '', item, view)),
    billingAddress: orderAddress(entity.billingAddress),
    shippingAddress: orderAddress(delivery?.shippingOrderAddress),
    paymentMethod: transaction?.paymentMethod ? paymentMethod(transaction.paymentMethod, offline) : null,
    shippingMethod: delivery?.shippingMethod ? shippingMethod(delivery.shippingMethod) : null,
    arrival: deliveries[0]?.arrival ?? null,
    comment: entity.customerComment ?? null,
    email: entity.orderCustomer?.email ?? '',
    trackingUrls: deliveries.flatMap((one) => one.parcels.flatMap(({ trackingUrl }) => trackingUrl ?? [])),
    deliveries,
    documents: documents(entity),
  };
}

function orderItem(orderId: string, item: SwOrderItem, view: MoneyView): OrderItemSource {
  return {
    id: item.id ?? '',
    productId: item.type === 'product' ? (item.productId ?? null) : null,
    isShort: stockOf(item) < (item.quantity ?? 0),
    type: TYPES[item.type ?? ''] ?? 'CUSTOM',
    productNumber: productNumber(item),
    label: item.label ?? '',
    image: image(item.cover, item.label ?? ''),
    options: chosenOptions(item),
    quantity: item.quantity ?? 0,
    unitPrice: money(item.unitPrice ?? item.price?.unitPrice ?? 0, view),
    totalPrice: money(item.totalPrice ?? item.price?.totalPrice ?? 0, view),
    downloads: downloads(orderId, item),
  };
}

function goodsTotal(items: readonly SwOrderItem[]): number {
  const goods = items.filter(({ type }) => type !== 'promotion' && type !== 'credit');
  return goods.reduce((sum, { totalPrice, price }) => sum + (totalPrice ?? price?.totalPrice ?? 0), 0);
}

function productNumber({ payload }: SwOrderItem): string | null {
  const number = isObject(payload) ? payload['productNumber'] : null;
  return typeof number === 'string' && number !== '' ? number : null;
}

/** Stock at the time of the order; irrelevant for downloads. */
function stockOf({ payload, states }: SwOrderItem): number {
  const stock = isObject(payload) ? payload['stock'] : null;
  return typeof stock === 'number' && !states?.includes('is-download') ? stock : Number.POSITIVE_INFINITY;
}

type SwDelivery = NonNullable<SwOrder['deliveries']>[number];

/** Deliveries of an order, without the negative one in which Shopware stores a discount on shipping. */
function orderDeliveries(order: SwOrder, view: MoneyView, messages: Messages): OrderDelivery[] {
  return (order.deliveries ?? [])
    .filter(({ shippingCosts }) => (shippingCosts?.totalPrice ?? 0) >= 0)
    .map((delivery) => ({
      id: delivery.id ?? '',
      status: orderStatus(delivery.stateMachineState, 'delivery', messages),
      shippingMethod: delivery.shippingMethod ? shippingMethod(delivery.shippingMethod) : null,
      shippingAddress: orderAddress(delivery.shippingOrderAddress),
      cost: money(delivery.shippingCosts?.totalPrice ?? 0, view),
      arrival: deliveryDate(
        deliveryDays(delivery.shippingDateEarliest, delivery.shippingDateLatest),
        view.locale,
        new Date(order.orderDateTime ?? Date.now()),
      ),
      parcels: parcels(delivery),
    }));
}

/** Parcels by tracking code; their links are the shipping method's template with the code for `%s`. */
function parcels({ shippingMethod: method, trackingCodes }: SwDelivery): Parcel[] {
  const pattern = translated(method, 'trackingUrl');
  return (trackingCodes ?? []).map((trackingCode) => ({
    trackingCode,
    trackingUrl: safeUrl(pattern?.replaceAll('%s', encodeURIComponent(trackingCode))),
  }));
}
