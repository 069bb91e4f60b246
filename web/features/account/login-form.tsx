import '../../styles/account.css';
import '../../styles/login.css';
import { useState } from 'react';
import { checkEmail } from '../../shared/forms/buyer-rules.ts';
import { Form, SubmitButton, useForm } from '../../shared/forms/form.tsx';
import { PasswordField } from '../../shared/forms/password-field.tsx';
import { EmailField } from '../../shared/forms/small-fields.tsx';
import { mutate } from '../../shared/graphql/current-client.tsx';
import { useShop } from '../../shared/i18n/shop.ts';
import { track } from '../../shared/tracking/track.ts';
import { LoginDocument } from './auth.generated.ts';
import { afterLogin } from './session-changes.ts';

/** Updates cart and session in all tabs before `onDone`. */
export function LoginForm({ id = 'login', onDone }: { id?: string; onDone?(): void }) {
  const { t, path, language } = useShop();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const form = useForm(id);
  async function login() {
    const input = { email: email.trim(), password };
    const problems = { email: checkEmail(email, t), password: !password && t('form.required_password') };
    const done = await form.submit(problems, async () => {
      const answer = await mutate(LoginDocument, { input });
      if (!answer.payload.userErrors.some(({ code }) => code === 'CAPTCHA_REQUIRED')) return answer;
      const { solveCaptcha } = await import('../forms/public/solve-captcha.ts');
      return mutate(LoginDocument, { input: { ...input, ...(await solveCaptcha(language.locale)) } });
    });
    if (!done) return;
    track({ kind: 'login' });
    afterLogin(done);
    onDone?.();
  }
  return (
    <Form form={form} onSubmit={login}>
      <div className={`form-stack max-w-none ${form.general.length ? 'login-refused' : ''}`}>
        <EmailField {...form.field('email')} autoComplete="username" value={email} onChange={setEmail} />
        <PasswordField
          {...form.field('password')}
          label={t('account.password')}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
      </div>
      <div className="form-foot">
        <SubmitButton form={form} texts={['account.login', 'account.login.busy']} />
        <a className="link link-target" href={path('/account/recover')}>
          {t('account.login.forgot')}
        </a>
      </div>
    </Form>
  );
}
