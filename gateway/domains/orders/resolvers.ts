import type { QueryResolvers, Resolvers } from '../../generated/resolvers.ts';
import { orderTopic } from '../../platform/changes/change-signals.ts';
import { soldProduct } from '../catalog/public/product.ts';
import type { GatewayContext } from '../shared/context.ts';
import { customFields } from '../shared/custom-fields.ts';
import { transferCode } from './bank-transfer.ts';
import { cancelOrder, changeOrderPayment, reorder } from './change-order.ts';
import { accessibleOrder, orderByToken } from './order-by-token.ts';
import { hasUnknownArrival, orders } from './orders.ts';
import { payOrder } from './pay-order.ts';
import { type OrderSource, readOrder } from './public/order.ts';

export const ordersResolvers = {
  Query: {
    order: async (_, { id, access }, context) =>
      (await sessionOrder(context, id)) ?? (access ? accessibleOrder(context, id, access) : null),
  },
  Mutation: {
    orderByToken: (_, { input }, context) => orderByToken(context, input),
    changeOrderPayment: (_, { input }, context) => changeOrderPayment(context, input),
    cancelOrder: (_, { input }, context) => cancelOrder(context, input),
    reorder: (_, { input }, context) => reorder(context, input),
    payOrder: (_, { input }, context) => payOrder(context, input),
  },
  BankTransfer: {
    qrCode: (transfer) => transferCode(transfer),
  },
  Order: {
    customFields: ({ ownFields }, { keys }, context) =>
      customFields(context, 'order', keys, (key) => ownFields?.[key]),
    arrival: async ({ arrival, items }, _, context) =>
      arrival && !(await hasUnknownArrival(context, items)) ? arrival : null,
    deliveries: async ({ deliveries, items }, _, context) =>
      (await hasUnknownArrival(context, items))
        ? deliveries.map((delivery) => ({ ...delivery, arrival: null }))
        : deliveries,
  },
  Customer: {
    orders: (_, args, context) => orders(context, args),
  },
  OrderItem: {
    product: ({ productId }, _, context) => soldProduct(context, productId),
  },
} satisfies Resolvers;

export const orderSubscriptions = {
  orderChanged: (_, { id }, context) => orderChanged(context, id),
} satisfies Record<string, QueryResolvers['order']>;

async function orderChanged(context: GatewayContext, id: string): Promise<OrderSource | null> {
  if (context.session.exists) context.watch(orderTopic(id));
  return sessionOrder(context, id);
}

async function sessionOrder(context: GatewayContext, id: string): Promise<OrderSource | null> {
  const { session } = context;
  return session.exists ? session.withLock((calls) => readOrder(context, calls, id)) : null;
}
