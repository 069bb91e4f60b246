import type { Resolvers } from '../../generated/resolvers.ts';
import { addToWishlist, clearWishlist, mergeWishlist, removeFromWishlist } from './change-wishlist.ts';
import { products } from './products.ts';
import { PAGE_SIZE, wishlist, wishlistIds } from './wishlist.ts';

export const wishlistResolvers = {
  Query: {
    wishlist: (_, { page, limit }, context) => wishlist(context, page ?? 1, limit ?? PAGE_SIZE),
    products: (_, { ids }, context) => products(context, ids),
  },
  Mutation: {
    addToWishlist: (_, { input }, context) => addToWishlist(context, input),
    removeFromWishlist: (_, { input }, context) => removeFromWishlist(context, input),
    mergeWishlist: (_, { input }, context) => mergeWishlist(context, input),
    clearWishlist: (_, __, context) => clearWishlist(context),
  },
  Wishlist: {
    productIds: (source, _, context) => wishlistIds(context, source),
  },
} satisfies Resolvers;
