import { useSyncExternalStore } from 'react';
import { type CartState, cartStore } from './cart-store.ts';

/** The cart as it is shown right now, open wishes included. */
export function useCart(): CartState {
  return useSyncExternalStore(cartStore.subscribe, cartStore.getState, cartStore.getServerState);
}
