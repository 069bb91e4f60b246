import type { GraphQLResolveInfo } from 'graphql';
import type { ResolversParentTypes } from '../../../generated/resolvers.ts';
import { UUID } from '../../../shopware/entities.ts';
import { customer } from '../../../shopware/mappers/context-entity.ts';
import type { SessionCalls } from '../../../shopware/session/shopper-session.ts';
import { CART_ID, emptyCart } from '../../cart/public/cart.ts';
import { readCart } from '../../cart/public/change-cart.ts';
import { ordersByIds } from '../../orders/public/order.ts';
import type { GatewayContext } from '../../shared/context.ts';
import { typeConditions } from '../../shared/type-conditions.ts';
import { addressesOf } from '../addresses.ts';
import { accountCustomer, findCustomer } from '../customer.ts';

type Node = ResolversParentTypes['Node'];

const PRIVATE_TYPES: ReadonlySet<string> = new Set(['Address', 'Cart', 'Customer', 'Order', 'PostalAddress']);

/** Whether the selection of `node` or `nodes` has a fragment on a private type. */
export function selectsPrivateNodes({ fieldNodes, fragments }: GraphQLResolveInfo): boolean {
  const byName = new Map(Object.entries(fragments));
  return fieldNodes.some(
    ({ selectionSet }) => selectionSet && !typeConditions(selectionSet, byName).isDisjointFrom(PRIVATE_TYPES),
  );
}

/** Cart, orders, customer and addresses of the session by id; objects of other shoppers are missing. */
export async function privateNodes(context: GatewayContext, ids: readonly string[]) {
  const { session } = context;
  const nodes = new Map<string, Node>();
  if (!session.exists) {
    if (ids.includes(CART_ID)) nodes.set(CART_ID, { __typename: 'Cart', ...(await emptyCart(context)) });
    return nodes;
  }
  await session.withLock(async (calls) => {
    if (ids.includes(CART_ID))
      nodes.set(CART_ID, { __typename: 'Cart', ...(await readCart(context, calls)) });
    const uuids = [...new Set(ids)].filter((id) => UUID.test(id));
    if (uuids.length === 0) return;
    for (const order of await ordersByIds(context, calls, uuids))
      nodes.set(order.id, { __typename: 'Order', ...order });
    const others = uuids.filter((id) => !nodes.has(id));
    if (others.length > 0) await addOwner(calls, others, nodes);
  });
  return nodes;
}

async function addOwner(calls: SessionCalls, ids: readonly string[], nodes: Map<string, Node>) {
  const found = await findCustomer(calls);
  if (found === null) return;
  const owner = accountCustomer(found, calls.data) ?? customer(found);
  if (owner !== null && ids.includes(owner.id)) nodes.set(owner.id, { __typename: 'Customer', ...owner });
  if (ids.every((id) => nodes.has(id))) return;
  for (const address of await addressesOf(calls, found))
    if (ids.includes(address.id)) nodes.set(address.id, { __typename: 'Address', ...address });
}
