import type {
  MutationAddToWishlistArgs,
  MutationMergeWishlistArgs,
  MutationRemoveFromWishlistArgs,
  QueryProductsArgs,
  QueryWishlistArgs,
} from '../../../schema/generated/resolvers.ts';
import type { GatewayContext } from '../shared/context.ts';
import { addToWishlist, clearWishlist, mergeWishlist, removeFromWishlist } from './change-wishlist.ts';
import { products } from './products.ts';
import { PAGE_SIZE, type WishlistSource, wishlist, wishlistIds } from './wishlist.ts';

export const wishlistResolvers = {
  Query: {
    wishlist: (_: unknown, { page, limit }: QueryWishlistArgs, context: GatewayContext) =>
      wishlist(context, page ?? 1, limit ?? PAGE_SIZE),
    products: (_: unknown, { ids }: QueryProductsArgs, context: GatewayContext) => products(context, ids),
  },
  Mutation: {
    addToWishlist: (_: unknown, { input }: MutationAddToWishlistArgs, context: GatewayContext) =>
      addToWishlist(context, input),
    removeFromWishlist: (_: unknown, { input }: MutationRemoveFromWishlistArgs, context: GatewayContext) =>
      removeFromWishlist(context, input),
    mergeWishlist: (_: unknown, { input }: MutationMergeWishlistArgs, context: GatewayContext) =>
      mergeWishlist(context, input),
    clearWishlist: (_: unknown, __: unknown, context: GatewayContext) => clearWishlist(context),
  },
  Wishlist: {
    productIds: (source: WishlistSource, _: unknown, context: GatewayContext) => wishlistIds(context, source),
  },
};
