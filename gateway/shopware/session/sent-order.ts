import { UpstreamError } from '../../lib/upstream-error.ts';
import { unshared } from '../../platform/redis/unshared.ts';
import type { OrderAttempt, PendingOrder, SessionData } from '../../platform/session-store/session-store.ts';
import type { Nullable } from '../entities.ts';
import { ShopwareError } from '../errors.ts';
import { productItems, type SwCart } from '../mappers/cart-entity.ts';
import { ORDER_ASSOCIATIONS, type SwOrder, type SwOrders } from '../mappers/order-entity.ts';
import type { StoreCall } from '../store-client.ts';

export const ORDER_PATH = '/checkout/order';
/** An order is slow: stock, numbers, documents and mails. */
export const ORDER_TIMEOUT_FACTOR = 4;

/** More orders than a customer places while one is pending; Shopware's clock may be set back meanwhile. */
const NEWEST_ORDERS = 10;
/** Attempts of a session that a repeated click can still refer to. */
const MAX_ATTEMPTS = 5;

/** Whether an order of the session exists, is not known to be over, or was never made. */
export type SentOrder = 'placed' | 'under-way' | 'none';

/** Calls of a session that the search for an order needs. */
export interface OrderCalls {
  read<T>(call: StoreCall): Promise<T>;
  /** @throws UpstreamError `unshared`, and nothing is sent, when another gateway could change the same session meanwhile */
  write<T>(call: StoreCall): Promise<T>;
  readonly data: SessionData;
  /**
   * Stores the data before the work goes on.
   * @throws UpstreamError `unshared` when it may be lost
   */
  saveData(): Promise<void>;
  /** Stores an order for this session after its token has changed. */
  saveOrder(id: string, order: object): Promise<void>;
}

interface OrderedItem {
  readonly type?: Nullable<string>;
  readonly productId?: Nullable<string>;
  readonly referencedId?: Nullable<string>;
  readonly quantity?: Nullable<number>;
}

/** Products and quantities of a cart or an order, in one form for both. */
export function productsKey(items: readonly OrderedItem[] | null | undefined): string {
  return (items ?? [])
    .filter(({ type }) => type === 'product')
    .map(({ productId, referencedId, quantity }) => `${productId ?? referencedId}:${quantity}`)
    .toSorted()
    .join();
}

/** The newest orders of the session's customer; empty for a visitor. */
export async function newestOrders(
  calls: OrderCalls,
  criteria: Readonly<Record<string, unknown>> = { associations: ORDER_ASSOCIATIONS },
): Promise<readonly SwOrder[]> {
  const sort = [{ field: 'orderDateTime', order: 'DESC' }];
  try {
    const { orders } = await calls.read<SwOrders>({
      path: '/order',
      body: { limit: NEWEST_ORDERS, sort, ...criteria },
    });
    return orders?.elements ?? [];
  } catch (error) {
    if (error instanceof ShopwareError && (error.status === 403 || error.status === 404)) return [];
    throw error;
  }
}

/** Records an order durably before it is sent, with data that distinguishes it from earlier ones. */
export async function beginOrder(
  calls: OrderCalls,
  attempt: Pick<OrderAttempt, 'key' | 'cartHash'>,
  cart: SwCart,
  longestMs: number,
): Promise<void> {
  const known = await newestOrders(calls, { includes: { order: ['id'] } });
  const pending: PendingOrder = {
    overAt: Date.now() + longestMs,
    knownOrders: known.flatMap(({ id }) => id ?? []),
    goods: productsKey(productItems(cart)),
  };
  setAttempts(calls, [...attemptsBut(calls, attempt.key), { ...attempt, pending }]);
  await calls.saveData();
}

/** The attempt of the session whose outcome is unknown. */
function pendingAttempt({ data }: Pick<OrderCalls, 'data'>): OrderAttempt | undefined {
  return data.orders?.find(({ pending }) => pending !== undefined);
}

/** Records that Shopware works on the pending order no longer. */
export function endWork(calls: OrderCalls): void {
  const orders = (calls.data.orders ?? []).map((attempt) =>
    attempt.pending ? { ...attempt, pending: { ...attempt.pending, overAt: Date.now() } } : attempt,
  );
  setAttempts(calls, orders);
}

