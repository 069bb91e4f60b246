import type {
  AddToCartInput,
  CartItemInput,
  CartPayload,
  IdInput,
  UpdateCartItemInput,
} from '../../../schema/generated/types.ts';
import { UUID } from '../../shopware/entities.ts';
import { productItems, type SwCart } from '../../shopware/mappers/cart-entity.ts';
import type { GatewayContext } from '../shared/context.ts';
import { userError } from '../shared/user-errors.ts';
import { emptyCart, lineItemIdOf } from './public/cart.ts';
import { changeCart, rejectCartChange, unchangedCart } from './public/change-cart.ts';
import { reasonIn, shortfallIn } from './public/create-notice.ts';

const LINE_ITEM = '/checkout/cart/line-item';

export function updateCartItem(context: GatewayContext, input: UpdateCartItemInput): Promise<CartPayload> {
  const { quantity } = input;
  if (quantity < 1)
    return rejectCartChange(context, 'CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY', ['quantity']);
  const id = lineItemIdOf('cart-item', input.id);
  if (id === null || !context.session.exists) return rejectUnknownLine(context);
  return changeCart(context, {
    items: [id],
    field: ['id'],
    send: (calls) =>
      calls.write<SwCart>({ method: 'PATCH', path: LINE_ITEM, body: { items: [{ id, quantity }] } }),
    verify: (cart, notices) => {
      const item = productItems(cart).find((one) => one.id === id);
      if (item) return (item.quantity ?? 0) < quantity ? shortfallIn(notices, id, ['quantity']) : [];
      return [
        reasonIn(notices, id, ['quantity']) ??
          userError(context.messages, 'CHECKOUT__CART_LINE_ITEM_NOT_FOUND', ['id']),
      ];
    },
  });
}

export function removeFromCart(context: GatewayContext, { id }: IdInput): Promise<CartPayload> {
  return removeLine(context, lineItemIdOf('cart-item', id));
}

/** @param id of Shopware; null for an id of another type */
export function removeLine(context: GatewayContext, id: string | null): Promise<CartPayload> {
  if (id === null || !context.session.exists) return rejectUnknownLine(context);
  return changeCart(context, {
    items: [id],
    field: ['id'],
    send: (calls) => calls.write<SwCart>({ path: `${LINE_ITEM}/delete`, body: { ids: [id] } }),
  });
}

function rejectUnknownLine(context: GatewayContext): Promise<CartPayload> {
  return rejectCartChange(context, 'CHECKOUT__CART_LINE_ITEM_NOT_FOUND', ['id']);
}

export function clearCart(context: GatewayContext): Promise<CartPayload> {
  if (!context.session.exists) return emptyCart(context).then((cart) => ({ cart, userErrors: [] }));
  return changeCart(context, {
    items: '*',
    field: null,
    send: async (calls) => {
      await calls.write({ method: 'DELETE', path: '/checkout/cart' });
      return calls.read<SwCart>({ method: 'GET', path: '/checkout/cart' });
    },
  });
}

const KEY_TTL_MS = 10 * 60_000;
const MAX_ITEMS = 100;
const CART = '/checkout/cart';

/** Adds products; those that are unavailable are reported, the others are in the cart. */
export function addToCart(context: GatewayContext, { idempotencyKey, items }: AddToCartInput) {
  if (items.length === 0) return rejectCartChange(context, 'VIOLATION::IS_BLANK_ERROR', ['items']);
  if (items.length > MAX_ITEMS)
    return rejectCartChange(context, 'FIELD_TOO_MANY', ['items'], { max: MAX_ITEMS });
  const userErrors = items.flatMap((item, index) => errorsOf(context, item, index));
  if (userErrors.length > 0) return unchangedCart(context, userErrors);
  const { key } = context.session;
  if (!idempotencyKey || key === null) return sendItems(context, items, false);
  return context.idempotency.once({
    key: `addToCart:${key}:${idempotencyKey.slice(0, 128)}`,
    life: KEY_TTL_MS,
    run: (interrupted) => sendItems(context, items, interrupted !== null),
    keep: ({ userErrors, added }) => added || userErrors.length === 0,
  });
}

function errorsOf({ messages }: GatewayContext, { productId, quantity = 1 }: CartItemInput, index: number) {
  if (quantity < 1) {
    return [userError(messages, 'CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY', fieldOf(index, 'quantity'))];
  }
  if (UUID.test(productId)) return [];
  const number = productId.slice(0, 64);
  return [userError(messages, 'productNotFound', fieldOf(index, 'productId'), { number })];
}

function fieldOf(index: number, name: keyof CartItemInput): string[] {
  return ['items', String(index), name];
}

/**
 * The id of the line item is that of the product; otherwise Shopware would create a second line.
 * `added` is whether the cart contains more than before; the call must not be repeated then.
 * @param isRetry whether an earlier call may have succeeded; the cart is compared then instead of repeating the call
 */
async function sendItems(context: GatewayContext, items: readonly CartItemInput[], isRetry: boolean) {
  const quantities = new Map<string, number>();
  for (const { productId, quantity = 1 } of items) {
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  }
  const body = {
    items: [...quantities].map(([id, quantity]) => ({ id, referencedId: id, type: 'product', quantity })),
  };
  let before: ReadonlyMap<string, number> = new Map();
  let added = false;
  const payload = await changeCart(context, {
    items: [...quantities.keys()],
    field: items.length === 1 ? fieldOf(0, 'productId') : ['items'],
    send: (calls) => {
      before = new Map(calls.data.cart?.items.map(({ id, quantity }) => [id, quantity]));
      return isRetry
        ? calls.read<SwCart>({ method: 'GET', path: CART })
        : calls.write<SwCart>({ path: `${CART}/line-item`, body });
    },
    verify: (cart, notices) => {
      const now = new Map(productItems(cart).map(({ id, quantity }) => [id ?? '', quantity ?? 0]));
      return [...quantities].flatMap(([id, requested]) => {
        const has = now.get(id) ?? 0;
        const had = before.get(id) ?? 0;
        const index = items.findIndex(({ productId }) => productId === id);
        const field = fieldOf(index, 'productId');
        if (has > had) {
          added = true;
          return has < had + requested ? shortfallIn(notices, id, field) : [];
        }
        const reason = reasonIn(notices, id, field);
        // Without a reason, the session data was outdated because another call had removed items.
        if (reason === null && has > 0 && !isRetry) return [];
        return [reason ?? userError(context.messages, 'addToCartError', field)];
      });
    },
  });
  return { ...payload, added };
}
