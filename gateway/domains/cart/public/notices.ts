import type { Notice, NoticeSeverity } from '../../../../schema/generated/types.ts';
import { isObject } from '../../../lib/json.ts';
import type { SessionData } from '../../../platform/session-store/session-store.ts';
import {
  cartErrors,
  productItems,
  promotionCode,
  promotionItems,
  type SwCart,
  type SwCartError,
} from '../../../shopware/mappers/cart-entity.ts';
import { translated } from '../../../shopware/mappers/translated.ts';
import type { SessionCalls } from '../../../shopware/session/shopper-session.ts';
import type { GatewayContext } from '../../shared/context.ts';
import type { Messages, Values } from '../../shared/messages/messages.ts';
import { params } from '../../shared/user-errors.ts';
import { lostItems } from '../lost-items.ts';
import { createNotice } from './create-notice.ts';

/** Messages that come again with every answer until their cause is gone: told once (case 249–253). */
const LASTING =
  /^(?:promotion-not-eligible|promotion-excluded|promotions-on-cart-price|shipping-|payment-|billing-|salutation-|country-region-)/;
const ITEM_ID = /[0-9a-f]{32}$/;

/** What a call did to the cart on purpose. */
export interface CartIntent {
  /** Id of the line item that it changes; null for a read; `*` when any may change. */
  readonly own: string | null;
  /** Lasting messages that answer this very call, so they are told although they were told before. */
  readonly retell?: RegExp;
}

/**
 * What happened to a cart since its last answer, each thing once: Shopware's messages, and what it repaired without a
 * word (docs/shopware.md, "Cart"). Remembers in the session's data what was told.
 */
export async function collectNotices(
  context: GatewayContext,
  calls: SessionCalls,
  cart: SwCart,
  { own, retell }: CartIntent,
): Promise<Notice[]> {
  const { messages, session } = context;
  const { data } = calls;
  const errors = cartErrors(cart);
  const delivered = new Set(data.cart?.delivered ?? []);
  const fresh = errors.filter(
    ({ key, messageKey }) =>
      !LASTING.test(messageKey ?? '') ||
      !delivered.has(key ?? '') ||
      (retell?.test(messageKey ?? '') ?? false),
  );
  const told = fresh.map((error) => toNotice(error, messages, data));
  const silent = own === '*' ? [] : await lostItems(context, calls, cart, own, told);
  const lost = own === '*' ? [] : lostPromotions(cart, data, messages, own, told);
  const swapped = swappedShipping(cart, data, messages);
  const expired = session.expired ? [createNotice('message-403', 'WARNING', {}, null, messages)] : [];
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
  return [...expired, ...told, ...silent, ...lost, ...swapped];
}

/** Messages that stand in the way of the order. */
export function blockers(cart: SwCart, messages: Messages): Notice[] {
  return cartErrors(cart)
    .filter(({ blockOrder, block }) => blockOrder ?? block ?? false)
    .map((error) => toNotice(error, messages, {}));
}

function toNotice(error: SwCartError, messages: Messages, session: SessionData): Notice {
  const code = error.messageKey ?? error.key ?? 'message-default';
  const lineItemId = error.key?.match(ITEM_ID)?.[0] ?? null;
  const values = valuesOf(error, code, session);
  const key = textKey(code, values, lineItemId, session);
  return {
    code,
    severity: code === 'promotion-discount-added' ? 'SUCCESS' : severity(error.level),
    message: messages.has(key)
      ? messages.text(key, values)
      : (error.message ?? messages.text('message-default')),
    params: params(values),
    lineItemId,
  };
}

/** Values of a message. Of a product that is gone Shopware names the id, or the label of its line (case 072, 230). */
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

/** Nobody is told that something was taken out of the cart that had not been in it. */
function textKey(code: string, values: Values, lineItemId: string | null, session: SessionData): string {
  if (code === 'product-not-found') return 'name' in values ? code : 'product-not-found-not-added';
  if (code !== 'product-out-of-stock' || lineItemId === null) return code;
  const isKnown = session.cart?.items.some(({ id }) => id === lineItemId) ?? false;
  return isKnown ? code : 'product-out-of-stock-not-added';
}

function severity(level: number | null | undefined): NoticeSeverity {
  if ((level ?? 0) >= 20) return 'DANGER';
  return (level ?? 0) >= 10 ? 'WARNING' : 'INFO';
}

/** Promotions that went without a word: a code that lapsed, an automatic one that the shop ended (case 276, 277, 331). */
function lostPromotions(
  cart: SwCart,
  session: SessionData,
  messages: Messages,
  own: string | null,
  told: readonly Notice[],
): Notice[] {
  if (productItems(cart).length === 0) return [];
  const now = new Set(promotionItems(cart).map(({ id }) => id));
  const named = new Set(told.flatMap((notice) => notice.params.map(({ value }) => value)));
  return (session.cart?.promotions ?? [])
    .filter(({ id, label, code }) => {
      const known = named.has(label) || (code !== null && named.has(code));
      return id !== own && !now.has(id) && !known;
    })
    .map(({ label, code }) =>
      code === null
        ? createNotice('auto-promotion-not-found', 'WARNING', { name: label }, null, messages)
        : createNotice('promotion-discount-deleted', 'WARNING', { name: label }, null, messages),
    );
}

function swappedShipping(cart: SwCart, session: SessionData, messages: Messages): Notice[] {
  const method = cart.deliveries?.[0]?.shippingMethod;
  const before = session.methods?.shipping;
  const id = method?.id ?? null;
  if (id !== null) session.methods = { shipping: id, payment: session.methods?.payment ?? null };
  if (!before || id === null || before === id) return [];
  const name = translated(method, 'name') ?? '';
  return [createNotice('shipping-method-changed', 'WARNING', { name }, null, messages)];
}
