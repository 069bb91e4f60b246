import { addDocument, transition } from '../checkout/change-order.ts';
import { documentType } from '../checkout/document-entity.ts';
import type { DocumentRecord, OrderRecord } from '../checkout/order-record.ts';
import type { Shop } from '../shop/shop.ts';

/** What staff can do with an order, by the names of Shopware's transitions. */
export interface OrderWork {
  /** `process`, `complete`, `cancel`, `reopen`. */
  readonly order?: string;
  /** `paid`, `remind`, `refund`, … of its latest payment. */
  readonly payment?: string;
  /** `ship`, `ship_partially`, `retour`, … */
  readonly delivery?: string;
  readonly trackingCodes?: readonly string[];
  /** `invoice`, `delivery_note`, `credit_note` or `storno`, made and sent. */
  readonly document?: string;
}

function orderByName(shop: Shop, name: string): OrderRecord | undefined {
  return shop.orders.get(name) ?? shop.orders.all().find(({ orderNumber }) => orderNumber === name);
}

/**
 * Does the work of staff on an order, by its id or number; false for an unknown one.
 * @throws SYSTEM__ILLEGAL_STATE_TRANSITION
 */
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
    shop.orders.put(order.id, order);
  }
  const type = work.document === undefined ? undefined : documentType(work.document);
  if (type !== undefined) addDocument(shop, order, type, { sent: true });
  return true;
}

/** Makes a paper of an order, by its id or number; empty texts where there is none. */
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
