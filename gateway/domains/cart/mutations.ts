import type {
  AddToCartInput,
  CartPayload,
  Notice,
  RemoveFromCartInput,
  RemovePromotionInput,
  UpdateCartItemInput,
  UserError,
} from '../../../schema/generated/types.ts';
import { productItems, type SwCart } from '../../shopware/mappers/cart-entity.ts';
import { UUID } from '../../shopware/uuid.ts';
import type { GatewayContext } from '../shared/context.ts';
import { userError } from '../shared/user-errors.ts';
import { cartRefusal } from './cart-refusal.ts';
import { emptyCart } from './public/cart.ts';
import { changeCart } from './public/change-cart.ts';
import { asUserError } from './public/create-notice.ts';

/** Lifetime of an idempotency key of `addToCart`. */
const KEY_TTL_MS = 10 * 60_000;
const CART = '/checkout/cart';
const LINE_ITEM = '/checkout/cart/line-item';

/** Adds a product. The line item's id is the product's, or Shopware would create a second line. */
export function addToCart(context: GatewayContext, input: AddToCartInput): Promise<CartPayload> {
  const { productId, quantity = 1, idempotencyKey } = input;
  if (quantity < 1) return cartRefusal(context, 'CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY', ['quantity']);
  if (!UUID.test(productId)) {
    return cartRefusal(context, 'productNotFound', ['productId'], { number: productId.slice(0, 64) });
  }
  const body = { items: [{ id: productId, referencedId: productId, type: 'product', quantity }] };
  const add = (again: boolean) => {
    let before = 0;
    return changeCart(context, {
      item: productId,
      field: ['productId'],
      send: (calls) => {
        before = calls.data.cart?.items.find(({ id }) => id === productId)?.quantity ?? 0;
        // The earlier call may have succeeded: compare the cart and do not repeat it.
        return again
          ? calls.read<SwCart>({ method: 'GET', path: CART })
          : calls.write<SwCart>({ path: LINE_ITEM, body });
      },
      verify: (cart, notices) => {
        const pieces = productItems(cart).find(({ id }) => id === productId)?.quantity ?? 0;
        if (pieces > before) return [];
        const reason = reasonIn(notices, productId, 'productId');
        // Without a reason the session data was outdated: another call had removed pieces.
        if (reason === null && pieces > 0 && !again) return [];
        return [reason ?? userError(context.messages, 'addToCartError', ['productId'])];
      },
    });
  };
  const { key } = context.session;
  if (!idempotencyKey || key === null) return add(false);
  return context.idempotency.once({
    key: `addToCart:${key}:${idempotencyKey.slice(0, 128)}`,
    life: KEY_TTL_MS,
    run: (interrupted) => add(interrupted !== null),
    keep: ({ userErrors }) => userErrors.length === 0,
  });
}

/** The notice that explains why a product is not in the cart as requested, as an error of a field. */
function reasonIn(notices: readonly Notice[], productId: string, field: string): UserError | null {
  const reason = notices.find(
    ({ code, lineItemId }) =>
      code.startsWith('product-') && (lineItemId === productId || code === 'product-not-found'),
  );
  return reason === undefined ? null : asUserError(reason, field);
}

export function updateCartItem(
  context: GatewayContext,
  { id, quantity }: UpdateCartItemInput,
): Promise<CartPayload> {
  if (quantity < 1) return cartRefusal(context, 'CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY', ['quantity']);
  if (!context.session.exists) return cartRefusal(context, 'CHECKOUT__CART_LINE_ITEM_NOT_FOUND', ['id']);
  return changeCart(context, {
    item: id,
    field: ['quantity'],
    send: (calls) =>
      calls.write<SwCart>({ method: 'PATCH', path: LINE_ITEM, body: { items: [{ id, quantity }] } }),
    verify: (cart, notices) =>
      productItems(cart).some((item) => item.id === id)
        ? []
        : [
            reasonIn(notices, id, 'quantity') ??
              userError(context.messages, 'CHECKOUT__CART_LINE_ITEM_NOT_FOUND', ['id']),
          ],
  });
}

export function removeFromCart(
  context: GatewayContext,
  { id }: RemoveFromCartInput | RemovePromotionInput,
): Promise<CartPayload> {
  if (!context.session.exists) return cartRefusal(context, 'CHECKOUT__CART_LINE_ITEM_NOT_FOUND', ['id']);
  return changeCart(context, {
    item: id,
    field: ['id'],
    send: (calls) => calls.write<SwCart>({ path: `${LINE_ITEM}/delete`, body: { ids: [id] } }),
  });
}

export function clearCart(context: GatewayContext): Promise<CartPayload> {
  if (!context.session.exists) return emptyCart(context).then((cart) => ({ cart, userErrors: [] }));
  return changeCart(context, {
    item: '*',
    field: null,
    send: async (calls) => {
      await calls.write({ method: 'DELETE', path: '/checkout/cart' });
      return calls.read<SwCart>({ method: 'GET', path: '/checkout/cart' });
    },
  });
}
