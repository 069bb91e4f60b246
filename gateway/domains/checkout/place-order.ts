import type { PlaceOrderInput, UserError } from '../../../schema/generated/types.ts';
import type { ResolversParentTypes } from '../../generated/resolvers.ts';
import { isOutcomeUnknown, mayBeUnderWay } from '../../lib/upstream-error.ts';
import { productItems, type SwCart } from '../../shopware/mappers/cart-entity.ts';
import type { SwOrder } from '../../shopware/mappers/order-entity.ts';
import type { SessionCalls } from '../../shopware/session/shopper-session.ts';
import { cartHash } from '../cart/public/cart-hash.ts';
import { readCart } from '../cart/public/change-cart.ts';
import { asUserError } from '../cart/public/create-notice.ts';
import { blockers } from '../cart/public/notices.ts';
import { presentCart } from '../cart/public/present-cart.ts';
import { legalPages } from '../content/public/legal-pages.ts';
import { type OrderSource, order, readOrder } from '../orders/public/order.ts';
import { returnErrors, startPayment } from '../orders/public/payment.ts';
import type { GatewayContext } from '../shared/context.ts';
import { alignContext, moneyOfSession } from '../shared/session-currency.ts';
import { userError, userErrorsOf } from '../shared/user-errors.ts';
import { findSentOrder } from './sent-order.ts';

const KEY_TTL_MS = 86_400_000;
/** An order is slow: stock, numbers, documents and mails. */
const TIMEOUT_FACTOR = 4;
/** Shopware goes on with an order that has timed out here: how many times as long it may take before another is sent. */
const LATE_FACTOR = 2;

/**
 * Places an order once per idempotency key, under the session's lock: a double click, a retry or a second tab yields
 * one order (docs/rules.md, "Repetition").
 */
export async function placeOrder(
  context: GatewayContext,
  input: PlaceOrderInput,
): Promise<ResolversParentTypes['PlaceOrderPayload']> {
  const { key } = context.session;
  if (key === null) return refused([userError(context.messages, 'CHECKOUT__CART_EMPTY')]);
  const { length } = input.idempotencyKey;
  if (length < 8 || length > 128) {
    const code = length < 8 ? 'VIOLATION::TOO_SHORT_ERROR' : 'VIOLATION::TOO_LONG_ERROR';
    return refused([userError(context.messages, code, ['idempotencyKey'], { min: 8, max: 128 })]);
  }
  const wrong = returnErrors(context, input);
  if (wrong.length > 0) return refused(wrong);
  const { metrics, idempotency } = context;
  const placed = idempotency.once({
    key: `placeOrder:${key}:${input.idempotencyKey}`,
    life: KEY_TTL_MS,
    run: (interrupted) =>
      context.session.withLock((calls) => {
        const since = interrupted ?? sentOrder(context, calls);
        return since === null ? placeNow(context, calls, input) : placeAgain(context, calls, input, since);
      }),
    keep: ({ order: made }) => made != null,
  });
  placed.then(
    ({ order: made }) => metrics.count('orders', { outcome: made == null ? 'refused' : 'placed' }),
    () => metrics.count('orders', { outcome: 'failed' }),
  );
  return placed;
}

/** When this session sent an order, under any key, that Shopware may still be at work on; null for none. */
function sentOrder(context: GatewayContext, { data }: SessionCalls): number | null {
  const at = data.orderSentAt;
  return at !== undefined && Date.now() - at < latestOrder(context) ? at : null;
}

/** @param since when an earlier attempt began, whose outcome nobody knows (milliseconds since 1970) */
async function placeAgain(
  context: GatewayContext,
  calls: SessionCalls,
  input: PlaceOrderInput,
  since: number,
): Promise<ResolversParentTypes['PlaceOrderPayload']> {
  const sent = { at: since, overAt: Math.min(since, Date.now()) + latestOrder(context) };
  const made = await findSentOrder(calls, sent);
  if (made !== null) return findOrderedCart(context, calls, made, input);
  const placed = await placeNow(context, calls, input);
  if (placed.order) return placed;
  // It was made between the search and the look into the cart.
  const late = await findSentOrder(calls, { at: since, overAt: 0 });
  return late === null ? placed : findOrderedCart(context, calls, late, input);
}

