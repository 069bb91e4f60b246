import type { Notice, NoticeSeverity } from '../../../../schema/generated/types.ts';
import { isObject } from '../../../lib/json.ts';
import type { SessionData } from '../../../platform/session-store/session-store.ts';
import { type SwList, UUID } from '../../../shopware/entities.ts';
import {
  cartErrors,
  isSameCode,
  productItems,
  promotionCode,
  promotionItems,
  type SwCart,
  type SwCartError,
} from '../../../shopware/mappers/cart-entity.ts';
import { translated } from '../../../shopware/mappers/translated.ts';
import type { SessionCalls } from '../../../shopware/session/shopper-session.ts';
import type { GatewayContext } from '../../shared/context.ts';
import { noticeCode } from '../../shared/error-codes.ts';
import type { Messages, Values } from '../../shared/messages/messages.ts';
import { params } from '../../shared/user-errors.ts';
import { createNotice } from './create-notice.ts';

/** Messages that Shopware repeats until their cause is gone; delivered once (case 249–253). */
const LASTING =
  /^(?:promotion-not-eligible|promotion-excluded|promotions-on-cart-price|shipping-|payment-|billing-|salutation-|country-region-)/;
const ITEM_ID = /[0-9a-f]{32}$/;

export interface CartIntent {
  /** Ids of the changed line items; none for a read, `*` for all. */
  readonly changed: readonly string[] | '*';
  readonly repeat?: RegExp;
}

/** Changes of a cart since its last response, each reported once (docs/shopware.md, "Cart"). */
export async function collectNotices(
  context: GatewayContext,
  calls: SessionCalls,
  cart: SwCart,
  { changed, repeat }: CartIntent,
): Promise<Notice[]> {
  const { messages } = context;
  const { data } = calls;
  const errors = cartErrors(cart);
  const delivered = new Set(data.cart?.delivered ?? []);
  const fresh = errors.filter(
    ({ key, messageKey }) =>
      !LASTING.test(messageKey ?? '') ||
      !delivered.has(key ?? '') ||
      (repeat?.test(messageKey ?? '') ?? false),
  );
  const ended = (error: SwCartError) => (repeat ? null : endedPromotion(error, messages, data));
  const notices = fresh.map((error) => ended(error) ?? toNotice(error, cart, messages, data));
  const silent = changed === '*' ? [] : await lostItems(context, calls, cart, changed, notices);
  const lost = changed === '*' ? [] : lostPromotions(cart, data, messages, changed, notices);
  const swapped = swappedShipping(cart, data, messages);
  data.cart = {
    items: productItems(cart).map(({ id, label, quantity }) => ({
      id: id ?? '',
      label: label ?? '',
      quantity: quantity ?? 0,
    })),
    promotions: promotionItems(cart).map((item) => ({
      id: item.id ?? '',
      label: item.label ?? '',
      code: promotionCode(item),
    })),
    delivered: errors.flatMap(({ key, messageKey }) => (LASTING.test(messageKey ?? '') && key ? [key] : [])),
  };
  return [...notices, ...silent, ...lost, ...swapped];
}

/** Messages that block the order. */
export function blockers(cart: SwCart, messages: Messages): Notice[] {
  return cartErrors(cart)
    .filter(({ blockOrder, block }) => blockOrder ?? block ?? false)
    .map((error) => toNotice(error, cart, messages, {}));
}

function toNotice(error: SwCartError, cart: SwCart, messages: Messages, session: SessionData): Notice {
  const code = error.messageKey ?? error.key ?? 'message-default';
  const cartItemId = error.key?.match(ITEM_ID)?.[0] ?? null;
  const values = valuesOf(error, code, session);
  const key = isOrderMaximum(code, values, cartItemId, cart)
    ? 'product-maximum-reached'
    : textKey(code, values, cartItemId, session);
  return {
    code: noticeCode(code),
    upstreamCode: code,
    severity: code === 'promotion-discount-added' ? 'SUCCESS' : severity(error.level),
    message: messages.has(key)
      ? messages.text(key, values)
      : (error.message ?? messages.text('message-default')),
    params: params(values),
    cartItemId,
  };
}

function valuesOf({ parameters }: SwCartError, code: string, session: SessionData): Values {
  const values: Values = Object.fromEntries(
    Object.entries(isObject(parameters) ? parameters : {}).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [],
    ),
  );
  if (code !== 'product-not-found' || 'name' in values) return values;
  const given = String(values['id'] ?? '');
  const name =
    session.cart?.items.find(({ id }) => id === given)?.label ?? (ITEM_ID.test(given) ? '' : given);
  return name === '' ? values : { ...values, name };
}

