import type { CustomerOrdersArgs } from '../../../schema/generated/types.ts';
import { ORDER_ASSOCIATIONS, type SwOrders } from '../../shopware/mappers/order-entity.ts';
import { connectionOf, rangeOf } from '../shared/connection.ts';
import type { GatewayContext } from '../shared/context.ts';
import { isLoggedOut } from '../shared/user-errors.ts';
import { findOrders, type OrderItemSource, order } from './public/order.ts';

const MAX_ORDERS = 100;
const MIN_SEARCH = 2;
const MAX_SEARCH = 100;

/** The orders of the session's customer or guest, newest first. @throws GraphQLError as `rangeOf` */
export async function orders(context: GatewayContext, args: CustomerOrdersArgs) {
  const range = rangeOf(args, { kind: 'orders', max: MAX_ORDERS });
  const found = await readOrders(context, { ...range.page, ...searchFilter(args.search ?? null) });
  return connectionOf(range, found, (one) => one);
}

function searchFilter(search: string | null): object {
  const value = search?.trim() ?? '';
  if (value.length < MIN_SEARCH || value.length > MAX_SEARCH) return {};
  const queries = ['orderNumber', 'lineItems.label'].map((field) => ({ type: 'contains', field, value }));
  return { filter: [{ type: 'multi', operator: 'or', queries }] };
}

async function readOrders(context: GatewayContext, part: { readonly page: number; readonly limit: number }) {
  const body = {
    ...part,
    'total-count-mode': 1,
    sort: [{ field: 'orderDateTime', order: 'DESC' }],
    associations: ORDER_ASSOCIATIONS,
    checkPromotion: true,
  };
  try {
    const answer = await context.session.withLock((calls) => calls.read<SwOrders>({ path: '/order', body }));
    const found = findOrders(answer);
    return {
      nodes: await Promise.all(found.map((entry) => order(context, entry))),
      total: answer.orders?.total ?? found.length,
    };
  } catch (error) {
    if (isLoggedOut(error)) return { nodes: [], total: 0 };
    throw error;
  }
}

/** Shopware dates an order as if in stock and stores no restock time, so the current one is used. Never fails. */
export async function hasUnknownArrival(
  { loaders, log }: Pick<GatewayContext, 'loaders' | 'log'>,
  items: readonly OrderItemSource[],
): Promise<boolean> {
  const ids = items.flatMap(({ isShort, productId }) => (isShort && productId !== null ? [productId] : []));
  try {
    const products = await Promise.all(ids.map((id) => loaders.card.load(id)));
    return products.some((product) => product?.restockTime == null);
  } catch (error) {
    log.warn({ err: error }, 'restock times of ordered products cannot be read');
    return true;
  }
}
