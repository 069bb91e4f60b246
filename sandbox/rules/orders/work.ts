import { newId, newToken, nextNumber, stamp } from '../../state/entity.ts';
import type {
  DeliveryState,
  DocumentRecord,
  OrderRecord,
  OrderState,
  TransactionState,
} from '../../state/records.ts';
import type { Shop } from '../../state/shop.ts';
import { linesOf } from './order.ts';

export interface OrderWork {
  readonly order?: OrderState;
  /** Of the latest payment. */
  readonly payment?: TransactionState;
  readonly delivery?: DeliveryState;
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
  if (order === 'cancelled') cancelOrder(shop, id);
  else if (order !== undefined) change(() => ({ state: order }));
  if (payment !== undefined)
    change(({ transactions: [latest, ...earlier] }) => ({
      transactions: latest === undefined ? [] : [{ ...latest, state: payment }, ...earlier],
    }));
  if (delivery !== undefined) change(() => ({ deliveryState: delivery }));
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

function newDocument({ orders }: Shop, type: DocumentRecord['type']): DocumentRecord {
  const documents = orders.all().flatMap((order) => order.documents);
  const number = nextNumber(documents.at(-1)?.number);
  return { id: newId(), type, number, createdAt: stamp(), deepLinkCode: newToken() };
}
