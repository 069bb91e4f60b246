import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { PlaceOrderInput, UserError } from '../../../schema/generated/types.ts';
import type { ResolversParentTypes } from '../../generated/resolvers.ts';
import { isOutcomeUnknown, mayBeUnderWay, UpstreamError } from '../../lib/upstream-error.ts';
import type { OrderAttempt } from '../../platform/session-store/session-store.ts';
import { ShopwareError } from '../../shopware/errors.ts';
import { productItems, type SwCart } from '../../shopware/mappers/cart-entity.ts';
import type { SwOrder } from '../../shopware/mappers/order-entity.ts';
import {
  beginOrder,
  dropPending,
  endWork,
  findSentOrder,
  newestOrders,
  ORDER_PATH,
  ORDER_TIMEOUT_FACTOR,
  productsKey,
  recordOrder,
  recordPayment,
  unreportedOrder,
} from '../../shopware/session/sent-order.ts';
import type { SessionCalls } from '../../shopware/session/shopper-session.ts';
import { cartHash, hashesProducts } from '../cart/public/cart-hash.ts';
import { presentCart, readCart } from '../cart/public/change-cart.ts';
import { asUserError } from '../cart/public/create-notice.ts';
import { blockers } from '../cart/public/notices.ts';
import { legalPages } from '../content/public/legal-pages.ts';
import { type OrderSource, order, readOrder } from '../orders/public/order.ts';
import { returnErrors, startPayment } from '../orders/public/payment.ts';
import { auditImitation } from '../shared/audit-imitation.ts';
import type { GatewayContext } from '../shared/context.ts';
import { alignContext, moneyOfSession } from '../shared/session-currency.ts';
import { userError, userErrorsOf } from '../shared/user-errors.ts';

/** Multiple of the timeout after which Shopware has finished an order that timed out here. */
const DURATION_FACTOR = 2;
const SEARCH_INTERVAL_MS = 1_000;
const RETRY_AFTER_S = 2;
/** Maximum age of an order for which a click with an empty cart and the same products is a repetition. */
const REPETITION_MS = 3_600_000;

type Payload = ResolversParentTypes['PlaceOrderPayload'];

interface UnderWay {
  readonly error: unknown;
  /** When to give up, in milliseconds since 1970. */
  readonly until: number;
}

/** Places one order per intent, also after a double click or in a second tab (docs/rules.md, "Idempotency"). */
export async function placeOrder(context: GatewayContext, input: PlaceOrderInput): Promise<Payload> {
  const { session, messages, metrics } = context;
  if (!session.exists) return refused([userError(messages, 'CHECKOUT__CART_EMPTY')]);
  const { length } = input.idempotencyKey;
  if (length < 8 || length > 128) {
    const code = length < 8 ? 'VIOLATION::TOO_SHORT_ERROR' : 'VIOLATION::TOO_LONG_ERROR';
    return refused([userError(messages, code, ['idempotencyKey'], { min: 8, max: 128 })]);
  }
  const wrong = returnErrors(context, input);
  if (wrong.length > 0) return refused(wrong);
  const placed = untilKnown(context, input);
  placed.then(
    ({ order: made }) => {
      metrics.count('orders', { outcome: made == null ? 'refused' : 'placed' });
      const { imitation } = session;
      if (made && imitation) auditImitation(context, imitation, { event: 'order', orderId: made.id });
    },
    () => metrics.count('orders', { outcome: 'failed' }),
  );
  return placed;
}

/** Interval of searches, between which the session's lock is free, so that the cart can be read. */
async function untilKnown(context: GatewayContext, input: PlaceOrderInput): Promise<Payload> {
  let waiting: UnderWay | null = null;
  for (;;) {
    const outcome = await context.session.withLock((calls) => placeOrFind(context, calls, input));
    if (!('until' in outcome)) return outcome;
    if (waiting === null || outcome.until < waiting.until) waiting = outcome;
    const left = waiting.until - Date.now();
    if (left <= 0) throw waiting.error;
    await delay(Math.min(SEARCH_INTERVAL_MS, left));
  }
}

async function placeOrFind(context: GatewayContext, calls: SessionCalls, input: PlaceOrderInput) {
  if ((await findSentOrder(calls)) === 'under-way') {
    const error = new UpstreamError('timeout', 'an order is pending', null, RETRY_AFTER_S);
    return { error, until: Number.POSITIVE_INFINITY };
  }
  const key = createHash('sha256').update(input.idempotencyKey).digest('base64url');
  const orders = calls.data.orders ?? [];
  const repeated =
    orders.find((attempt) => attempt.key === key) ??
    orders.find((attempt) => !attempt.payment && attempt.cartHash === input.cartHash);
  if (repeated) return reportOrder(context, calls, repeated, input);
  await alignContext(context, calls, true);
  const answered = await calls.read<SwCart>({ method: 'GET', path: '/checkout/cart' });
  // The cart of an expired session is not lost: it returns with the next login.
  if (context.session.expired) return refused([userError(context.messages, 'message-403-ajax')]);
  const { entity, cart } = await presentCart(context, calls, answered, { changed: [] });
  const attempt = { key, cartHash: input.cartHash };
  if (productItems(entity).length === 0) {
    const earlier = unreportedOrder(calls) ?? (await repeatedOrder(calls, attempt));
    if (earlier) return reportOrder(context, calls, earlier, input);
  }
  const errors = await reasonsAgainst(context, calls, entity, input);
  if (errors.length > 0) return refused(errors, cart);
  return send(context, calls, attempt, entity, input);
}

