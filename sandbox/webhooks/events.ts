import type { OrderRecord } from '../checkout/order-record.ts';
import { SALES_CHANNEL_ID } from '../session/sales-channel-id.ts';
import type { Entity } from '../shop/entity.ts';

/** What an app hears: the name of the event, and what it carries. */
export interface ShopEvent {
  readonly event: string;
  readonly payload: unknown;
}

/** Fields that each write of an entity with versions has, as in case 846. */
const ALWAYS = ['versionId', 'updatedAt', 'id'];
const LIVE_VERSION = '0fa91ce3e96a4bc2be4bd9ce752c3425';

/** `<entity>.written` (case 846–848). @param fields that were changed */
export function written(
  entity: string,
  id: string,
  fields: readonly string[],
  operation: 'insert' | 'update' = 'update',
): ShopEvent {
  const change = { entity, operation, primaryKey: id, updatedFields: [...fields, ...ALWAYS] };
  return { event: `${entity}.written`, payload: [{ ...change, versionId: LIVE_VERSION }] };
}

/**
 * What happens to an order, in Shopware's sequence: the write, then each state that it, its payment or its delivery has come to,
 * with the order (case 851 shows how it is carried).
 * @param before null for a new order
 */
export function orderEvents(before: OrderRecord | null, order: OrderRecord): ShopEvent[] {
  if (before === null)
    return [
      written('order', order.id, ['orderNumber'], 'insert'),
      { event: 'checkout.order.placed', payload: { order: carried(order) } },
    ];
  const known = new Map(before.transactions.map(({ id, state }) => [id, state]));
  const entered = [
    ...(order.state === before.state ? [] : [`order.state.${order.state}`]),
    ...(order.deliveryState === before.deliveryState ? [] : [`order_delivery.state.${order.deliveryState}`]),
    ...order.transactions.flatMap(({ id, state }) =>
      known.get(id) === state ? [] : [`order_transaction.state.${state}`],
    ),
  ];
  return [
    written('order', order.id, ['stateId']),
    ...entered.map((name) => ({ event: `state_enter.${name}`, payload: { order: carried(order) } })),
  ];
}

function carried({ id, orderNumber, body }: OrderRecord): Entity {
  return { ...body, id, orderNumber, salesChannelId: SALES_CHANNEL_ID, apiAlias: 'order' };
}
