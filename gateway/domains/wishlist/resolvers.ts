import type { Resolvers } from '../../generated/resolvers.ts';
import {
  addToWishlist,
  clearWishlist,
  removeFromWishlist,
  WISHLIST,
  wishlistIds,
  wishlistProducts,
} from './wishlist.ts';

export const wishlistResolvers = {
  Query: {
    wishlist: () => WISHLIST,
  },
  Mutation: {
    addToWishlist: (_, { input }, context) => addToWishlist(context, input),
    removeFromWishlist: (_, { input }, context) => removeFromWishlist(context, input),
    clearWishlist: (_, __, context) => clearWishlist(context),
  },
  Wishlist: {
    products: (_, part, context) => wishlistProducts(context, part),
    productIds: (_, __, context) => wishlistIds(context),
  },
} satisfies Resolvers;