export function dropPending(calls: OrderCalls): void {
  setAttempts(
    calls,
    (calls.data.orders ?? []).filter(({ pending }) => pending === undefined),
  );
}

/** Records the order of an attempt. */
export async function recordOrder(
  calls: OrderCalls,
  { key, cartHash }: Pick<OrderAttempt, 'key' | 'cartHash'>,
  order: SwOrder,
): Promise<OrderAttempt> {
  const placed = { key, cartHash, orderId: order.id ?? '' };
  setAttempts(calls, [...attemptsBut(calls, key), placed]);
  // The content of the cart is in the order, and not lost.
  delete calls.data.cart;
  await calls.saveOrder(placed.orderId, order);
  return placed;
}

/** Records that the payment was started, and the order reported to the shopper. */
export function recordPayment(
  calls: OrderCalls,
  key: string,
  payment: NonNullable<OrderAttempt['payment']>,
): void {
  const orders = calls.data.orders ?? [];
  setAttempts(
    calls,
    orders.map((attempt) => (attempt.key === key ? { ...attempt, payment } : attempt)),
  );
}

/** The newest order that no click has been answered with. */
export function unreportedOrder({ data }: Pick<OrderCalls, 'data'>): OrderAttempt | undefined {
  return data.orders?.findLast(({ orderId, payment }) => orderId !== undefined && payment === undefined);
}

/**
 * Searches for the pending order of the session, once. It is an order that did not exist before and has the same products;
 * one with other products only if it has emptied the cart, since another device may have placed it.
 * @throws UpstreamError or ShopwareError if Shopware no longer processes the order and its outcome cannot be read
 */
export async function findSentOrder(calls: OrderCalls): Promise<SentOrder> {
  const attempt = pendingAttempt(calls);
  if (attempt?.pending === undefined) return 'none';
  const { pending } = attempt;
  const isOver = Date.now() >= pending.overAt;
  let order: SwOrder | null;
  try {
    order = await unknownOrder(calls, pending);
  } catch (error) {
    if (isOver) throw error;
    return 'under-way';
  }
  if (order !== null) {
    await recordOrder(calls, attempt, order);
    await emptyCart(calls, pending);
    return 'placed';
  }
  if (!isOver) return 'under-way';
  dropPending(calls);
  return 'none';
}

/**
 * Lets a change through only if no order of the session is under way: the order could be made twice, or take the change
 * with the cart that it empties.
 * @throws UpstreamError `unshared`; nothing may be sent
 */
export async function assertNoOrderUnderWay(calls: OrderCalls): Promise<void> {
  if ((await findSentOrder(calls)) !== 'under-way') return;
  throw unshared('an order of this session is pending');
}

async function unknownOrder(
  calls: OrderCalls,
  { knownOrders, goods }: PendingOrder,
): Promise<SwOrder | null> {
  const orders = await newestOrders(calls);
  const fresh = orders.filter(({ id }) => id && !knownOrders.includes(id));
  const match = fresh.find(({ lineItems }) => productsKey(lineItems) === goods);
  if (match !== undefined) return match;
  const [other] = fresh;
  if (other === undefined) return null;
  return productItems(await readCart(calls)).length === 0 ? other : null;
}

/** A call that ran while the order was made may have written back the cart that the order emptied. */
async function emptyCart(calls: OrderCalls, { goods }: PendingOrder): Promise<void> {
  try {
    const items = productItems(await readCart(calls));
    if (items.length === 0 || productsKey(items) !== goods) return;
    const ids = items.flatMap(({ id }) => id ?? []);
    await calls.write({ path: '/checkout/cart/line-item/delete', body: { ids } });
  } catch (error) {
    // The order exists; a full cart next to it is the smaller harm.
    if (!(error instanceof UpstreamError) && !(error instanceof ShopwareError)) throw error;
  }
}

function readCart(calls: OrderCalls): Promise<SwCart> {
  return calls.read<SwCart>({ method: 'GET', path: '/checkout/cart' });
}

function attemptsBut({ data }: OrderCalls, key: string): readonly OrderAttempt[] {
  return (data.orders ?? []).filter((attempt) => attempt.key !== key);
}

function setAttempts({ data }: OrderCalls, orders: readonly OrderAttempt[]): void {
  if (orders.length > 0) data.orders = orders.slice(-MAX_ATTEMPTS);
  else delete data.orders;
}
