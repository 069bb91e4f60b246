import type { CartPayload, IdInput, UpdateCartItemInput } from '../../../schema/generated/types.ts';
import { productItems, type SwCart } from '../../shopware/mappers/cart-entity.ts';
import type { GatewayContext } from '../shared/context.ts';
import { userError } from '../shared/user-errors.ts';
import { emptyCart } from './public/cart.ts';
import { lineItemIdOf } from './public/cart-ids.ts';
import { changeCart, rejectCartChange } from './public/change-cart.ts';
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
