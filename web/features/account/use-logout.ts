import { useState } from 'react';
import { failureText } from '../../shared/graphql/api-error.ts';
import { mutate } from '../../shared/graphql/current-client.tsx';
import { useShop } from '../../shared/i18n/shop.ts';
import { useNavigation } from '../../shared/navigation/navigation.ts';
import { notify } from '../../shared/notifications/notifications.tsx';
import { clearDrafts } from '../../shared/storage/tab-storage.ts';
import { leaveSession } from './after-login.ts';
import { LogoutDocument } from './auth.generated.ts';

/** Logs out and returns to the home page. */
export function useLogout(): { readonly busy: boolean; logout(): Promise<void> } {
  const { t, path } = useShop();
  const navigation = useNavigation();
  const [busy, setBusy] = useState(false);
  async function logout() {
    if (busy) return;
    setBusy(true);
    try {
      const { payload } = await mutate(LogoutDocument, {});
      clearDrafts();
      await navigation.go(path('/'));
      leaveSession(payload);
      notify('success', t('account.logout.done'));
    } catch (reason) {
      setBusy(false);
      notify('danger', failureText(reason));
    }
  }
  return { busy, logout };
}
