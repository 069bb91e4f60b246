import { useState } from 'react';
import { useQuery } from 'urql';
import { checkEmail } from '../../shared/forms/buyer-rules.ts';
import { Form, SubmitButton, useForm } from '../../shared/forms/form.tsx';
import { PasswordField } from '../../shared/forms/password-field.tsx';
import { EmailField } from '../../shared/forms/small-fields.tsx';
import { mutate } from '../../shared/graphql/current-client.tsx';
import { useShop } from '../../shared/i18n/shop.ts';
import { forgetSecret } from '../../shared/navigation/history-state.ts';
import { PageFrame } from '../../shared/ui/page-frame.tsx';
import {
  PasswordResetTokenValidDocument,
  RequestPasswordRecoveryDocument,
  ResetPasswordDocument,
} from './auth.generated.ts';
import { checkPassword, checkRepeated } from './password-rules.ts';
import { MessageScreen } from './public/auth-layout.tsx';

/** Shows the same response whether the account exists or not. */
export function RecoverPage({ expired = false }: { expired?: boolean }) {
  const { t, path } = useShop();
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm('recover');
  const crumb = t('account.recover.title');
  async function request() {
    const input = { email: email.trim() };
    const done = await form.submit({ email: checkEmail(email, t) }, () =>
      mutate(RequestPasswordRecoveryDocument, { input }),
    );
    if (done) setSentTo(input.email);
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
        form={form}
        className="auth-narrow"
        intro={
          <p className="auth-reason">{t(expired ? 'account.recover.expiredText' : 'account.recover.text')}</p>
        }
        onSubmit={request}
      >
        <EmailField {...form.field('email')} autoComplete="username" value={email} onChange={setEmail} />
        <div className="form-foot">
          <SubmitButton form={form} texts={['account.recover.submit', 'account.recover.busy']} />
        </div>
      </Form>
    </PageFrame>
  );
}

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
  const form = useForm('reset');
  async function reset() {
    const problems = {
      password: checkPassword(password, t),
      passwordConfirmation: checkRepeated(password, repeated, t),
    };
    const input = { token, password, passwordConfirmation: repeated };
    const sent = await form.submit(problems, async () => {
      const answer = await mutate(ResetPasswordDocument, { input });
      if (answer.payload.userErrors.some(({ code }) => EXPIRED.has(code))) setExpired(true);
      return answer;
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
        <Form form={form} className="auth-narrow" onSubmit={reset}>
          <div className="form-stack">
            <PasswordField
              {...form.field('password')}
              label={t('account.password.new')}
              hint={t('account.password.hint')}
              autoComplete="new-password"
              value={password}
              onChange={setPassword}
            />
            <PasswordField
              {...form.field('passwordConfirmation')}
              label={t('account.password.repeat')}
              autoComplete="new-password"
              value={repeated}
              onChange={setRepeated}
            />
          </div>
          <div className="form-foot">
            <SubmitButton form={form} texts={['account.reset.submit', 'account.saving']} />
          </div>
        </Form>
      )}
    </PageFrame>
  );
}
