import type { Cart } from '../../../schema/generated/types.ts';
import { sessionTopic } from '../../platform/changes/change-signals.ts';
import type { GatewayContext } from '../shared/context.ts';
import { sessionNeeded } from '../shared/problem.ts';
import { readCart } from './public/change-cart.ts';

/**
 * Returns the cart for a subscription. Its events do not count as delivery of a notice, which is meant for a client that
 * reads the cart to show it.
 * @throws GraphQLError SESSION_NEEDED
 */
export async function cartChanged(context: GatewayContext): Promise<Cart> {
  const { session } = context;
  if (session.key === null) throw sessionNeeded();
  context.watch(sessionTopic(session.key));
  return session.withLock(async (calls) => {
    const before = calls.data.cart;
    try {
      return await readCart(context, calls);
    } finally {
      if (before === undefined) delete calls.data.cart;
      else calls.data.cart = before;
    }
  });
}
