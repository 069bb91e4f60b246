import { useState } from 'react';
import { currentApi } from '../app/current-api.ts';
import { useNavigation } from '../app/navigation.ts';
import { notify } from '../app/notifications.tsx';
import { useShop } from '../app/shop.ts';
import { failureText } from '../cart/cart-store.ts';
import { clearDrafts } from '../fields/use-draft.ts';
import { loginIsMissing } from '../session/login-missing.ts';
import { useLoginLost } from '../session/use-login-lost.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from './ask-dialog.tsx';
import { DeleteCustomerDocument } from './generated/graphql.ts';
import { leaveSession } from './leave-session.ts';

/** Closes the account for good, after asking. */
export function DeleteAccount() {
  const { t, path } = useShop();
  const navigation = useNavigation();
  const lost = useLoginLost();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  async function close() {
    if (busy) return;
    setBusy(true);
    setError(null);
    try {
      const { payload } = await currentApi().mutate(DeleteCustomerDocument, { input: { confirmed: true } });
      const [refusal] = payload.userErrors;
      if (refusal) {
        if (loginIsMissing(refusal)) lost();
        setError(refusal.message);
      } else {
        clearDrafts();
        await navigation.go(path('/'));
        leaveSession(payload);
        notify('success', t('account.delete.done'), true);
      }
    } catch (reason) {
      if (loginIsMissing(reason)) lost();
      setError(failureText(reason));
    }
    setBusy(false);
  }
  return (
    <section className="account-section" aria-labelledby="delete-account">
      <h2 className="title-3" id="delete-account">
        {t('account.delete.title')}
      </h2>
      <p className="mt-2 mb-4 text-ink-2">{t('account.delete.text')}</p>
      <Button onClick={() => setAsking(true)} data-testid="delete-account-button">
        {t('account.delete.open')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('account.delete.ask')}
          text={t('account.delete.text')}
          confirmLabel={t(busy ? 'account.delete.busy' : 'account.delete.confirm')}
          keepLabel={t('account.delete.keep')}
          busy={busy}
          error={error}
          testId="delete-account-dialog"
          onConfirm={() => void close()}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
