import type { Notice, NoticeSeverity } from '../../schema/generated/resolvers.ts';
import { translated } from '../format/translated.ts';
import { params } from '../graphql/user-errors.ts';
import type { Messages, Values } from '../messages/messages.ts';
import type { SessionNotes } from '../session/session-memory.ts';
import { isObject } from '../shopware/answer.ts';
import {
  cartErrors,
  productItems,
  promotionCode,
  promotionItems,
  type SwCart,
  type SwCartError,
} from './cart-entity.ts';

/** Messages that come again with every answer until their cause is gone: told once (contract 249–253). */
const LASTING =
  /^(?:promotion-not-eligible|promotion-excluded|promotions-on-cart-price|shipping-|payment-|billing-|salutation-|country-region-)/;
const ITEM_ID = /[0-9a-f]{32}$/;

/**
 * What happened to a cart since its last answer, each thing once: Shopware's messages, and what it repaired without a
 * word (contract, "Cart"). Remembers in `notes` what was told.
 * @param own id of the line item that this call changes on purpose; null for a read; `*` for any
 */
export function collectNotices(
  cart: SwCart,
  notes: SessionNotes,
  messages: Messages,
  own: string | null,
): Notice[] {
  const errors = cartErrors(cart);
  const delivered = new Set(notes.cart?.delivered ?? []);
  const fresh = errors.filter(
    ({ key, messageKey }) => !(LASTING.test(messageKey ?? '') && delivered.has(key ?? '')),
  );
  const told = fresh.map((error) => toNotice(error, messages));
  const silent =
    own === '*' ? [] : repairs(cart, notes, messages, own, new Set(told.map(({ lineItemId }) => lineItemId)));
  const lost = own === '*' ? [] : lostPromotions(cart, notes, messages, own, told);
  const swapped = swappedShipping(cart, notes, messages);
  notes.cart = {
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
  return [...told, ...silent, ...lost, ...swapped];
}

/** Messages that stand in the way of the order. */
export function blockers(cart: SwCart, messages: Messages): Notice[] {
  return cartErrors(cart)
    .filter(({ blockOrder, block }) => blockOrder ?? block ?? false)
    .map((error) => toNotice(error, messages));
}

function toNotice(error: SwCartError, messages: Messages): Notice {
  const code = error.messageKey ?? error.key ?? 'message-default';
  const parameters = isObject(error.parameters) ? error.parameters : {};
  const values: Values = Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [],
    ),
  );
  return {
    code,
    severity: code === 'promotion-discount-added' ? 'SUCCESS' : severity(error.level),
    message: messages.has(code)
      ? messages.text(code, values)
      : (error.message ?? messages.text('message-default')),
    params: params(values),
    lineItemId: error.key?.match(ITEM_ID)?.[0] ?? null,
  };
}

function severity(level: number | null | undefined): NoticeSeverity {
  if ((level ?? 0) >= 20) return 'DANGER';
  return (level ?? 0) >= 10 ? 'WARNING' : 'INFO';
}

function repairs(
  cart: SwCart,
  notes: SessionNotes,
  messages: Messages,
  own: string | null,
  told: ReadonlySet<string | null | undefined>,
): Notice[] {
  const now = new Map(productItems(cart).map((item) => [item.id, item]));
  return (notes.cart?.items ?? []).flatMap(({ id, label, quantity }) => {
    if (id === own || told.has(id)) return [];
    const left = now.get(id)?.quantity;
    if (left === undefined || left === null)
      return [made('product-out-of-stock', 'DANGER', { name: label }, id, messages)];
    return left < quantity
      ? [made('product-stock-reached', 'WARNING', { name: label, quantity: left }, id, messages)]
      : [];
  });
}

/** Promotions that went without a word: a code that lapsed, an automatic one that the shop ended (contract 276, 277, 331). */
function lostPromotions(
  cart: SwCart,
  notes: SessionNotes,
  messages: Messages,
  own: string | null,
  told: readonly Notice[],
): Notice[] {
  if (productItems(cart).length === 0) return [];
  const now = new Set(promotionItems(cart).map(({ id }) => id));
  const named = new Set(told.flatMap((notice) => notice.params.map(({ value }) => value)));
  return (notes.cart?.promotions ?? [])
    .filter(({ id, label, code }) => {
      const known = named.has(label) || (code !== null && named.has(code));
      return id !== own && !now.has(id) && !known;
    })
    .map(({ label, code }) =>
      code === null
        ? made('auto-promotion-not-found', 'WARNING', { name: label }, null, messages)
        : made('promotion-discount-deleted', 'WARNING', { name: label }, null, messages),
    );
}

function swappedShipping(cart: SwCart, notes: SessionNotes, messages: Messages): Notice[] {
  const method = cart.deliveries?.[0]?.shippingMethod;
  const before = notes.methods?.shipping;
  const id = method?.id ?? null;
  if (id !== null) notes.methods = { shipping: id, payment: notes.methods?.payment ?? null };
  if (!before || id === null || before === id) return [];
  return [
    made('shipping-method-changed', 'WARNING', { name: translated(method, 'name') ?? '' }, null, messages),
  ];
}

/** A notice that the gateway makes itself, because the Store API never sends it. */
export function made(
  code: string,
  level: NoticeSeverity,
  values: Values,
  lineItemId: string | null,
  messages: Messages,
): Notice {
  return { code, severity: level, message: messages.text(code, values), params: params(values), lineItemId };
}
