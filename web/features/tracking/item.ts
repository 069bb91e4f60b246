import type {
  CartPartsFragment,
  ProductPartsFragment,
  PurchaseQuery,
  TrackedProductsQuery,
} from '../../generated/graphql.ts';
import { query } from '../../shared/graphql/current-client.tsx';
import { readLocalList, writeLocal } from '../../shared/storage/tab-storage.ts';
import type { ShopEvent } from '../../shared/tracking/track.ts';
import type { Send } from './tag.ts';
import { PurchaseDocument, TrackedProductsDocument } from './tracking.generated.ts';

/** A product list in events. */
export interface ItemList {
  readonly item_list_id: string;
  readonly item_list_name: string;
}

/** An entry of `items`, by the names of Google Analytics 4. */
interface Item extends Partial<ItemList> {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_brand?: string;
  readonly item_variant?: string;
  readonly price?: number;
  readonly quantity?: number;
  readonly index?: number;
}

/** Items of an event, by the names of Google Analytics 4. */
interface EventItems {
  readonly currency: string;
  readonly value: number;
  readonly items: readonly Item[];
}

type ListedProduct = Extract<TrackedProductsQuery['nodes'][number], { __typename: 'Product' }>;
type CartLine = CartPartsFragment['items'][number];

const MAX_IDS = 100;

/** Removes floating point noise. */
export const sum = (amount: number): number => Math.round(amount * 1000) / 1000;

const variantOf = (variant: readonly string[]) =>
  variant.length > 0 ? { item_variant: variant.join(' · ') } : {};

type Named = Pick<ListedProduct, 'id' | 'name' | 'manufacturer'>;

function itemOf({ id, name, manufacturer }: Named, variant: readonly string[], amount: string): Item {
  return {
    item_id: String(id),
    item_name: name,
    ...(manufacturer && { item_brand: manufacturer.name }),
    ...variantOf(variant),
    price: Number(amount),
    quantity: 1,
  };
}

export function itemOfProduct(product: ProductPartsFragment): Item {
  const options = product.options.map(({ label }) => label);
  return itemOf(product, options, product.price.unitPrice.amount);
}

export function itemOfLine({ id, productId, label, options, unitPrice }: CartLine, quantity: number): Item {
  return {
    item_id: String(productId ?? id),
    item_name: label,
    ...variantOf(options.flatMap(({ values }) => values)),
    price: Number(unitPrice.amount),
    quantity,
  };
}

export function cartItems(cart: CartPartsFragment): EventItems {
  return {
    currency: cart.subtotal.currencyCode,
    value: Number(cart.subtotal.amount),
    items: cart.items.filter(({ orderable }) => orderable).map((line) => itemOfLine(line, line.quantity)),
  };
}

const cache = new Map<string, { item: Item; currency: string }>();

/** Loads uncached products; products that are no longer sold are omitted. */
export async function itemsById(
  ids: readonly string[],
): Promise<readonly { item: Item; currency: string }[]> {
  const unknown = [...new Set(ids.filter((id) => !cache.has(id)))];
  for (let from = 0; from < unknown.length; from += MAX_IDS) {
    const batch = unknown.slice(from, from + MAX_IDS);
    const { nodes } = await query(TrackedProductsDocument, { ids: batch });
    for (const product of nodes) {
      if (product?.__typename !== 'Product') continue;
      const { amount, currencyCode } = product.fromPrice.unitPrice;
      const item = itemOf(product, product.listedOptions, amount);
      cache.set(item.item_id, { item, currency: currencyCode });
    }
  }
  return ids.flatMap((id) => cache.get(id) ?? []);
}

/** Prices depend on the session and may change with a login. */
export const forgetItems = (): void => cache.clear();

const MAX_ORDERS = 50;

type Reports = 'purchases' | 'refunds';
type Store = Reports | 'purchases-due';

const read = (store: Store) => readLocalList(`kontor-${store}`).filter((id) => typeof id === 'string');

const write = (store: Store, ids: readonly string[]): boolean =>
  writeLocal(`kontor-${store}`, ids.slice(-MAX_ORDERS));

const isReported = (kind: Reports, orderId: string): boolean => read(kind).includes(orderId);

/** False if the order was reported or storage is unavailable, since a missing report is better than a duplicate. */
function reportOnce(kind: Reports, orderId: string): boolean {
  return !isReported(kind, orderId) && write(kind, [...read(kind), orderId]);
}

function setDue(orderId: string, isDue: boolean): void {
  const others = read('purchases-due').filter((id) => id !== orderId);
  write('purchases-due', isDue ? [...others, orderId] : others);
}

type Order = NonNullable<PurchaseQuery['order']>;
type OrderStates = Extract<ShopEvent, { kind: 'orders' }>['orders'][number];

const readOrder = async (id: string) => (await query(PurchaseDocument, { id })).order;

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
  if (isReported('purchases', orderId)) return;
  setDue(orderId, true);
  const order = await readOrder(orderId);
  setDue(orderId, false);
  if (!order || !reportOnce('purchases', orderId)) return;
  send('purchase', {
    ...orderItems(order),
    shipping: Number(order.shipping.amount),
    tax: sum(order.taxes.reduce((all, { amount }) => all + Number(amount.amount), 0)),
  });
}

export function sendDuePurchases(send: Send): void {
  for (const id of read('purchases-due')) purchase(send, id).catch(() => {});
}

/** Reports a full refund or cancellation once, if this browser reported the purchase. */
export async function refundOf(send: Send, { id, status, paymentStatus }: OrderStates): Promise<void> {
  const orderId = String(id);
  if (status.code !== 'cancelled' && paymentStatus.code !== 'refunded') return;
  if (!isReported('purchases', orderId) || isReported('refunds', orderId)) return;
  const order = await readOrder(orderId).catch(() => null);
  if (order && reportOnce('refunds', orderId)) send('refund', { ...orderItems(order) });
}
