import '../../styles/account.css';
import { useState } from 'react';
import { checkEmail } from '../../shared/forms/buyer-rules.ts';
import { Form, useForm } from '../../shared/forms/form.tsx';
import { fieldId } from '../../shared/forms/form-errors.ts';
import { PasswordField } from '../../shared/forms/password-field.tsx';
import { EmailField } from '../../shared/forms/small-fields.tsx';
import { useMutate } from '../../shared/graphql/use-personal-query.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { track } from '../../shared/tracking/track.ts';
import { Button } from '../../shared/ui/elements.tsx';
import { afterLogin } from './after-login.ts';
import { LoginDocument } from './auth.generated.ts';

/** Updates cart and session in all tabs before `onDone`. */
export function LoginForm({ form = 'login', onDone }: { form?: string; onDone?(): void }) {
  const { t, path, language } = useShop();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { submit, ...state } = useForm(form);
  const { field, busy } = state;
  const sendLogin = useMutate(LoginDocument);
  async function login() {
    const found: Record<string, string> = {};
    const wrong = checkEmail(email, t);
    if (wrong) found[fieldId(form, ['email'])] = wrong;
    if (!password) found[fieldId(form, ['password'])] = t('form.required');
    const done = await submit(found, async () => {
      const input = { email: email.trim(), password };
      let { payload } = await sendLogin({ input });
      if (payload.userErrors.some(({ code }) => code === 'CAPTCHA_REQUIRED')) {
        const { solveCaptcha } = await import('../forms/public/solve-captcha.ts');
        const answer = await solveCaptcha(language.locale);
        ({ payload } = await sendLogin({ input: { ...input, ...answer } }));
      }
      if (!payload.userErrors.length) {
        track({ kind: 'login' });
        await afterLogin(payload);
      }
      return payload.userErrors;
    });
    if (done) onDone?.();
  }
  return (
    <Form id={form} state={state} onSubmit={login}>
      <div className="form-stack">
        <EmailField {...field('email')} autoComplete="username" value={email} onChange={setEmail} />
        <PasswordField
          {...field('password')}
          label={t('account.password')}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
      </div>
      <div className="form-foot">
        <Button type="submit" look="primary" busy={busy}>
          {t(busy ? 'account.login.busy' : 'account.login')}
        </Button>
        <a className="link link-target" href={path('/account/recover')}>
          {t('account.login.forgot')}
        </a>
      </div>
    </Form>
  );
}