async function placeNow(
  context: GatewayContext,
  calls: SessionCalls,
  input: PlaceOrderInput,
): Promise<ResolversParentTypes['PlaceOrderPayload']> {
  await alignContext(context, calls, true);
  const answered = await calls.read<SwCart>({ method: 'GET', path: '/checkout/cart' });
  // The cart of an expired session is not empty: the customer gets it back after a login.
  if (context.session.expired) return refused([userError(context.messages, 'message-403-ajax')]);
  const { entity: found, cart } = await presentCart(context, calls, answered, { own: [] });
  const errors = await reasonsAgainst(context, calls, found, input);
  if (errors.length > 0) return refused(errors, cart);
  try {
    const placed = await send(calls, found, input, longestOrder(context));
    return await findOrderedCart(context, calls, placed, input);
  } catch (error) {
    const userErrors = userErrorsOf(error, context.messages).map(withoutRawReasons(context));
    return refused(userErrors, await readCart(context, calls));
  }
}

/** Blockers to resolve before the order (docs/rules.md, "What is checked", and docs/shopware.md, "Orders"). */
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
  return [
    ...(input.termsAccepted || !(await hasTerms(context))
      ? []
      : [userError(messages, 'TERMS_NOT_ACCEPTED', ['termsAccepted'])]),
    ...(download && !input.revocationWaived
      ? [userError(messages, 'REVOCATION_NOT_WAIVED', ['revocationWaived'])]
      : []),
    ...(cartHash(cart, currency) === input.cartHash
      ? []
      : [userError(messages, 'CHECKOUT__CART_HASH_MISMATCH', ['cartHash'])]),
    ...blockers(cart, messages).map((notice) => asUserError(notice, null)),
  ];
}

/** Nobody can accept what the shop does not show. */
async function hasTerms(context: GatewayContext): Promise<boolean> {
  return (await legalPages(context)).some(({ role }) => role === 'TERMS');
}

/**
 * Sends the order once; after a lost answer it looks the order up before reporting a failure.
 * @param longest milliseconds that Shopware is given for it
 */
async function send(
  calls: SessionCalls,
  cart: SwCart,
  input: PlaceOrderInput,
  longest: number,
): Promise<SwOrder> {
  const at = Date.now();
  const body = {
    // Payment methods that are prepared in the frontend are checked before there is an order.
    ...input.paymentData,
    tos: true,
    customerComment: input.comment?.slice(0, 5_000) ?? '',
    ...(cart.hash ? { hash: cart.hash } : {}),
  };
  try {
    return await calls.write<SwOrder>({ path: '/checkout/order', body, timeoutFactor: TIMEOUT_FACTOR });
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error;
    const overAt = mayBeUnderWay(error) ? at + longest : 0;
    const made = await findSentOrder(calls, { at, overAt }).catch(() => null);
    // Whatever the search failed with, it says nothing of the order.
    if (made !== null) return made;
    if (mayBeUnderWay(error)) calls.data.orderSentAt = at;
    throw error;
  }
}

/** Milliseconds after which an order has timed out. */
function longestOrder({ store }: GatewayContext): number {
  return store.maxDurationMs({ timeoutFactor: TIMEOUT_FACTOR });
}

/** Milliseconds after which an order that has timed out is waited for no longer. */
function latestOrder(context: GatewayContext): number {
  return LATE_FACTOR * longestOrder(context);
}

/** What was in the cart is in the order, and not lost. */
function findOrderedCart(
  context: GatewayContext,
  calls: SessionCalls,
  placed: SwOrder,
  input: PlaceOrderInput,
): Promise<ResolversParentTypes['PlaceOrderPayload']> {
  delete calls.data.cart;
  delete calls.data.orderSentAt;
  return findStartedOrder(context, calls, placed, input);
}

async function findStartedOrder(
  context: GatewayContext,
  calls: SessionCalls,
  placed: SwOrder,
  input: PlaceOrderInput,
): Promise<ResolversParentTypes['PlaceOrderPayload']> {
  const id = placed.id ?? '';
  let shown: OrderSource = await order(context, { entity: placed, changeable: false });
  try {
    shown = (await readOrder(context, calls, id)) ?? shown;
    const paymentUrl = await startPayment(context, calls, shown, input);
    return { order: shown, paymentUrl, cart: null, userErrors: [] };
  } catch (error) {
    context.log.error({ err: error, requestId: context.requestId }, 'payment of a placed order cannot begin');
    return {
      order: shown,
      paymentUrl: null,
      cart: null,
      userErrors: [userError(context.messages, 'PAYMENT_NOT_STARTED')],
    };
  }
}

/** The texts of a 500 `CHECKOUT__CART_INVALID` are technical; the cart's notices state the reasons. */
function withoutRawReasons({ messages }: GatewayContext) {
  return (entry: UserError): UserError =>
    entry.code === 'CART_INVALID' ? userError(messages, 'CHECKOUT__CART_INVALID') : entry;
}

function refused(
  userErrors: UserError[],
  cart: ResolversParentTypes['PlaceOrderPayload']['cart'] = null,
): ResolversParentTypes['PlaceOrderPayload'] {
  return { order: null, paymentUrl: null, cart, userErrors };
}
