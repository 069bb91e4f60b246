import type { ResolversParentTypes } from '../../generated/resolvers.ts';
import { ORDER_ASSOCIATIONS, type SwOrders } from '../../shopware/mappers/order-entity.ts';
import type { GatewayContext } from '../shared/context.ts';
import { isLoggedOut } from '../shared/login-required.ts';
import { checkPart } from '../shared/problem.ts';
import { findOrders, order } from './public/order.ts';

type OrderListSource = ResolversParentTypes['OrderList'];

/** Shopware's largest page. */
const MAX_ORDERS = 100;

/**
 * The customer's orders, newest first; null without a login.
 * @throws GraphQLError BAD_USER_INPUT for a page or limit out of bounds
 */
export async function orders(
  context: GatewayContext,
  page: number,
  limit: number,
): Promise<OrderListSource | null> {
  const { session } = context;
  checkPart({ page, limit }, MAX_ORDERS);
  if (!session.exists) return null;
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
    if (isLoggedOut(error)) return null;
    throw error;
  }
}
