import { useCallback } from 'react';
import type { CustomerState, ViewerQuery } from '../../generated/graphql.ts';
import { ApiError } from '../graphql/api-error.ts';
import { query, renewClient } from '../graphql/current-client.tsx';
import { useShop } from '../i18n/shop.ts';
import { useNavigation } from '../navigation/navigation.ts';
import { notify } from '../notifications/notifications.tsx';
import { openTabChannel } from '../storage/tab-channel.ts';
import { createStore } from '../store.ts';
import { SessionDocument } from './viewer.generated.ts';

/** `UNKNOWN` before the shop's answer, and on the server. */
type ShopperState = CustomerState | 'UNKNOWN';

interface SessionChange {
  readonly state: CustomerState;
  readonly imitated: boolean;
}

interface Session {
  readonly state: ShopperState;
  /** Staff act for the customer. */
  readonly imitated: boolean;
  /** Ended without a logout: the cart is still the customer's. */
  readonly loginEnded: boolean;
}

export const sessionStore = createStore<Session>({ state: 'UNKNOWN', imitated: false, loginEnded: false });

export const useSession = (): ShopperState => sessionStore.use().state;

let broadcast: (change: SessionChange) => void = () => {};
let expiredText = '';

function set({ state, imitated }: SessionChange, loginEnded = false): void {
  const before = sessionStore.get();
  if (before.state === state && before.imitated === imitated && before.loginEnded === loginEnded) return;
  sessionStore.set({ state, imitated, loginEnded });
}

/** Reports a login that ended elsewhere, once. */
export function applySession(session: ViewerQuery['session']): void {
  if (session.expired) notify('warning', expiredText, true);
  const { state } = sessionStore.get();
  if (state !== 'UNKNOWN' && state !== session.state) renewClient();
  set(session, session.expired);
}

/** A login, logout or registration in this tab; informs other tabs. */
export function changeSession(
  state: CustomerState,
  imitated = sessionStore.get().imitated && state !== 'VISITOR',
): void {
  renewClient();
  set({ state, imitated });
  broadcast({ state, imitated });
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

const CODES = new Set(['NOT_LOGGED_IN', 'SESSION_EXPIRED']);

/** For thrown errors and those in data. */
export function loginIsMissing(reason: unknown): boolean {
  if (reason instanceof ApiError) return CODES.has(reason.code);
  return typeof reason === 'object' && reason !== null && 'code' in reason && CODES.has(String(reason.code));
}

let isLeaving = false;

/** Runs a change of session or page, during which requests that miss the login lead nowhere. */
export function leaving(change: Promise<unknown>): Promise<unknown> {
  isLeaving = true;
  return change.finally(() => {
    isLeaving = false;
  });
}

/** Returns here afterwards; says when a login expired. */
export function useLoginLost(): () => void {
  const { path } = useShop();
  const navigation = useNavigation();
  const login = path('/login');
  return useCallback(() => {
    const here = location.pathname + location.search;
    if (isLeaving || location.pathname === login) return;
    const ended = sessionStore.get().state === 'CUSTOMER';
    if (ended) changeSession('VISITOR');
    const query = new URLSearchParams({ to: here, ...(ended && { expired: '1' }) });
    void leaving(navigation.go(`${login}?${query}`, { replace: true }));
  }, [login, navigation]);
}
