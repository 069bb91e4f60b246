import { addDocument, transition } from '../checkout/change-order.ts';
import { documentType } from '../checkout/document-entity.ts';
import type { DocumentRecord, OrderRecord } from '../checkout/order-record.ts';
import type { Shop } from '../shop/shop.ts';

export interface OrderWork {
  /** `process`, `complete`, `cancel`, `reopen`. */
  readonly order?: string;
  /** Of the latest payment: `paid`, `remind`, `refund`, … */
  readonly payment?: string;
  /** `ship`, `ship_partially`, `retour`, … */
  readonly delivery?: string;
  readonly trackingCodes?: readonly string[];
  /** Created and sent: `invoice`, `delivery_note`, `credit_note`, `storno`. */
  readonly document?: string;
}

function orderByName(shop: Shop, name: string): OrderRecord | undefined {
  return shop.orders.get(name) ?? shop.orders.all().find(({ orderNumber }) => orderNumber === name);
}

/** By id or number; false if unknown. @throws SYSTEM__ILLEGAL_STATE_TRANSITION */
export function workOnOrder(shop: Shop, name: string, work: OrderWork): boolean {
  let order = orderByName(shop, name);
  if (order === undefined) return false;
  if (work.order !== undefined) order = transition(shop, order, 'order', order.id, work.order);
  const [payment] = order.transactions;
  if (work.payment !== undefined && payment !== undefined)
    order = transition(shop, order, 'order_transaction', payment.id, work.payment);
  if (work.delivery !== undefined) order = transition(shop, order, 'order_delivery', order.id, work.delivery);
  if (work.trackingCodes !== undefined) {
    order = { ...order, trackingCodes: work.trackingCodes };
    shop.putOrder(order);
  }
  const type = work.document === undefined ? undefined : documentType(work.document);
  if (type !== undefined) addDocument(shop, order, type, { sent: true });
  return true;
}

/** By id or number; empty texts if unknown. */
export function makeDocument(
  shop: Shop,
  name: string,
  type: DocumentRecord['type'],
  more: { sent?: boolean; hasFile?: boolean },
): { document: string; code: string } {
  const order = orderByName(shop, name);
  if (order === undefined) return { document: '', code: '' };
  const { id, deepLinkCode } = addDocument(shop, order, type, more);
  return { document: id, code: deepLinkCode };
}
