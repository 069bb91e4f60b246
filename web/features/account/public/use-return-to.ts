import { useEffect } from 'react';
import { useShop } from '../../../shared/i18n/shop.ts';
import { useNavigation } from '../../../shared/navigation/navigation.ts';
import { matchRoute, splitLanguage } from '../../../shared/navigation/route.ts';
import { safeRedirect } from '../../../shared/navigation/safe-redirect.ts';
import { useSession } from '../../../shared/session/session-store.ts';

/** For shoppers who are logged in, here or in another tab. */
export function useReturnTo(to: string | null): void {
  const { path, languages } = useShop();
  const session = useSession();
  const navigation = useNavigation();
  const target = path('/account');
  useEffect(() => {
    if (session !== 'CUSTOMER') return;
    const redirect = safeRedirect(to, location.origin);
    const { path: bare } = splitLanguage(redirect?.split(/[?#]/)[0] ?? '', languages);
    // The language may have changed meanwhile; built-in screens have the same path in all languages.
    const here =
      redirect && matchRoute(bare).name !== 'page' ? path(redirect.slice(redirect.indexOf(bare))) : redirect;
    void navigation.go(here ?? target, { replace: true });
  }, [session, to, target, navigation, languages, path]);
}
