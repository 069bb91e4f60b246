import { useCallback } from 'react';
import { useShop } from '../i18n/shop.ts';
import { useNavigation } from '../navigation/navigation.ts';
import { changeSession, sessionStore } from './session-store.ts';

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
