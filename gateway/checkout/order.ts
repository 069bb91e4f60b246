import type { Order, OrderItem, OrderItemType, StateLabel } from '../../schema/generated/resolvers.ts';
import { chosenOptions } from '../cart/cart.ts';
import type { SwLineItem } from '../cart/cart-entity.ts';
import { image } from '../format/image.ts';
import { type MoneyView, money } from '../format/money.ts';
import { translated } from '../format/translated.ts';
import type { GatewayContext } from '../graphql/context.ts';
import { address } from '../session/context-entity.ts';
import type { SessionCalls } from '../session/shopper-session.ts';
import type { Nullable } from '../shopware/entities.ts';
import { ShopwareError } from '../shopware/errors.ts';
import { paymentMethod, shippingMethod } from './methods.ts';
import { ORDER_ASSOCIATIONS, type SwOrder, type SwOrders, type SwState } from './order-entity.ts';

const TYPES: Readonly<Record<string, OrderItemType>> = {
  product: 'PRODUCT',
  promotion: 'PROMOTION',
  credit: 'CREDIT',
};
const UUID = /^[0-9a-f]{32}$/;

/** An order of the session's customer or guest; null when it is not theirs or does not exist. */
export async function readOrder(
  context: GatewayContext,
  calls: SessionCalls,
  id: string,
): Promise<Order | null> {
  if (!UUID.test(id)) return null;
  const entity = await findOrder(calls, { filter: [{ type: 'equals', field: 'id', value: id }] });
  return entity?.id === id ? order(context, entity) : null;
}

/** The first order of the session that fits; null without one, and for a visitor. */
export async function findOrder(
  calls: SessionCalls,
  criteria: Readonly<Record<string, unknown>>,
): Promise<SwOrder | null> {
  try {
    const body = { limit: 1, associations: ORDER_ASSOCIATIONS, ...criteria };
    const { orders } = await calls.read<SwOrders>({ path: '/order', body });
    return orders?.elements?.[0] ?? null;
  } catch (error) {
    if (error instanceof ShopwareError && (error.status === 403 || error.status === 404)) return null;
    throw error;
  }
}

/** An order as the schema has it, in the currency in which it was placed. */
export function order(context: GatewayContext, entity: SwOrder): Order {
  const view: MoneyView = { ...context.money, currency: entity.currency?.isoCode ?? context.money.currency };
  const transaction = entity.transactions?.at(-1);
  const delivery = entity.deliveries?.[0];
  const paid = transaction?.stateMachineState?.technicalName === 'paid';
  const cancelled = entity.stateMachineState?.technicalName === 'cancelled';
  const elsewhere = transaction?.paymentMethod?.asynchronous ?? false;
  return {
    id: entity.id ?? '',
    number: entity.orderNumber ?? '',
    date: entity.orderDateTime ?? '',
    status: state(entity.stateMachineState),
    paymentStatus: state(transaction?.stateMachineState),
    deliveryStatus: delivery?.stateMachineState ? state(delivery.stateMachineState) : null,
    paid,
    canPay: elsewhere && !paid && !cancelled,
    paysElsewhere: elsewhere,
    total: money(entity.amountTotal ?? 0, view),
    subtotal: money(entity.positionPrice ?? 0, view),
    shipping: money(entity.shippingTotal ?? 0, view),
    taxes: (entity.price?.calculatedTaxes ?? []).map(({ tax, taxRate }) => ({
      rate: taxRate ?? 0,
      amount: money(tax ?? 0, view),
    })),
    items: (entity.lineItems ?? []).map((item) => orderItem(item, view)),
    billingAddress: address(entity.billingAddress),
    shippingAddress: address(delivery?.shippingOrderAddress),
    paymentMethod: transaction?.paymentMethod ? paymentMethod(transaction.paymentMethod) : null,
    shippingMethod: delivery?.shippingMethod ? shippingMethod(delivery.shippingMethod) : null,
    comment: entity.customerComment ?? null,
    email: entity.orderCustomer?.email ?? '',
  };
}

function orderItem(
  item: SwLineItem & { readonly unitPrice?: Nullable<number>; readonly totalPrice?: Nullable<number> },
  view: MoneyView,
): OrderItem {
  return {
    id: item.id ?? '',
    type: TYPES[item.type ?? ''] ?? 'CUSTOM',
    label: item.label ?? '',
    image: image(item.cover, item.label ?? ''),
    options: chosenOptions(item),
    quantity: item.quantity ?? 0,
    unit: money(item.unitPrice ?? item.price?.unitPrice ?? 0, view),
    total: money(item.totalPrice ?? item.price?.totalPrice ?? 0, view),
  };
}

function state(entity: Nullable<SwState>): StateLabel {
  const key = entity?.technicalName ?? 'open';
  return { key, label: translated(entity, 'name') ?? key };
}
