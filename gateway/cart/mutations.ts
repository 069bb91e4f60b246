import type {
  AddPromotionCodeInput,
  AddToCartInput,
  CartPayload,
  RemoveFromCartInput,
  RemovePromotionInput,
  UpdateCartItemInput,
} from '../../schema/generated/resolvers.ts';
import type { GatewayContext } from '../graphql/context.ts';
import { userError } from '../graphql/user-errors.ts';
import { emptyCart } from './cart.ts';
import { productItems, type SwCart } from './cart-entity.ts';
import { changeCart, readCart } from './change-cart.ts';

/** Milliseconds for which an idempotency key of `addToCart` counts. */
const KEY_LIFE = 10 * 60_000;
const CART = '/checkout/cart';
const LINE_ITEM = '/checkout/cart/line-item';

/** Puts pieces of a product into the cart. The line item's id is the product's, or Shopware would double it. */
export function addToCart(context: GatewayContext, input: AddToCartInput): Promise<CartPayload> {
  const { productId, quantity = 1, idempotencyKey } = input;
  if (quantity < 1) return refuse(context, 'CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY', ['quantity']);
  const body = { items: [{ id: productId, referencedId: productId, type: 'product', quantity }] };
  const pieces = (cart: SwCart) => productItems(cart).find(({ id }) => id === productId)?.quantity ?? 0;
  const add = (again: boolean) => {
    let before = 0;
    return changeCart(context, {
      item: productId,
      field: ['productId'],
      send: (calls) => {
        if (!again) return calls.write<SwCart>({ path: LINE_ITEM, body });
        // Nobody knows whether what was sent before arrived: the cart tells, and nothing is sent twice.
        before = calls.notes.cart?.items.find(({ id }) => id === productId)?.quantity ?? 0;
        return calls.read<SwCart>({ method: 'GET', path: CART });
      },
      verify: (cart) =>
        pieces(cart) > before ? [] : [userError(context.messages, 'addToCartError', ['productId'])],
    });
  };
  const { key } = context.session;
  if (!idempotencyKey || key === null) return add(false);
  return context.services.shared.idempotency.once({
    key: `addToCart:${key}:${idempotencyKey.slice(0, 128)}`,
    life: KEY_LIFE,
    run: (interrupted) => add(interrupted !== null),
    keep: ({ userErrors }) => userErrors.length === 0,
  });
}

/** Sets the quantity of a line item. */
export function updateCartItem(
  context: GatewayContext,
  { id, quantity }: UpdateCartItemInput,
): Promise<CartPayload> {
  if (quantity < 1) return refuse(context, 'CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY', ['quantity']);
  if (!context.session.exists) return refuse(context, 'CHECKOUT__CART_LINE_ITEM_NOT_FOUND', ['id']);
  return changeCart(context, {
    item: id,
    field: ['quantity'],
    send: (calls) =>
      calls.write<SwCart>({ method: 'PATCH', path: LINE_ITEM, body: { items: [{ id, quantity }] } }),
    verify: (cart) =>
      productItems(cart).some((item) => item.id === id)
        ? []
        : [userError(context.messages, 'CHECKOUT__CART_LINE_ITEM_NOT_FOUND', ['id'])],
  });
}

/** Takes a line item, product or promotion, out. */
export function removeFromCart(
  context: GatewayContext,
  { id }: RemoveFromCartInput | RemovePromotionInput,
): Promise<CartPayload> {
  if (!context.session.exists) return refuse(context, 'CHECKOUT__CART_LINE_ITEM_NOT_FOUND', ['id']);
  return changeCart(context, {
    item: id,
    field: ['id'],
    send: (calls) => calls.write<SwCart>({ path: `${LINE_ITEM}/delete`, body: { ids: [id] } }),
  });
}

/** Enters a promotion code; Shopware says by its messages whether it applies. */
export function addPromotionCode(
  context: GatewayContext,
  input: AddPromotionCodeInput,
): Promise<CartPayload> {
  const code = input.code.trim();
  if (code === '') return refuse(context, 'BLANK_CODE', ['code']);
  return changeCart(context, {
    item: '',
    field: ['code'],
    send: (calls) =>
      calls.write<SwCart>({
        path: LINE_ITEM,
        body: { items: [{ type: 'promotion', referencedId: code.slice(0, 255) }] },
      }),
  });
}

/** Empties the cart. */
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

async function refuse(context: GatewayContext, code: string, field: string[]): Promise<CartPayload> {
  const cart = context.session.exists
    ? await context.session.exclusive((calls) => readCart(context, calls))
    : await emptyCart(context);
  return { cart, userErrors: [userError(context.messages, code, field)] };
}
