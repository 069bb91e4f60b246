import { useCallback } from 'react';
import { ApiError } from '../graphql/api-error.ts';
import { useShop } from '../i18n/shop.ts';
import { useNavigation } from '../navigation/navigation.ts';
import { changeSession, sessionStore } from './session-store.ts';

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
