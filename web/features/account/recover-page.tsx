import { useState } from 'react';
import { useMutation } from 'urql';
import { checkEmail } from '../../shared/forms/buyer-rules.ts';
import { Form, useForm } from '../../shared/forms/form.tsx';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { Button } from '../../shared/ui/button.tsx';
import { TextField } from '../../shared/ui/field.tsx';
import { RequestPasswordRecoveryDocument } from './auth.generated.ts';
import { AuthLayout, MessageScreen } from './public/auth-layout.tsx';

const FORM = 'recover';

/** Shows the same response whether the account exists or not. */
export function RecoverPage({ expired = false }: { expired?: boolean }) {
  const { t, path } = useShop();
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { submit, ...state } = useForm(FORM);
  const { field, busy } = state;
  const [, requestPasswordRecovery] = useMutation(RequestPasswordRecoveryDocument);
  const crumb = t('account.recover.title');
  async function request() {
    const wrong = checkEmail(email, t);
    const done = await submit(wrong ? { [field('email').id]: wrong } : {}, async () => {
      const { payload } = await dataOf(
        requestPasswordRecovery({
          input: { email: email.trim() },
        }),
      );
      return payload.userErrors;
    });
    if (done) setSentTo(email.trim());
  }
  if (sentTo !== null) {
    return (
      <AuthLayout crumb={crumb} title={t('account.recover.sentTitle')}>
        <MessageScreen text={t('account.recover.sentText', { email: sentTo })} testId="recover-sent">
          <a className="link link-target" href={path('/login')}>
            {t('account.login')}
          </a>
        </MessageScreen>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout crumb={crumb} title={t(expired ? 'account.recover.expiredTitle' : 'account.recover.title')}>
      <Form
        id={FORM}
        state={state}
        className="auth-narrow"
        intro={
          <p className="auth-reason">{t(expired ? 'account.recover.expiredText' : 'account.recover.text')}</p>
        }
        onSubmit={request}
      >
        <TextField
          {...field('email')}
          type="email"
          label={t('form.emailLabel')}
          autoComplete="username"
          value={email}
          required
          onChange={(event) => setEmail(event.target.value)}
        />
        <div className="form-foot">
          <Button type="submit" look="primary" busy={busy}>
            {t(busy ? 'account.recover.busy' : 'account.recover.submit')}
          </Button>
        </div>
      </Form>
    </AuthLayout>
  );
}
