import { useState } from 'react';
import { useMutation } from 'urql';
import { failureText } from '../../shared/errors/failure-text.ts';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { useNavigation } from '../../shared/navigation/navigation.ts';
import { notify } from '../../shared/notifications/notifications.tsx';
import { loginIsMissing } from '../../shared/session/login-missing.ts';
import { useLoginLost } from '../../shared/session/use-login-lost.ts';
import { clearDrafts } from '../../shared/storage/drafts.ts';
import { Button } from '../../shared/ui/button.tsx';
import { DeleteCustomerDocument } from './account.generated.ts';
import { leaveSession } from './leave-session.ts';
import { ConfirmDialog } from './public/confirm-dialog.tsx';

export function DeleteAccount() {
  const { t, path } = useShop();
  const navigation = useNavigation();
  const lost = useLoginLost();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [, deleteCustomer] = useMutation(DeleteCustomerDocument);
  const [error, setError] = useState<string | null>(null);
  async function close() {
    if (busy) return;
    setBusy(true);
    setError(null);
    try {
      const { payload } = await dataOf(deleteCustomer({ input: { confirmed: true } }));
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
      <p className="account-text">{t('account.delete.text')}</p>
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