/** The order of an earlier click whose record was lost, by the products in the cart hash. */
async function repeatedOrder(calls: SessionCalls, attempt: Pick<OrderAttempt, 'key' | 'cartHash'>) {
  const orders = await newestOrders(calls);
  const now = Date.now();
  const found = orders.find(
    ({ lineItems, orderDateTime }) =>
      hashesProducts(attempt.cartHash, productsKey(lineItems)) &&
      Math.abs(now - Date.parse(orderDateTime ?? '')) < REPETITION_MS,
  );
  return found === undefined ? null : recordOrder(calls, attempt, found);
}

/** Blockers to resolve before the order (docs/rules.md, "Validation", and docs/shopware.md, "Orders"). */
async function reasonsAgainst(
  context: GatewayContext,
  calls: SessionCalls,
  cart: SwCart,
  input: PlaceOrderInput,
): Promise<UserError[]> {
  const { messages } = context;
  const items = productItems(cart);
  if (items.length === 0) return [userError(messages, 'CHECKOUT__CART_EMPTY')];
  const download = items.some(({ states }) => states?.includes('is-download'));
  const { currency } = await moneyOfSession(context, calls);
  // A shop without terms does not require acceptance.
  const lacksTerms = !input.termsAccepted && (await legalPages(context)).some(({ role }) => role === 'TERMS');
  return [
    ...(lacksTerms ? [userError(messages, 'TERMS_NOT_ACCEPTED', ['termsAccepted'])] : []),
    ...(download && !input.revocationWaived
      ? [userError(messages, 'REVOCATION_NOT_WAIVED', ['revocationWaived'])]
      : []),
    ...(cartHash(cart, currency) === input.cartHash
      ? []
      : [userError(messages, 'CHECKOUT__CART_HASH_MISMATCH', ['cartHash'])]),
    ...blockers(cart, messages).map((notice) => asUserError(notice, null)),
  ];
}

/** Sends the order once; after a lost response it looks the order up before it reports a failure. */
async function send(
  context: GatewayContext,
  calls: SessionCalls,
  attempt: Pick<OrderAttempt, 'key' | 'cartHash'>,
  cart: SwCart,
  input: PlaceOrderInput,
): Promise<Payload | UnderWay> {
  const longest = context.store.maxDurationMs({ timeoutFactor: ORDER_TIMEOUT_FACTOR });
  const body = {
    // Payment methods that are prepared in the frontend are validated before the order exists.
    ...input.paymentData,
    tos: true,
    customerComment: input.comment?.slice(0, 5_000) ?? '',
    ...(cart.hash ? { hash: cart.hash } : {}),
  };
  await beginOrder(calls, attempt, cart, DURATION_FACTOR * longest);
  const until = Date.now() + longest;
  let placed: SwOrder;
  try {
    placed = await calls.write<SwOrder>({ path: ORDER_PATH, body, timeoutFactor: ORDER_TIMEOUT_FACTOR });
  } catch (error) {
    if (isOutcomeUnknown(error)) return findAfter(context, calls, error, until, input);
    dropPending(calls);
    // The texts of a 500 `CHECKOUT__CART_INVALID` are technical; the cart's notices state the reasons.
    const userErrors = userErrorsOf(error, context.messages).map((entry) =>
      entry.code === 'CART_INVALID' ? userError(context.messages, 'CHECKOUT__CART_INVALID') : entry,
    );
    return refused(userErrors, await readCart(context, calls));
  }
  return reportOrder(context, calls, await recordOrder(calls, attempt, placed), input);
}

async function findAfter(
  context: GatewayContext,
  calls: SessionCalls,
  failure: UpstreamError,
  until: number,
  input: PlaceOrderInput,
): Promise<Payload | UnderWay> {
  const { reason, message, status, retryAfter } = failure;
  const error = new UpstreamError(reason, message, status, retryAfter ?? RETRY_AFTER_S);
  if (!mayBeUnderWay(failure)) endWork(calls);
  try {
    if ((await findSentOrder(calls)) === 'under-way') return { error, until };
  } catch {
    // The next click searches again.
    throw error;
  }
  const found = unreportedOrder(calls);
  if (found === undefined) throw error;
  return reportOrder(context, calls, found, input);
}

async function reportOrder(
  context: GatewayContext,
  calls: SessionCalls,
  { key, orderId = '', payment }: OrderAttempt,
  input: PlaceOrderInput,
): Promise<Payload> {
  const shown = await readPlaced(context, calls, orderId);
  const { url, failed } = payment ?? (await beginPayment(context, calls, shown, input));
  recordPayment(calls, key, { url, failed });
  const userErrors = failed ? [userError(context.messages, 'PAYMENT_NOT_STARTED')] : [];
  return { order: shown, paymentUrl: url, cart: null, userErrors };
}

/** A guest who has become another customer meanwhile cannot read the order. */
async function readPlaced(context: GatewayContext, calls: SessionCalls, id: string): Promise<OrderSource> {
  const current = await readOrder(context, calls, id).catch((error: unknown) => {
    if (error instanceof UpstreamError || error instanceof ShopwareError) return null;
    throw error;
  });
  if (current !== null) return current;
  const entity = await calls.storedOrder<SwOrder>(id);
  if (entity !== null) return order(context, { entity, changeable: false });
  throw new UpstreamError('failed', 'a placed order cannot be read', null, RETRY_AFTER_S);
}

async function beginPayment(
  context: GatewayContext,
  calls: SessionCalls,
  placed: OrderSource,
  input: PlaceOrderInput,
): Promise<{ readonly url: string | null; readonly failed: boolean }> {
  try {
    return { url: await startPayment(context, calls, placed, input), failed: false };
  } catch (error) {
    context.log.error({ err: error, requestId: context.requestId }, 'payment of a placed order cannot start');
    return { url: null, failed: true };
  }
}

function refused(userErrors: UserError[], cart: Payload['cart'] = null): Payload {
  return { order: null, paymentUrl: null, cart, userErrors };
}
