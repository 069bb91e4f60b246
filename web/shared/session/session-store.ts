import { useSyncExternalStore } from 'react';
import type { CustomerState, ViewerQuery } from '../../generated/graphql.ts';
import { dataOf } from '../graphql/api-error.ts';
import { currentClient, renewClient } from '../graphql/current-client.tsx';
import { notify } from '../notifications/notifications.tsx';
import { openTabChannel } from '../storage/tab-channel.ts';
import { SessionDocument } from './viewer.generated.ts';

export function useSession(): ShopperState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.getState, sessionStore.getServerState);
}

/** Whether staff act for the customer. */
export function useImitated(): boolean {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.isImitated, () => false);
}

export function useLoginEnded(): boolean {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.hasLoginEnded, () => false);
}

/** `UNKNOWN` before the shop's answer, and on the server. */
export type ShopperState = CustomerState | 'UNKNOWN';

interface SessionChange {
  readonly state: CustomerState;
  readonly imitated: boolean;
}

let state: ShopperState = 'UNKNOWN';
let imitated = false;
let broadcast: (change: SessionChange) => void = () => {};
let expiredText = '';
let loginEnded = false;
const listeners = new Set<() => void>();

function set(next: SessionChange, ended = false): void {
  if (state === next.state && imitated === next.imitated && loginEnded === ended) return;
  ({ state, imitated } = next);
  loginEnded = ended;
  for (const listener of listeners) listener();
}

/** Reports a login that ended elsewhere, once. */
export function applySession(session: ViewerQuery['session']): void {
  if (session.expired) notify('warning', expiredText, true);
  if (state !== 'UNKNOWN' && state !== session.state) renewClient();
  set(session, session.expired);
}

/** A login, logout or registration in this tab; informs other tabs. */
export function changeSession(state: CustomerState, isImitated = imitated && state !== 'VISITOR'): void {
  renewClient();
  set({ state, imitated: isImitated });
  broadcast({ state, imitated: isImitated });
}

/** Also informs tabs that were open before staff began to act for the customer. */
export function announceImitation(state: CustomerState): void {
  set({ state, imitated: true });
  broadcast({ state, imitated: true });
}

/** Keeps the state if the shop cannot answer. */
async function refreshSession(): Promise<void> {
  const answer = await dataOf(currentClient().query(SessionDocument, {})).catch(() => null);
  if (answer) applySession(answer.session);
}

/** `onChange` runs for changes in other tabs. */
export function syncSessionAcrossTabs(textOfExpiry: string, onChange: () => void): void {
  expiredText = textOfExpiry;
  broadcast = openTabChannel<SessionChange>(
    'kontor-session',
    (next) => {
      renewClient();
      set(next);
      onChange();
    },
    () => {
      renewClient();
      void refreshSession();
    },
  );
}

export const sessionStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getState: () => state,
  isImitated: () => imitated,
  /** Ended without a logout: the cart is still the customer's. */
  hasLoginEnded: () => loginEnded,
  getServerState: (): ShopperState => 'UNKNOWN',
};
