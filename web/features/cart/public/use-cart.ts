import { useSyncExternalStore } from 'react';
import { type CartState, cartStore } from './cart-store.ts';

export function useCart(): CartState {
  return useSyncExternalStore(cartStore.subscribe, cartStore.getState, cartStore.getServerState);
}
