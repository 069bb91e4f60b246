import { useSyncExternalStore } from 'react';
import { type WishlistState, wishlistStore } from './wishlist-store.ts';

export function useWishlist(): WishlistState {
  return useSyncExternalStore(wishlistStore.subscribe, wishlistStore.getState, wishlistStore.getServerState);
}
