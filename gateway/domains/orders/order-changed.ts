import { orderTopic } from '../../platform/changes/change-signals.ts';
import type { GatewayContext } from '../shared/context.ts';
import { type OrderSource, readOrder } from './public/order.ts';

/** An order of the session for a stream; null when it is not theirs. */
export async function orderChanged(context: GatewayContext, id: string): Promise<OrderSource | null> {
  const { session } = context;
  if (!session.exists) return null;
  context.watch(orderTopic(id));
  return session.withLock((calls) => readOrder(context, calls, id));
}
