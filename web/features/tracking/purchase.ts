import type { PurchaseQuery } from '../../generated/graphql.ts';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { currentClient } from '../../shared/graphql/current-client.tsx';
import { readLocalList, writeLocal } from '../../shared/storage/tab-storage.ts';
import type { ShopEvent } from '../../shared/tracking/track.ts';
import { type EventItems, sum } from './item.ts';
import type { Send } from './tag.ts';
import { PurchaseDocument } from './tracking.generated.ts';

const STORES = {
  purchase: 'kontor-purchases',
  refund: 'kontor-refunds',
  due: 'kontor-purchases-due',
} as const;
const MAX_ORDERS = 50;

type Store = keyof typeof STORES;

const read = (store: Store): string[] => readLocalList(STORES[store]).filter((id) => typeof id === 'string');

const write = (store: Store, ids: readonly string[]): boolean =>
  writeLocal(STORES[store], ids.slice(-MAX_ORDERS));

const isReported = (kind: 'purchase' | 'refund', orderId: string): boolean => read(kind).includes(orderId);

/** False if the order was reported or storage is unavailable, since a missing report is better than a duplicate. */
function reportOnce(kind: 'purchase' | 'refund', orderId: string): boolean {
  return !isReported(kind, orderId) && write(kind, [...read(kind), orderId]);
}

function setDue(orderId: string, isDue: boolean): void {
  const others = read('due').filter((id) => id !== orderId);
  write('due', isDue ? [...others, orderId] : others);
}

type Order = NonNullable<PurchaseQuery['order']>;
type OrderStates = Extract<ShopEvent, { kind: 'orders' }>['orders'][number];

const readOrder = async (id: string) => (await dataOf(currentClient().query(PurchaseDocument, { id }))).order;

/** Never contains buyer or address. */
function orderItems({ number, subtotal, items }: Order): EventItems & { transaction_id: string } {
  return {
    transaction_id: number,
    currency: subtotal.currencyCode,
    value: Number(subtotal.amount),
    items: items
      .filter(({ type }) => type === 'PRODUCT')
      .map(({ id, productId, label, quantity, unitPrice }) => ({
        item_id: String(productId ?? id),
        item_name: label,
        price: Number(unitPrice.amount),
        quantity,
      })),
  };
}

/** Reports a purchase once per order across tabs; retried on the next page if the query fails. */
export async function purchase(send: Send, orderId: string): Promise<void> {
  if (isReported('purchase', orderId)) return;
  setDue(orderId, true);
  const order = await readOrder(orderId);
  setDue(orderId, false);
  if (!order || !reportOnce('purchase', orderId)) return;
  send('purchase', {
    ...orderItems(order),
    shipping: Number(order.shipping.amount),
    tax: sum(order.taxes.reduce((all, { amount }) => all + Number(amount.amount), 0)),
  });
}

export function sendDuePurchases(send: Send): void {
  for (const id of read('due')) purchase(send, id).catch(() => {});
}

/**
 * Reports a full refund or cancellation once, if this browser reported the purchase. The amount of a partial
 * refund is not available to a storefront.
 */
export async function refundOf(send: Send, { id, status, paymentStatus }: OrderStates): Promise<void> {
  const orderId = String(id);
  if (status.code !== 'cancelled' && paymentStatus.code !== 'refunded') return;
  if (!isReported('purchase', orderId) || isReported('refund', orderId)) return;
  const order = await readOrder(orderId).catch(() => null);
  if (order && reportOnce('refund', orderId)) send('refund', { ...orderItems(order) });
}
