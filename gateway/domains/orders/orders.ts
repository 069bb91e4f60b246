import { GraphQLError } from 'graphql';
import type { ResolversParentTypes } from '../../generated/resolvers.ts';
import { ORDER_ASSOCIATIONS, type SwOrders } from '../../shopware/mappers/order-entity.ts';
import type { GatewayContext } from '../shared/context.ts';
import { isLoggedOut, NOT_LOGGED_IN } from '../shared/login-required.ts';
import { findOrders, order } from './public/order.ts';

type OrderListSource = ResolversParentTypes['OrderList'];

/** Shopware's largest page. */
const MAX_ORDERS = 100;

/**
 * The customer's orders, newest first.
 * @throws GraphQLError NOT_LOGGED_IN without a login
 */
export async function orders(
  context: GatewayContext,
  requestedPage: number,
  requestedLimit: number,
): Promise<OrderListSource> {
  const { session, messages } = context;
  const refused = new GraphQLError(messages.text(NOT_LOGGED_IN), {
    extensions: { code: NOT_LOGGED_IN, status: 401 },
  });
  if (!session.exists) throw refused;
  const page = Math.max(1, requestedPage);
  const limit = Math.min(MAX_ORDERS, Math.max(1, requestedLimit));
  const body = {
    page,
    limit,
    'total-count-mode': 1,
    sort: [{ field: 'orderDateTime', order: 'DESC' }],
    associations: ORDER_ASSOCIATIONS,
    checkPromotion: true,
  };
  try {
    const answer = await session.withLock((calls) => calls.read<SwOrders>({ path: '/order', body }));
    const found = findOrders(answer);
    const total = answer.orders?.total ?? found.length;
    return {
      orders: found.map((entry) => order(context, entry)),
      pageInfo: { page, limit, total, hasMore: page * limit < total },
    };
  } catch (error) {
    if (isLoggedOut(error)) throw refused;
    throw error;
  }
}
