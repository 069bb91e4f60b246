import { useSyncExternalStore } from 'react';
import { type ShopperState, sessionStore } from './session-store.ts';

/** What the shopper is to the shop right now. */
export function useSession(): ShopperState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.getState, sessionStore.getServerState);
}
