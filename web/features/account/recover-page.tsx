import { useState } from 'react';
import { useQuery } from 'urql';
import { checkEmail } from '../../shared/forms/buyer-rules.ts';
import { Form, useForm } from '../../shared/forms/form.tsx';
import { PasswordField } from '../../shared/forms/password-field.tsx';
import { EmailField } from '../../shared/forms/small-fields.tsx';
import { useMutate } from '../../shared/graphql/use-personal-query.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { forgetSecret } from '../../shared/navigation/history-state.ts';
import { Button } from '../../shared/ui/elements.tsx';
import { PageFrame } from '../../shared/ui/page-frame.tsx';
import {
  PasswordResetTokenValidDocument,
  RequestPasswordRecoveryDocument,
  ResetPasswordDocument,
} from './auth.generated.ts';
import { checkNewPassword } from './password-rules.ts';
import { MessageScreen } from './public/auth-layout.tsx';

const FORM = 'recover';

/** Shows the same response whether the account exists or not. */
export function RecoverPage({ expired = false }: { expired?: boolean }) {
  const { t, path } = useShop();
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { submit, ...state } = useForm(FORM);
  const { field, busy } = state;
  const requestPasswordRecovery = useMutate(RequestPasswordRecoveryDocument);
  const crumb = t('account.recover.title');
  async function request() {
    const wrong = checkEmail(email, t);
    const done = await submit(wrong ? { [field('email').id]: wrong } : {}, async () => {
      const { payload } = await requestPasswordRecovery({
        input: { email: email.trim() },
      });
      return payload.userErrors;
    });
    if (done) setSentTo(email.trim());
  }
  if (sentTo !== null) {
    return (
      <PageFrame crumb={crumb} title={t('account.recover.sentTitle')}>
        <MessageScreen text={t('account.recover.sentText', { email: sentTo })} testId="recover-sent">
          <a className="link link-target" href={path('/login')}>
            {t('account.login')}
          </a>
        </MessageScreen>
      </PageFrame>
    );
  }
  return (
    <PageFrame crumb={crumb} title={t(expired ? 'account.recover.expiredTitle' : 'account.recover.title')}>
      <Form
        id={FORM}
        state={state}
        className="auth-narrow"
        intro={
          <p className="auth-reason">{t(expired ? 'account.recover.expiredText' : 'account.recover.text')}</p>
        }
        onSubmit={request}
      >
        <EmailField {...field('email')} autoComplete="username" value={email} onChange={setEmail} />
        <div className="form-foot">
          <Button type="submit" look="primary" busy={busy}>
            {t(busy ? 'account.recover.busy' : 'account.recover.submit')}
          </Button>
        </div>
      </Form>
    </PageFrame>
  );
}

const RESET_FORM = 'reset';
const EXPIRED = new Set<string>(['LINK_EXPIRED', 'LINK_INVALID']);

/** Target of the recovery mail: a new password, or a new link if this one expired. */
export function ResetPage({ token }: { token: string }) {
  const { t, path } = useShop();
  const [{ data, error }] = useQuery({
    query: PasswordResetTokenValidDocument,
    variables: { token },
    requestPolicy: 'network-only',
  });
  const [expired, setExpired] = useState(false);
  // Unknown: the form itself will report it.
  const usable = !expired && (error ? true : data?.isPasswordResetTokenValid);
  const [done, setDone] = useState(false);
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const { submit, ...state } = useForm(RESET_FORM);
  const { field, busy } = state;
  const resetPassword = useMutate(ResetPasswordDocument);
  async function reset() {
    const names = { password: 'password', repeated: 'passwordConfirmation' };
    const sent = await submit(checkNewPassword(RESET_FORM, names, password, repeated, t), async () => {
      const { payload } = await resetPassword({
        input: { token, password, passwordConfirmation: repeated },
      });
      if (payload.userErrors.some(({ code }) => EXPIRED.has(code))) setExpired(true);
      return payload.userErrors;
    });
    if (!sent) return;
    forgetSecret();
    setDone(true);
  }
  if (usable === false) return <RecoverPage expired />;
  const crumb = t('account.reset.title');
  if (done) {
    return (
      <PageFrame crumb={crumb} title={t('account.reset.doneTitle')}>
        <MessageScreen text={t('account.reset.doneText')} testId="reset-done">
          <a className="button button-secondary" href={path('/login')}>
            {t('account.login')}
          </a>
        </MessageScreen>
      </PageFrame>
    );
  }
  return (
    <PageFrame title={crumb}>
      {usable === undefined ? (
        <div className="auth-narrow">
          <div className="skeleton h-64" />
        </div>
      ) : (
        <Form id={RESET_FORM} state={state} className="auth-narrow" onSubmit={reset}>
          <div className="form-stack">
            <PasswordField
              {...field('password')}
              label={t('account.password.new')}
              hint={t('account.password.hint')}
              autoComplete="new-password"
              value={password}
              onChange={setPassword}
            />
            <PasswordField
              {...field('passwordConfirmation')}
              label={t('account.password.repeat')}
              autoComplete="new-password"
              value={repeated}
              onChange={setRepeated}
            />
          </div>
          <div className="form-foot">
            <Button type="submit" look="primary" busy={busy}>
              {t(busy ? 'account.saving' : 'account.reset.submit')}
            </Button>
          </div>
        </Form>
      )}
    </PageFrame>
  );
}
