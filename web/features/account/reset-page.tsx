import { useState } from 'react';
import { useMutation, useQuery } from 'urql';
import { Form, useForm } from '../../shared/forms/form.tsx';
import { PasswordField } from '../../shared/forms/password-field.tsx';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { forgetSecret } from '../../shared/navigation/history-state.ts';
import { Button } from '../../shared/ui/button.tsx';
import { PasswordResetTokenValidDocument, ResetPasswordDocument } from './auth.generated.ts';
import { checkNewPassword } from './password-rules.ts';
import { AuthLayout, MessageScreen } from './public/auth-layout.tsx';
import { RecoverPage } from './recover-page.tsx';

const FORM = 'reset';
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
  const { submit, ...state } = useForm(FORM);
  const { field, busy } = state;
  const [, resetPassword] = useMutation(ResetPasswordDocument);
  async function reset() {
    const names = { password: 'password', repeated: 'passwordConfirmation' };
    const sent = await submit(checkNewPassword(FORM, names, password, repeated, t), async () => {
      const { payload } = await dataOf(
        resetPassword({
          input: { token, password, passwordConfirmation: repeated },
        }),
      );
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
      <AuthLayout crumb={crumb} title={t('account.reset.doneTitle')}>
        <MessageScreen text={t('account.reset.doneText')} testId="reset-done">
          <a className="button button-secondary" href={path('/login')}>
            {t('account.login')}
          </a>
        </MessageScreen>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout crumb={crumb} title={crumb}>
      {usable === undefined ? (
        <div className="auth-narrow">
          <div className="skeleton h-64" />
        </div>
      ) : (
        <Form id={FORM} state={state} className="auth-narrow" onSubmit={reset}>
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
    </AuthLayout>
  );
}
