import type { Cart } from '../../../schema/generated/types.ts';
import { sessionTopic } from '../../platform/changes/change-signals.ts';
import type { GatewayContext } from '../shared/context.ts';
import { sessionNeeded } from '../shared/problem.ts';
import { readCart } from './public/change-cart.ts';

/**
 * The cart for a stream. What it tells of the cart does not count as told: notices come once, and they are meant for
 * whoever reads the cart to show it.
 * @throws GraphQLError SESSION_NEEDED
 */
export async function cartChanged(context: GatewayContext): Promise<Cart> {
  const { session } = context;
  if (session.key === null) throw sessionNeeded();
  context.watch(sessionTopic(session.key));
  return session.withLock(async (calls) => {
    const told = calls.data.cart;
    try {
      return await readCart(context, calls);
    } finally {
      if (told === undefined) delete calls.data.cart;
      else calls.data.cart = told;
    }
  });
}