/** Shopware sends the same message for insufficient stock and for the maximum quantity per order. */
function isOrderMaximum(code: string, { quantity }: Values, cartItemId: string | null, cart: SwCart) {
  if (code !== 'product-stock-reached') return false;
  const line = productItems(cart).find(({ id }) => id === cartItemId);
  const isCloseout = isObject(line?.payload) && line.payload['isCloseout'] === true;
  return line !== undefined && (!isCloseout || (line.deliveryInformation?.stock ?? 0) > Number(quantity));
}

/** Removal of an item is reported only if the cart had contained it. */
function textKey(code: string, values: Values, cartItemId: string | null, session: SessionData): string {
  if (code === 'product-not-found') return 'name' in values ? code : 'product-not-found-not-added';
  if (code !== 'product-out-of-stock' || cartItemId === null) return code;
  const isKnown = session.cart?.items.some(({ id }) => id === cartItemId) ?? false;
  return isKnown ? code : 'product-out-of-stock-not-added';
}

function severity(level: number | null | undefined): NoticeSeverity {
  if ((level ?? 0) >= 20) return 'DANGER';
  return (level ?? 0) >= 10 ? 'WARNING' : 'INFO';
}

function endedPromotion({ messageKey, parameters }: SwCartError, messages: Messages, session: SessionData) {
  const code = isObject(parameters) ? parameters['code'] : null;
  if (messageKey !== 'promotion-not-found' || typeof code !== 'string') return null;
  const known = session.cart?.promotions.find((promotion) => isSameCode(promotion.code, code));
  if (!known) return null;
  return createNotice(messages, 'promotion-discount-deleted', 'WARNING', { name: known.label });
}

/** Promotions that Shopware removed silently: expired codes and ended automatic ones (case 276, 277, 331). */
function lostPromotions(
  cart: SwCart,
  session: SessionData,
  messages: Messages,
  changed: readonly string[],
  notices: readonly Notice[],
): Notice[] {
  if (productItems(cart).length === 0) return [];
  const now = new Set(promotionItems(cart).map(({ id }) => id));
  const named = new Set(notices.flatMap((notice) => notice.params.map(({ value }) => value)));
  return (session.cart?.promotions ?? [])
    .filter(({ id, label, code }) => {
      const known = named.has(label) || (code !== null && named.has(code));
      return !changed.includes(id) && !now.has(id) && !known;
    })
    .map(({ label, code }) => {
      const key = code === null ? 'auto-promotion-not-found' : 'promotion-discount-deleted';
      return createNotice(messages, key, 'WARNING', { name: label });
    });
}

function swappedShipping(cart: SwCart, session: SessionData, messages: Messages): Notice[] {
  const method = cart.deliveries?.[0]?.shippingMethod;
  const before = session.methods?.shipping;
  const id = method?.id ?? null;
  if (id !== null) session.methods = { shipping: id, payment: session.methods?.payment ?? null };
  if (!before || id === null || before === id) return [];
  const name = translated(method, 'name') ?? '';
  return [createNotice(messages, 'shipping-method-changed', 'WARNING', { name })];
}

/** Notices for products that Shopware silently removed or reduced since the last answer (case 201, 210, 212). */
async function lostItems(
  { messages, session }: GatewayContext,
  calls: SessionCalls,
  cart: SwCart,
  changedIds: readonly string[],
  reported: readonly Notice[],
): Promise<Notice[]> {
  if (session.expired) return [];
  const now = new Map(productItems(cart).map((item) => [item.id, item.quantity ?? 0]));
  const reportedIds = new Set(reported.map(({ cartItemId }) => cartItemId));
  const named = new Set(reported.flatMap(({ params }) => params.map(({ value }) => value)));
  const changed = (calls.data.cart?.items ?? []).filter(
    ({ id, label, quantity }) =>
      !changedIds.includes(id) && !reportedIds.has(id) && !named.has(label) && (now.get(id) ?? 0) < quantity,
  );
  const sold = await stillSold(
    calls,
    changed.flatMap(({ id }) => (now.has(id) ? [] : [id])),
  );
  return changed.map(({ id, label }) => {
    const left = now.get(id);
    const values = { name: label, ...(left === undefined ? {} : { quantity: left }) };
    if (left !== undefined) return createNotice(messages, 'product-stock-reached', 'WARNING', values, id);
    const code = sold.has(id) ? 'product-out-of-stock' : 'product-not-found';
    return createNotice(messages, code, 'DANGER', values, id);
  });
}

async function stillSold(calls: SessionCalls, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const productIds = ids.filter((id) => UUID.test(id));
  // Items that are not products cannot be looked up.
  const others = ids.filter((id) => !UUID.test(id));
  if (productIds.length === 0) return new Set(others);
  const body = { ids: productIds, limit: productIds.length, includes: { product: ['id'] } };
  const { elements } = await calls.read<SwList<{ readonly id?: string | null }>>({ path: '/product', body });
  return new Set([...others, ...(elements ?? []).flatMap(({ id }) => id ?? [])]);
}
