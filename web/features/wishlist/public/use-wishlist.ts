import { useSyncExternalStore } from 'react';
import { type WishlistState, wishlistStore } from './wishlist-store.ts';

/** The wishlist as it is right now. */
export function useWishlist(): WishlistState {
  return useSyncExternalStore(wishlistStore.subscribe, wishlistStore.getState, wishlistStore.getServerState);
}
