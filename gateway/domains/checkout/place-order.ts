import type { PlaceOrderInput, UserError } from '../../../schema/generated/types.ts';
import type { ResolversParentTypes } from '../../generated/resolvers.ts';
import { isOutcomeUnknown } from '../../lib/upstream-error.ts';
import { productItems, type SwCart } from '../../shopware/mappers/cart-entity.ts';
import type { SwOrder } from '../../shopware/mappers/order-entity.ts';
import type { SessionCalls } from '../../shopware/session/shopper-session.ts';
import { cartHash } from '../cart/public/cart-hash.ts';
import { readCart } from '../cart/public/change-cart.ts';
import { asUserError } from '../cart/public/create-notice.ts';
import { blockers } from '../cart/public/notices.ts';
import { presentCart } from '../cart/public/present-cart.ts';
import { legalPages } from '../content/public/legal-pages.ts';
import { findOrder, type OrderSource, order, readOrder } from '../orders/public/order.ts';
import { returnErrors, startPayment } from '../orders/public/payment.ts';
import type { GatewayContext } from '../shared/context.ts';
import { alignContext, moneyOfSession } from '../shared/session-currency.ts';
import { userError, userErrorsOf } from '../shared/user-errors.ts';

const KEY_TTL_MS = 86_400_000;
/** An order is slow: stock, numbers, documents and mails. */
const TIMEOUT_FACTOR = 4;
/** Clock skew between Shopware and the gateways. */
const CLOCK_SKEW_MS = 5_000;

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
      context.session.withLock(async (calls) => {
        const made = interrupted === null ? null : await orderSince(calls, interrupted);
        return made === null
          ? placeNow(context, calls, input)
          : findStartedOrder(context, calls, made, input);
      }),
    keep: ({ order: made }) => made != null,
  });
  placed.then(
    ({ order: made }) => metrics.count('orders', { outcome: made == null ? 'refused' : 'placed' }),
    () => metrics.count('orders', { outcome: 'failed' }),
  );
  return placed;
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
    const placed = await send(calls, found, input);
    delete calls.data.cart;
    return await findStartedOrder(context, calls, placed, input);
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

/** Sends the order once; after a lost answer it looks the order up before reporting a failure. */
async function send(calls: SessionCalls, cart: SwCart, input: PlaceOrderInput): Promise<SwOrder> {
  const started = Date.now();
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
    const made = isOutcomeUnknown(error) ? await orderSince(calls, started) : null;
    if (made === null) throw error;
    return made;
  }
}

/** The order placed from this cart since a time (milliseconds since 1970), or null. */
async function orderSince(calls: SessionCalls, started: number): Promise<SwOrder | null> {
  const last = await findOrder(calls, { sort: [{ field: 'orderDateTime', order: 'DESC' }] });
  const since = Date.parse(last?.entity.orderDateTime ?? '') - started;
  if (last === null || !(since > -CLOCK_SKEW_MS)) return null;
  const cart = await calls.read<SwCart>({ method: 'GET', path: '/checkout/cart' });
  return productItems(cart).length === 0 ? last.entity : null;
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
