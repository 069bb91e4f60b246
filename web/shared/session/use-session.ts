import { useSyncExternalStore } from 'react';
import { type ShopperState, sessionStore } from './session-store.ts';

/** What the shopper is to the shop right now. */
export function useSession(): ShopperState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.getState, sessionStore.getServerState);
}

/** Whether a login has ended without a logout, and nobody has logged in since. */
export function useLoginEnded(): boolean {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.hasLoginEnded, () => false);
}
