import type {
  MutationCancelOrderArgs,
  MutationChangeOrderPaymentArgs,
  MutationOpenOrderArgs,
  MutationPayOrderArgs,
  MutationReorderArgs,
  QueryOrderArgs,
  QueryOrdersArgs,
} from '../../../schema/generated/resolvers.ts';
import { productPath } from '../../shopware/reads/entity-path.ts';
import type { GatewayContext } from '../shared/context.ts';
import { cancelOrder, changeOrderPayment } from './change-order.ts';
import { openOrder } from './order-link.ts';
import { orders } from './orders.ts';
import { payOrder } from './pay-order.ts';
import { type OrderItemSource, readOrder } from './public/order.ts';
import { reorder } from './reorder.ts';

export const ordersResolvers = {
  Query: {
    orders: (_: unknown, { page, limit }: QueryOrdersArgs, context: GatewayContext) =>
      orders(context, page ?? 1, limit ?? 10),
    order: (_: unknown, { id }: QueryOrderArgs, context: GatewayContext) =>
      context.session.exists ? context.session.withLock((calls) => readOrder(context, calls, id)) : null,
  },
  Mutation: {
    openOrder: (_: unknown, { input }: MutationOpenOrderArgs, context: GatewayContext) =>
      openOrder(context, input),
    changeOrderPayment: (_: unknown, { input }: MutationChangeOrderPaymentArgs, context: GatewayContext) =>
      changeOrderPayment(context, input),
    cancelOrder: (_: unknown, { input }: MutationCancelOrderArgs, context: GatewayContext) =>
      cancelOrder(context, input),
    reorder: (_: unknown, { input }: MutationReorderArgs, context: GatewayContext) => reorder(context, input),
    payOrder: (_: unknown, { input }: MutationPayOrderArgs, context: GatewayContext) =>
      payOrder(context, input),
  },
  OrderItem: {
    path: async ({ productId }: OrderItemSource, _: unknown, { loaders, language }: GatewayContext) => {
      const product = productId === null ? null : await loaders.card.load(productId);
      return product && productPath(product, language.pathPrefix);
    },
  },
};
