import { useState } from 'react';
import { useMutation } from 'urql';
import { fieldId } from '../../shared/forms/form-errors.ts';
import { PasswordField } from '../../shared/forms/password-field.tsx';
import { useForm } from '../../shared/forms/use-form.ts';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { useTranslate } from '../../shared/i18n/shop.ts';
import { notify } from '../../shared/notifications/notifications.tsx';
import { useLoginLost } from '../../shared/session/use-login-lost.ts';
import { ChangePasswordDocument } from './account.generated.ts';
import { checkNewPassword } from './password-rules.ts';
import { FormSection } from './public/form-section.tsx';

const FORM = 'password';
const EMPTY = { password: '', newPassword: '', newPasswordConfirmation: '' };

export function PasswordForm({ email }: { email: string }) {
  const t = useTranslate();
  const { submit, ...state } = useForm(FORM, useLoginLost());
  const [, changePassword] = useMutation(ChangePasswordDocument);
  const [typed, setTyped] = useState(EMPTY);
  const [open, setOpen] = useState(false);
  async function save() {
    const names = { password: 'newPassword', repeated: 'newPasswordConfirmation' };
    const found: Record<string, string> = {
      ...(!typed.password && { [fieldId(FORM, ['password'])]: t('form.required') }),
      ...checkNewPassword(FORM, names, typed.newPassword, typed.newPasswordConfirmation, t),
    };
    const saved = await submit(found, async () => {
      const { payload } = await dataOf(changePassword({ input: typed }));
      return payload.userErrors;
    });
    if (!saved) return;
    setTyped(EMPTY);
    setOpen(false);
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
      title={t('account.password')}
      state={state}
      submitLabel={t('account.password.title')}
      onOpen={open ? undefined : () => setOpen(true)}
      onSubmit={() => void save()}
    >
      {/* Identifies the account for password managers. */}
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
