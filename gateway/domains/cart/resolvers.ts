import type {
  MutationAddPromotionCodeArgs,
  MutationAddToCartArgs,
  MutationRemoveFromCartArgs,
  MutationRemovePromotionArgs,
  MutationRemovePromotionCodeArgs,
  MutationUpdateCartItemArgs,
} from '../../../schema/generated/resolvers.ts';
import type { GatewayContext } from '../shared/context.ts';
import { addToCart, clearCart, removeFromCart, updateCartItem } from './mutations.ts';
import { addPromotionCode, removePromotionCode } from './promotion-code.ts';
import { emptyCart } from './public/cart.ts';
import { readCart } from './public/change-cart.ts';

export const cartResolvers = {
  Query: {
    cart: (_: unknown, __: unknown, context: GatewayContext) =>
      context.session.exists
        ? context.session.withLock((calls) => readCart(context, calls))
        : emptyCart(context),
  },
  Mutation: {
    addToCart: (_: unknown, { input }: MutationAddToCartArgs, context: GatewayContext) =>
      addToCart(context, input),
    updateCartItem: (_: unknown, { input }: MutationUpdateCartItemArgs, context: GatewayContext) =>
      updateCartItem(context, input),
    removeFromCart: (_: unknown, { input }: MutationRemoveFromCartArgs, context: GatewayContext) =>
      removeFromCart(context, input),
    addPromotionCode: (_: unknown, { input }: MutationAddPromotionCodeArgs, context: GatewayContext) =>
      addPromotionCode(context, input),
    removePromotion: (_: unknown, { input }: MutationRemovePromotionArgs, context: GatewayContext) =>
      removeFromCart(context, input),
    removePromotionCode: (_: unknown, { input }: MutationRemovePromotionCodeArgs, context: GatewayContext) =>
      removePromotionCode(context, input),
    clearCart: (_: unknown, __: unknown, context: GatewayContext) => clearCart(context),
  },
};
