import { isObject, stamp } from '../shop/entity.ts';
import { newId, newToken, nextNumber } from '../shop/ids.ts';
import type { Shop } from '../shop/shop.ts';
import type { DocumentRecord, OrderRecord, StateName } from './order-record.ts';
import type { Machine } from './state.ts';
import { nextDeliveryState, nextOrderState, nextTransactionState } from './state-machine.ts';

/** The order that has, or is, the id in a state machine; a delivery has its own id. */
export function orderOf(shop: Shop, machine: Machine, id: string): OrderRecord | undefined {
  if (machine === 'order') return shop.orders.get(id);
  return shop.orders.all().find((order) => {
    if (machine === 'order_transaction')
      return order.transactions.some((transaction) => transaction.id === id);
    const { deliveries } = order.body;
    return Array.isArray(deliveries) && deliveries.some((delivery) => Object(delivery).id === id);
  });
}

export function stateOf(order: OrderRecord, machine: Machine, id: string): StateName {
  if (machine === 'order') return order.state;
  if (machine === 'order_delivery') return order.deliveryState;
  return order.transactions.find((transaction) => transaction.id === id)?.state ?? 'open';
}

/** @throws SYSTEM__ILLEGAL_STATE_TRANSITION */
export function transition(
  shop: Shop,
  order: OrderRecord,
  machine: Machine,
  id: string,
  action: string,
): OrderRecord {
  const changed: OrderRecord =
    machine === 'order'
      ? { ...order, state: nextOrderState(order.state, action) }
      : machine === 'order_delivery'
        ? { ...order, deliveryState: nextDeliveryState(order.deliveryState, action) }
        : {
            ...order,
            transactions: order.transactions.map((transaction) =>
              transaction.id === id
                ? { ...transaction, state: nextTransactionState(transaction.state, action) }
                : transaction,
            ),
          };
  if (changed.state === 'cancelled' && order.state !== 'cancelled') restock(shop, order);
  shop.putOrder(changed);
  return changed;
}

/** A cancelled order returns its stock. */
function restock(shop: Shop, { body, demo }: OrderRecord): void {
  if (demo || !Array.isArray(body['lineItems'])) return;
  for (const { productId, quantity } of body['lineItems'].filter(isObject)) {
    const product = shop.products.byId(String(productId));
    if (product === undefined) continue;
    product.stock += Number(quantity);
    shop.saveProduct(product);
  }
}

/** A document with only a number has no file. */
export function addDocument(
  shop: Shop,
  order: OrderRecord,
  type: DocumentRecord['type'],
  more: Partial<DocumentRecord> = {},
): DocumentRecord {
  const document: DocumentRecord = {
    id: newId(),
    type,
    number: nextNumber(
      shop.orders
        .all()
        .flatMap(({ documents }) => documents)
        .at(-1)?.number,
    ),
    createdAt: stamp(),
    deepLinkCode: newToken(),
    sent: false,
    inAccount: true,
    hasFile: true,
    ...more,
  };
  shop.putOrder({ ...order, documents: [...order.documents, document] });
  return document;
}
