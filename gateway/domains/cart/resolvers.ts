import type { Cart } from '../../../schema/generated/types.ts';
import type { QueryResolvers, Resolvers } from '../../generated/resolvers.ts';
import { sessionTopic } from '../../platform/changes/change-signals.ts';
import { soldProduct } from '../catalog/public/product.ts';
import type { GatewayContext } from '../shared/context.ts';
import { sessionNeeded } from '../shared/problem.ts';
import { addToCart, clearCart, removeFromCart, updateCartItem } from './mutations.ts';
import { addPromotionCode, removePromotion } from './promotion-code.ts';
import { emptyCart, globalLineId } from './public/cart.ts';
import { readCart } from './public/change-cart.ts';
import { deliverNotices } from './public/create-notice.ts';

export const cartResolvers = {
  Query: {
    cart: (_, __, context) =>
      context.session.exists
        ? context.session.withLock((calls) => readCart(context, calls))
        : emptyCart(context),
  },
  Cart: {
    notices: ({ notices }, _, context) => deliverNotices(context, notices),
  },
  CartItem: {
    id: ({ id }) => globalLineId('cart-item', id),
    product: ({ productId }, _, context) => soldProduct(context, productId ?? null),
  },
  Promotion: {
    id: ({ id }) => globalLineId('promotion', id),
  },
  Notice: {
    cartItemId: ({ cartItemId }) => (cartItemId == null ? null : globalLineId('cart-item', cartItemId)),
  },
  Mutation: {
    addToCart: (_, { input }, context) => addToCart(context, input),
    updateCartItem: (_, { input }, context) => updateCartItem(context, input),
    removeFromCart: (_, { input }, context) => removeFromCart(context, input),
    addPromotionCode: (_, { input }, context) => addPromotionCode(context, input),
    removePromotion: (_, { input }, context) => removePromotion(context, input),
    clearCart: (_, __, context) => clearCart(context),
  },
} satisfies Resolvers;

export const cartSubscriptions = {
  cartChanged: (_, __, context) => cartChanged(context),
} satisfies Record<string, QueryResolvers['cart']>;

/** Events of a subscription do not count as delivery of notices. */
async function cartChanged(context: GatewayContext): Promise<Cart> {
  const { session } = context;
  if (session.key === null) throw sessionNeeded();
  context.watch(sessionTopic(session.key));
  return session.withLock(async (calls) => {
    const before = calls.data.cart;
    try {
      return await readCart(context, calls);
    } finally {
      if (before === undefined) delete calls.data.cart;
      else calls.data.cart = before;
    }
  });
}
