import { useCallback, useSyncExternalStore } from 'react';
import type { CustomerState, ViewerQuery } from '../../generated/graphql.ts';
import { ApiError } from '../graphql/api-error.ts';
import { query, renewClient } from '../graphql/current-client.tsx';
import { useShop } from '../i18n/shop.ts';
import { Listeners } from '../listeners.ts';
import { useNavigation } from '../navigation/navigation.ts';
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
type ShopperState = CustomerState | 'UNKNOWN';

interface SessionChange {
  readonly state: CustomerState;
  readonly imitated: boolean;
}

let state: ShopperState = 'UNKNOWN';
let imitated = false;
let broadcast: (change: SessionChange) => void = () => {};
let expiredText = '';
let loginEnded = false;
const listeners = new Listeners();

function set(next: SessionChange, ended = false): void {
  if (state === next.state && imitated === next.imitated && loginEnded === ended) return;
  ({ state, imitated } = next);
  loginEnded = ended;
  listeners.notify();
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
  const answer = await query(SessionDocument, {}).catch(() => null);
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
  subscribe: listeners.subscribe,
  getState: () => state,
  isImitated: () => imitated,
  /** Ended without a logout: the cart is still the customer's. */
  hasLoginEnded: () => loginEnded,
  getServerState: (): ShopperState => 'UNKNOWN',
};

const CODES = new Set(['NOT_LOGGED_IN', 'SESSION_EXPIRED']);

/** For thrown errors and those in data. */
export function loginIsMissing(reason: unknown): boolean {
  if (reason instanceof ApiError) return CODES.has(reason.code);
  return typeof reason === 'object' && reason !== null && 'code' in reason && CODES.has(String(reason.code));
}

let leaving: string | null = null;

/** Returns here afterwards; says when a login expired. */
export function useLoginLost(): () => void {
  const { path } = useShop();
  const navigation = useNavigation();
  const login = path('/login');
  return useCallback(() => {
    const here = location.pathname + location.search;
    if (leaving === here || location.pathname === login) return;
    leaving = here;
    const ended = sessionStore.getState() === 'CUSTOMER';
    if (ended) changeSession('VISITOR');
    const query = new URLSearchParams({ to: here, ...(ended && { expired: '1' }) });
    void navigation.go(`${login}?${query}`, { replace: true }).finally(() => {
      leaving = null;
    });
  }, [login, navigation]);
}
