import { stamp } from '../../state/entity.ts';
import { newId, newToken, nextNumber } from '../../state/ids.ts';
import type { DocumentRecord, OrderRecord } from '../../state/records.ts';
import type { Shop } from '../../state/shop.ts';
import { linesOf } from './build.ts';
import { DELIVERY_ACTIONS, ORDER_ACTIONS, PAYMENT_ACTIONS } from './states.ts';

/** Actions of staff. */
export interface OrderWork {
  /** `process`, `complete`, `cancel`, `reopen`. */
  readonly order?: string;
  /** Of the latest payment: `paid`, `remind`, `refund`, … */
  readonly payment?: string;
  /** `ship`, `ship_partially`, `retour`, … */
  readonly delivery?: string;
  readonly trackingCodes?: readonly string[];
  /** Is created and sent. */
  readonly document?: DocumentRecord['type'];
}

/** Applies each part as a separate change, as the administration does. */
export function workOnOrder(shop: Shop, id: string, work: OrderWork): void {
  const change = (fields: (order: OrderRecord) => Partial<OrderRecord>) => {
    const order = shop.orders.get(id);
    if (order !== undefined) shop.putOrder({ ...order, ...fields(order) });
  };
  const { order, payment, delivery, trackingCodes, document } = work;
  if (order === 'cancel') cancelOrder(shop, id);
  else if (order !== undefined) change(({ state }) => ({ state: ORDER_ACTIONS[order] ?? state }));
  if (payment !== undefined)
    change(({ transactions }) => ({
      transactions: transactions.map((transaction, at) =>
        at === 0 ? { ...transaction, state: PAYMENT_ACTIONS[payment] ?? transaction.state } : transaction,
      ),
    }));
  if (delivery !== undefined)
    change(({ deliveryState }) => ({ deliveryState: DELIVERY_ACTIONS[delivery] ?? deliveryState }));
  if (trackingCodes !== undefined) change(() => ({ trackingCodes }));
  if (document !== undefined)
    change(({ documents }) => ({ documents: [...documents, newDocument(shop, document)] }));
}

/** Returns its stock; cancelling twice is no error (case 930). */
export function cancelOrder(shop: Shop, id: string): void {
  const order = shop.orders.get(id);
  if (order === undefined || order.state === 'cancelled') return;
  if (!order.demo)
    for (const { productId, quantity } of linesOf(order)) {
      const product = shop.products.byId(String(productId));
      if (product !== undefined) product.stock += Number(quantity);
    }
  shop.putOrder({ ...order, state: 'cancelled' });
}

function newDocument(shop: Shop, type: DocumentRecord['type']): DocumentRecord {
  const last = shop.orders
    .all()
    .flatMap(({ documents }) => documents)
    .at(-1);
  return {
    id: newId(),
    type,
    number: nextNumber(last?.number),
    createdAt: stamp(),
    deepLinkCode: newToken(),
  };
}
