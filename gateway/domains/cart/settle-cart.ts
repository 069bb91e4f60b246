import type { Notice } from '../../../schema/generated/types.ts';
import { isObject } from '../../lib/json.ts';
import { isUnshared } from '../../lib/upstream-error.ts';
import { type Nullable, UUID } from '../../shopware/entities.ts';
import { ShopwareError } from '../../shopware/errors.ts';
import {
  cartErrors,
  isSameCode,
  productItems,
  promotionCode,
  promotionItems,
  type SwCart,
  type SwCartError,
} from '../../shopware/mappers/cart-entity.ts';
import type { SwGateway, SwMethod } from '../../shopware/mappers/methods.ts';
import { translated } from '../../shopware/mappers/translated.ts';
import type { SessionCalls } from '../../shopware/session/shopper-session.ts';
import type { GatewayContext } from '../shared/context.ts';
import type { NoticeKey } from '../shared/error-codes.ts';
import { createNotice } from './public/create-notice.ts';

const SHIPPING_BLOCKED = 'shipping-method-blocked';
const PAYMENT_BLOCKED = 'payment-method-blocked';
/** Maximum rounds, because a new shipping method may block the payment method and vice versa. */
const MAX_ROUNDS = 2;

/** Whether no shipping method is available for a cart, so that Shopware's shipping costs are invalid (case 218, 286). */
export function isShippingBlocked(cart: SwCart): boolean {
  return cartErrors(cart).some(
    ({ messageKey }) => messageKey === SHIPPING_BLOCKED || messageKey === 'shipping-address-blocked',
  );
}

/** Replaces blocked methods and removes dismissed codes, as Shopware's storefront does and its Store API does not. */
export async function settleCart(context: GatewayContext, calls: SessionCalls, given: SwCart) {
  let cart = await withoutDismissed(calls, given);
  const notices: Notice[] = [];
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const swapped = await swapBlocked(context, calls, cart);
    if (swapped === null) break;
    cart = swapped.cart;
    notices.push(...swapped.notices);
  }
  return { cart, notices };
}

async function swapBlocked({ messages }: GatewayContext, calls: SessionCalls, cart: SwCart) {
  const blocked = new Set(cartErrors(cart).map(({ messageKey }) => messageKey));
  if (!blocked.has(SHIPPING_BLOCKED) && !blocked.has(PAYMENT_BLOCKED)) return null;
  const { shipments, payments } = await calls.read<SwGateway>({ path: '/checkout/gateway' });
  const shipping = blocked.has(SHIPPING_BLOCKED) ? shipments?.[0] : null;
  const payment = blocked.has(PAYMENT_BLOCKED) ? payments?.[0] : null;
  const body = {
    ...(shipping?.id ? { shippingMethodId: shipping.id } : {}),
    ...(payment?.id ? { paymentMethodId: payment.id } : {}),
  };
  if (Object.keys(body).length === 0) return null;
  try {
    await calls.write({ method: 'PATCH', path: '/context', body });
  } catch (error) {
    // A method without a replacement stays blocked, which Shopware reports.
    if (error instanceof ShopwareError || isUnshared(error)) return null;
    throw error;
  }
  const { methods } = calls.data;
  calls.data.methods = {
    shipping: shipping?.id ?? methods?.shipping ?? null,
    payment: payment?.id ?? methods?.payment ?? null,
  };
  const changed = (code: NoticeKey, method: Nullable<SwMethod>): Notice[] =>
    method?.id ? [createNotice(messages, code, 'WARNING', { name: translated(method, 'name') ?? '' })] : [];
  const after = await calls.read<SwCart>({ method: 'GET', path: '/checkout/cart' });
  const solved = (code: unknown) =>
    (code === SHIPPING_BLOCKED && shipping?.id) || (code === PAYMENT_BLOCKED && payment?.id);
  return {
    cart: withErrors(after, cart, ({ messageKey }) => !solved(messageKey)),
    notices: [...changed('shipping-method-changed', shipping), ...changed('payment-method-changed', payment)],
  };
}

/** Shopware saves codes that do not apply, and can remove them only once they apply. */
async function withoutDismissed(calls: SessionCalls, cart: SwCart): Promise<SwCart> {
  const dismissed = calls.data.dismissedCodes ?? [];
  if (dismissed.length === 0) return cart;
  const ids = promotionItems(cart).flatMap((item) => {
    const code = promotionCode(item);
    return item.id && code !== null && dismissed.some((entry) => isSameCode(code, entry)) ? [item.id] : [];
  });
  if (ids.length === 0) return cart;
  let after: SwCart;
  try {
    after = await calls.write<SwCart>({ path: '/checkout/cart/line-item/delete', body: { ids } });
  } catch (error) {
    if (isUnshared(error)) return cart;
    throw error;
  }
  return withErrors(after, cart, ({ parameters }) => {
    const added = isObject(parameters) ? parameters['discountLineItemId'] : null;
    return typeof added !== 'string' || !ids.includes(added);
  });
}

/** Errors of the new cart and those that Shopware has sent before and does not repeat (case 201). */
function withErrors(after: SwCart, before: SwCart, keep: (error: SwCartError) => boolean): SwCart {
  const now = cartErrors(after);
  const keys = new Set(now.map(({ key }) => key));
  const earlier = cartErrors(before).filter((error) => keep(error) && !keys.has(error.key));
  return { ...after, errors: [...earlier, ...now] };
}

const MOVED_WITHIN_MS = 5 * 60_000;

/**
 * The cart of a session whose new token was lost (`SessionData.lostToken`). The items of a guest are added again; those of an
 * account return with the next login. `changed` are line items that this call changes on purpose.
 */
export async function restoreCart(calls: SessionCalls, cart: SwCart, changed: readonly string[] | '*') {
  const { lostToken, cart: before } = calls.data;
  if (!lostToken || !before || changed === '*' || Date.now() - lostToken.at > MOVED_WITHIN_MS) return cart;
  const there = new Set(productItems(cart).map(({ id }) => id));
  const known = before.items.filter(({ id }) => !changed.includes(id));
  if (known.length === 0 || known.some(({ id }) => there.has(id))) return cart;
  const restored = lostToken.guest ? await putBack(calls, known, before.promotions) : null;
  if (restored === null) calls.data.cart = { ...before, items: [], promotions: [] };
  delete calls.data.lostToken;
  return restored ?? cart;
}

async function putBack(
  calls: SessionCalls,
  items: readonly { readonly id: string; readonly quantity: number }[],
  promotions: readonly { readonly code: string | null }[],
): Promise<SwCart | null> {
  const products = items.filter(({ id }) => UUID.test(id));
  const body = {
    items: [
      ...products.map(({ id, quantity }) => ({ id, referencedId: id, type: 'product', quantity })),
      ...promotions.flatMap(({ code }) => (code === null ? [] : [{ type: 'promotion', referencedId: code }])),
    ],
  };
  try {
    return await calls.write<SwCart>({ path: '/checkout/cart/line-item', body });
  } catch (error) {
    if (error instanceof ShopwareError || isUnshared(error)) return null;
    throw error;
  }
}
