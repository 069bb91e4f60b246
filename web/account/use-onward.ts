import { useEffect } from 'react';
import { useNavigation } from '../app/navigation.ts';
import { useShop } from '../app/shop.ts';
import { ownPath } from '../session/own-path.ts';
import { useSession } from '../session/use-session.ts';

/** Leads whoever is logged in (here, or in another tab meanwhile) to where they wanted to go. */
export function useOnward(to: string | null, hold = false): void {
  const { path } = useShop();
  const session = useSession();
  const navigation = useNavigation();
  const target = path('/account');
  useEffect(() => {
    if (session !== 'CUSTOMER' || hold) return;
    void navigation.go(ownPath(to, location.origin) ?? target, { replace: true });
  }, [session, to, hold, target, navigation]);
}
