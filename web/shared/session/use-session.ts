import { useSyncExternalStore } from 'react';
import { type ShopperState, sessionStore } from './session-store.ts';

export function useSession(): ShopperState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.getState, sessionStore.getServerState);
}

export function useLoginEnded(): boolean {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.hasLoginEnded, () => false);
}
