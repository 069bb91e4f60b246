import { useEffect, useRef, useState } from 'react';
import { useMutation } from 'urql';
import { dataOf, failureText } from '../../shared/graphql/api-error.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { forgetSecret } from '../../shared/navigation/history-state.ts';
import { sessionStore } from '../../shared/session/session-store.ts';
import { afterLogin } from './after-login.ts';
import { ConfirmRegistrationDocument } from './auth.generated.ts';
import { AuthLayout, MessageScreen } from './public/auth-layout.tsx';

type Outcome =
  | { kind: 'working' | 'in' | 'already' | 'guest' | 'confirmed' }
  | { kind: 'failed'; text: string };

export function ConfirmPage({ emailHash, token }: { emailHash: string | null; token: string | null }) {
  const { t, path } = useShop();
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'working' });
  const sent = useRef(false);
  const [, confirm] = useMutation(ConfirmRegistrationDocument);
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    if (!emailHash || !token) {
      setOutcome({ kind: 'failed', text: t('account.confirm.failedText') });
      return;
    }
    dataOf(confirm({ input: { emailHash, token } }))
      .then(async ({ payload }) => {
        const [refusal] = payload.userErrors;
        if (refusal && sessionStore.getState() === 'CUSTOMER') {
          setOutcome({ kind: 'already' });
          return;
        }
        if (refusal) {
          setOutcome({ kind: 'failed', text: refusal.message });
          return;
        }
        forgetSecret();
        await afterLogin(payload);
        const state = payload.session?.state;
        setOutcome({ kind: state === 'CUSTOMER' ? 'in' : state === 'GUEST' ? 'guest' : 'confirmed' });
      })
      .catch((reason: unknown) => setOutcome({ kind: 'failed', text: failureText(reason) }));
  }, [emailHash, token, t, confirm]);
  const crumb = t('account.confirm.title');
  if (outcome.kind === 'working') {
    return (
      <AuthLayout crumb={crumb} title={crumb}>
        <MessageScreen text={t('account.confirm.working')} testId="confirm-working" />
      </AuthLayout>
    );
  }
  if (outcome.kind === 'failed') {
    return (
      <AuthLayout crumb={crumb} title={t('account.confirm.failedTitle')}>
        <MessageScreen text={outcome.text} testId="confirm-failed">
          <a className="button button-secondary" href={path('/login')}>
            {t('account.login')}
          </a>
          <a className="link link-target" href={path('/register')}>
            {t('account.register.title')}
          </a>
        </MessageScreen>
      </AuthLayout>
    );
  }
  if (outcome.kind === 'guest') {
    return (
      <AuthLayout crumb={crumb} title={t('account.confirm.guestTitle')}>
        <MessageScreen text={t('account.confirm.guestText')} testId="confirm-guest">
          <a className="button button-primary" href={path('/checkout')}>
            {t('account.confirm.toCheckout')}
          </a>
        </MessageScreen>
      </AuthLayout>
    );
  }
  const loggedIn = outcome.kind === 'in' || outcome.kind === 'already';
  const loggedInText = t(outcome.kind === 'already' ? 'account.confirm.already' : 'account.confirm.doneText');
  return (
    <AuthLayout crumb={crumb} title={t('account.confirm.doneTitle')}>
      <MessageScreen text={loggedIn ? loggedInText : t('account.confirm.loginText')} testId="confirm-done">
        <a className="button button-secondary" href={path(loggedIn ? '/account' : '/login')}>
          {t(loggedIn ? 'account.toAccount' : 'account.login')}
        </a>
        {loggedIn && (
          <a className="link link-target" href={path('/')}>
            {t('account.confirm.continue')}
          </a>
        )}
      </MessageScreen>
    </AuthLayout>
  );
}
