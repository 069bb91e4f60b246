import { useState } from 'react';
import { currentApi } from '../app/current-api.ts';
import { notify } from '../app/notifications.tsx';
import { useTranslate } from '../app/shop.ts';
import { fieldId } from '../fields/form-errors.ts';
import { PasswordField } from '../fields/password-field.tsx';
import { useForm } from '../fields/use-form.ts';
import { useLoginLost } from '../session/use-login-lost.ts';
import { FormSection } from './form-section.tsx';
import { ChangePasswordDocument } from './generated/graphql.ts';
import { checkNewPassword } from './password-rules.ts';

const FORM = 'password';
const EMPTY = { password: '', newPassword: '', newPasswordConfirmation: '' };

/** Another password, twice, with the one until now. */
export function PasswordForm({ email }: { email: string }) {
  const t = useTranslate();
  const { submit, ...state } = useForm(FORM, useLoginLost());
  const [typed, setTyped] = useState(EMPTY);
  async function save() {
    const names = { password: 'newPassword', repeated: 'newPasswordConfirmation' };
    const found: Record<string, string> = {
      ...(!typed.password && { [fieldId(FORM, ['password'])]: t('form.required') }),
      ...checkNewPassword(FORM, names, typed.newPassword, typed.newPasswordConfirmation, t),
    };
    const saved = await submit(found, async () => {
      const { payload } = await currentApi().mutate(ChangePasswordDocument, { input: typed });
      return payload.userErrors;
    });
    if (!saved) return;
    setTyped(EMPTY);
    notify('success', t('account.password.done'));
  }
  const field = (key: keyof typeof EMPTY) => ({
    id: fieldId(FORM, [key]),
    className: 'span-3',
    value: typed[key],
    error: state.errors[fieldId(FORM, [key])],
    onChange: (value: string) => setTyped((before) => ({ ...before, [key]: value })),
  });
  return (
    <FormSection
      form={FORM}
      title={t('account.password.title')}
      state={state}
      submitLabel={t('account.password.title')}
      onSubmit={() => void save()}
    >
      {/* Tells password managers whose password it is. */}
      <input className="sr-only" type="email" autoComplete="username" value={email} readOnly hidden />
      <div className="form-grid mb-5">
        <PasswordField
          {...field('password')}
          testId="password-current-input"
          label={t('account.password.current')}
          autoComplete="current-password"
        />
      </div>
      <div className="form-grid">
        <PasswordField
          {...field('newPassword')}
          testId="password-new-input"
          label={t('account.password.new')}
          hint={t('account.password.hint')}
          autoComplete="new-password"
        />
        <PasswordField
          {...field('newPasswordConfirmation')}
          testId="password-repeat-input"
          label={t('account.password.repeat')}
          autoComplete="new-password"
        />
      </div>
    </FormSection>
  );
}
