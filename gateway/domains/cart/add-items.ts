import type {
  AddItemsToCartInput,
  AddToCartInput,
  CartItemInput,
  CartPayload,
  UserError,
} from '../../../schema/generated/types.ts';
import { productItems, type SwCart } from '../../shopware/mappers/cart-entity.ts';
import { UUID } from '../../shopware/uuid.ts';
import type { GatewayContext } from '../shared/context.ts';
import { userError } from '../shared/user-errors.ts';
import { cartRefusal, cartRefusals } from './cart-refusal.ts';
import { changeCart } from './public/change-cart.ts';
import { reasonIn, shortfallIn } from './reason.ts';

/** Lifetime of an idempotency key. */
const KEY_TTL_MS = 10 * 60_000;
const MAX_ITEMS = 100;
const CART = '/checkout/cart';

/** Path of the input field of an item that an error is about. */
type FieldOf = (index: number, name: keyof CartItemInput) => string[];

export function addToCart(context: GatewayContext, { idempotencyKey, ...item }: AddToCartInput) {
  return once(context, 'addToCart', idempotencyKey, [item], (_index, name) => [name]);
}

/** Adds several products at once; each that cannot be had is told, the others are in the cart. */
export function addItemsToCart(context: GatewayContext, { idempotencyKey, items }: AddItemsToCartInput) {
  if (items.length === 0) return cartRefusal(context, 'VIOLATION::IS_BLANK_ERROR', ['items']);
  if (items.length > MAX_ITEMS) return cartRefusal(context, 'FIELD_TOO_MANY', ['items'], { max: MAX_ITEMS });
  const fieldOf: FieldOf = (index, name) => ['items', String(index), name];
  return once(context, 'addItemsToCart', idempotencyKey, items, fieldOf);
}

function once(
  context: GatewayContext,
  mutation: string,
  idempotencyKey: string | null | undefined,
  items: readonly CartItemInput[],
  fieldOf: FieldOf,
): Promise<CartPayload> {
  const refused = items.flatMap((item, index) => refusal(context, item, (name) => fieldOf(index, name)));
  if (refused.length > 0) return cartRefusals(context, refused);
  const { key } = context.session;
  if (!idempotencyKey || key === null) return add(context, items, fieldOf, false);
  return context.idempotency.once({
    key: `${mutation}:${key}:${idempotencyKey.slice(0, 128)}`,
    life: KEY_TTL_MS,
    run: (interrupted) => add(context, items, fieldOf, interrupted !== null),
    keep: ({ userErrors, added }) => added || userErrors.length === 0,
  });
}

function refusal(
  { messages }: GatewayContext,
  { productId, quantity = 1 }: CartItemInput,
  fieldOf: (name: keyof CartItemInput) => string[],
): UserError[] {
  if (quantity < 1) {
    return [userError(messages, 'CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY', fieldOf('quantity'))];
  }
  if (UUID.test(productId)) return [];
  return [userError(messages, 'productNotFound', fieldOf('productId'), { number: productId.slice(0, 64) })];
}

/** What came of an addition; `added` where something is in the cart by it, so that it must not be made again. */
type Outcome = CartPayload & { readonly added: boolean };

/**
 * The line item's id is the product's, or Shopware would create a second line.
 * @param again whether an earlier call may have succeeded: the cart is then compared, and the call not repeated
 */
async function add(
  context: GatewayContext,
  items: readonly CartItemInput[],
  fieldOf: FieldOf,
  again: boolean,
): Promise<Outcome> {
  const pieces = new Map<string, number>();
  for (const { productId, quantity = 1 } of items) {
    pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  }
  const body = {
    items: [...pieces].map(([id, quantity]) => ({ id, referencedId: id, type: 'product', quantity })),
  };
  let before: ReadonlyMap<string, number> = new Map();
  let added = false;
  const payload = await changeCart(context, {
    items: [...pieces.keys()],
    field: items.length === 1 ? fieldOf(0, 'productId') : ['items'],
    send: (calls) => {
      before = new Map(calls.data.cart?.items.map(({ id, quantity }) => [id, quantity]));
      return again
        ? calls.read<SwCart>({ method: 'GET', path: CART })
        : calls.write<SwCart>({ path: `${CART}/line-item`, body });
    },
    verify: (cart, notices) => {
      const now = new Map(productItems(cart).map(({ id, quantity }) => [id ?? '', quantity ?? 0]));
      return [...pieces].flatMap(([id, wanted]) => {
        const there = now.get(id) ?? 0;
        const had = before.get(id) ?? 0;
        const index = items.findIndex(({ productId }) => productId === id);
        const field = fieldOf(index, 'productId');
        if (there > had) {
          added = true;
          return there < had + wanted ? shortfallIn(notices, id, field) : [];
        }
        const reason = reasonIn(notices, id, field);
        // Without a reason the session data was outdated: another call had removed pieces.
        if (reason === null && there > 0 && !again) return [];
        return [reason ?? userError(context.messages, 'addToCartError', field)];
      });
    },
  });
  return { ...payload, added };
}
