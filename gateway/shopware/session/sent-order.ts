import { UpstreamError, unshared } from '../../lib/upstream-error.ts';
import type { OrderAttempt, PendingOrder, SessionData } from '../../platform/session-store/session-store.ts';
import type { Nullable } from '../entities.ts';
import { ShopwareError } from '../errors.ts';
import { productItems, type SwCart } from '../mappers/cart-entity.ts';
import { ORDER_ASSOCIATIONS, type SwOrder, type SwOrders } from '../mappers/order-entity.ts';
import type { StoreCall } from '../store-client.ts';

export const ORDER_PATH = '/checkout/order';
/** Timeout of an order, which updates stock and creates numbers, documents and mails. */
export const ORDER_TIMEOUT_FACTOR = 4;

/** Number of compared orders: more than a customer places while one is pending, even if Shopware's clock is set back. */
const NEWEST_ORDERS = 10;
/** Stored attempts per session, to which a repeated click may refer. */
const MAX_ATTEMPTS = 5;

/** Outcome of an attempt: the order exists, is still being processed, or was not created. */
export type SentOrder = 'placed' | 'under-way' | 'none';

/** Calls of a session that the search for an order needs. */
export interface OrderCalls {
  read<T>(call: StoreCall): Promise<T>;
  /** @throws UpstreamError `unshared` if another gateway could change the same session; nothing is sent then */
  write<T>(call: StoreCall): Promise<T>;
  readonly data: SessionData;
  /** Stores the data before the work continues. @throws UpstreamError `unshared` if it may be lost */
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
  const body = { limit: NEWEST_ORDERS, sort, ...criteria };
  try {
    const { orders } = await calls.read<SwOrders>({ path: '/order', body });
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

/** Records that Shopware no longer processes the pending order. */
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
  // The order contains the content of the cart.
  delete calls.data.cart;
  await calls.saveOrder(placed.orderId, order);
  return placed;
}

/** Records that the payment was started and the order reported to the shopper. */
export function recordPayment(calls: OrderCalls, key: string, payment: NonNullable<OrderAttempt['payment']>) {
  const orders = calls.data.orders ?? [];
  setAttempts(
    calls,
    orders.map((attempt) => (attempt.key === key ? { ...attempt, payment } : attempt)),
  );
}

/** The newest order that was not yet reported to the shopper. */
export function unreportedOrder({ data }: Pick<OrderCalls, 'data'>): OrderAttempt | undefined {
  return data.orders?.findLast(({ orderId, payment }) => orderId !== undefined && payment === undefined);
}

/**
 * Searches once for the pending order of the session: an order that did not exist before and has the same products. One with
 * other products, which another device may have placed, counts only if the cart is empty.
 * @throws UpstreamError or ShopwareError if Shopware no longer processes the order and its outcome cannot be read
 */
export async function findSentOrder(calls: OrderCalls): Promise<SentOrder> {
  const attempt = calls.data.orders?.find(({ pending }) => pending !== undefined);
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

/** Permits a change only if no order of the session is in progress. @throws UpstreamError `unshared` */
export async function assertNoOrderUnderWay(calls: OrderCalls): Promise<void> {
  if ((await findSentOrder(calls)) !== 'under-way') return;
  throw unshared('an order of this session is pending');
}

async function unknownOrder(calls: OrderCalls, { knownOrders, goods }: PendingOrder) {
  const orders = await newestOrders(calls);
  const fresh = orders.filter(({ id }) => id && !knownOrders.includes(id));
  const match = fresh.find(({ lineItems }) => productsKey(lineItems) === goods);
  if (match !== undefined) return match;
  const [other] = fresh;
  if (other === undefined) return null;
  return productItems(await readCart(calls)).length === 0 ? other : null;
}

/** Empties the cart again, because a concurrent call may have restored it after the order. */
async function emptyCart(calls: OrderCalls, { goods }: PendingOrder): Promise<void> {
  try {
    const items = productItems(await readCart(calls));
    if (items.length === 0 || productsKey(items) !== goods) return;
    const ids = items.flatMap(({ id }) => id ?? []);
    await calls.write({ path: '/checkout/cart/line-item/delete', body: { ids } });
  } catch (error) {
    // The order exists; a cart that is still full does less harm than an error.
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
