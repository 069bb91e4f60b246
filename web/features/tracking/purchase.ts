import type { PurchaseQuery } from '../../generated/graphql.ts';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { currentClient } from '../../shared/graphql/current-client.ts';
import type { ShopEvent } from '../../shared/tracking/track.ts';
import { type Goods, sum } from './item.ts';
import { duePurchases, isReported, reportOnce, setDue } from './reported-orders.ts';
import type { Send } from './tag.ts';
import { PurchaseDocument } from './tracking.generated.ts';

type Order = NonNullable<PurchaseQuery['order']>;
type OrderStates = Extract<ShopEvent, { kind: 'orders' }>['orders'][number];

const readOrder = async (id: string) => (await dataOf(currentClient().query(PurchaseDocument, { id }))).order;

/** Without buyer and address: those are nobody else's. */
function goodsOfOrder({ number, subtotal, items }: Order): Goods & { transaction_id: string } {
  return {
    transaction_id: number,
    currency: subtotal.currency,
    value: Number(subtotal.amount),
    items: items
      .filter(({ type }) => type === 'PRODUCT')
      .map(({ id, productId, label, quantity, unit }) => ({
        item_id: String(productId ?? id),
        item_name: label,
        price: Number(unit.amount),
        quantity,
      })),
  };
}

/** Once per order, in whichever tab; kept for the next page where the shop does not answer in time. */
export async function purchase(send: Send, orderId: string): Promise<void> {
  if (isReported('purchase', orderId)) return;
  setDue(orderId, true);
  const order = await readOrder(orderId);
  setDue(orderId, false);
  if (!order || !reportOnce('purchase', orderId)) return;
  send('purchase', {
    ...goodsOfOrder(order),
    shipping: Number(order.shipping.amount),
    tax: sum(order.taxes.reduce((all, { amount }) => all + Number(amount.amount), 0)),
  });
}

export function sendDuePurchases(send: Send): void {
  for (const id of duePurchases()) purchase(send, id).catch(() => {});
}

/**
 * An order whose purchase was told here, and which the shop has called off or refunded whole; told once. Of a part that
 * was refunded a storefront does not learn how much.
 */
export async function refundOf(send: Send, { id, status, paymentStatus }: OrderStates): Promise<void> {
  const orderId = String(id);
  if (status.key !== 'cancelled' && paymentStatus.key !== 'refunded') return;
  if (!isReported('purchase', orderId) || isReported('refund', orderId)) return;
  const order = await readOrder(orderId).catch(() => null);
  if (order && reportOnce('refund', orderId)) send('refund', { ...goodsOfOrder(order) });
}
