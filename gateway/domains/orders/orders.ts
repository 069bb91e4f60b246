import type { ResolversParentTypes } from '../../generated/resolvers.ts';
import { ORDER_ASSOCIATIONS, type SwOrders } from '../../shopware/mappers/order-entity.ts';
import { type ConnectionArguments, connection } from '../shared/connection.ts';
import type { GatewayContext } from '../shared/context.ts';
import { isLoggedOut } from '../shared/login-required.ts';
import { checkPart } from '../shared/problem.ts';
import { findOrders, order } from './public/order.ts';

type OrderListSource = ResolversParentTypes['OrderList'];
type OrderConnectionSource = ResolversParentTypes['OrderConnection'];

/** Shopware's maximum page size. */
const MAX_ORDERS = 100;
/** Characters of a search. */
const MIN_SEARCH = 2;
const MAX_SEARCH = 100;

/**
 * The customer's orders, newest first; null without a login.
 * @throws GraphQLError BAD_USER_INPUT for a page or limit out of bounds
 */
export async function orders(
  context: GatewayContext,
  { page, limit, search }: { readonly page: number; readonly limit: number; readonly search: string | null },
): Promise<OrderListSource | null> {
  checkPart({ page, limit }, MAX_ORDERS);
  const found = await readOrders(context, { page, limit, ...searchFilter(search) });
  if (found === null) return null;
  const { nodes, total } = found;
  return { orders: nodes, pageInfo: { page, limit, total, hasMore: page * limit < total } };
}

/** Orders whose number, or something in them, is called like that. */
function searchFilter(search: string | null): object {
  const value = search?.trim() ?? '';
  if (value.length < MIN_SEARCH || value.length > MAX_SEARCH) return {};
  const queries = ['orderNumber', 'lineItems.label'].map((field) => ({ type: 'contains', field, value }));
  return { filter: [{ type: 'multi', operator: 'or', queries }] };
}

/**
 * The same by cursors.
 * @throws GraphQLError as `connection`
 */
export async function orderConnection(
  context: GatewayContext,
  args: ConnectionArguments,
): Promise<OrderConnectionSource | null> {
  let visitor = false;
  const part = await connection(args, { kind: 'orders', max: MAX_ORDERS }, async (page) => {
    const found = await readOrders(context, page);
    visitor = found === null;
    return found ?? { nodes: [], total: 0 };
  });
  return visitor ? null : part;
}

/** A page of orders; null without a login. */
async function readOrders(
  context: GatewayContext,
  part: { readonly page: number; readonly limit: number },
): Promise<{ readonly nodes: OrderListSource['orders']; readonly total: number } | null> {
  const { session } = context;
  if (!session.exists) return null;
  const body = {
    ...part,
    'total-count-mode': 1,
    sort: [{ field: 'orderDateTime', order: 'DESC' }],
    associations: ORDER_ASSOCIATIONS,
    checkPromotion: true,
  };
  try {
    const answer = await session.withLock((calls) => calls.read<SwOrders>({ path: '/order', body }));
    const found = findOrders(answer);
    return {
      nodes: await Promise.all(found.map((entry) => order(context, entry))),
      total: answer.orders?.total ?? found.length,
    };
  } catch (error) {
    if (isLoggedOut(error)) return null;
    throw error;
  }
}
