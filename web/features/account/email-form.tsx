import { useState } from 'react';
import type { CustomerPartsFragment } from '../../generated/graphql.ts';
import { checkEmail } from '../../shared/forms/buyer-rules.ts';
import { useForm } from '../../shared/forms/form.tsx';
import { fieldId } from '../../shared/forms/form-errors.ts';
import { PasswordField } from '../../shared/forms/password-field.tsx';
import { useDraft } from '../../shared/forms/use-draft.ts';
import { useMutate } from '../../shared/graphql/use-personal-query.ts';
import { useTranslate } from '../../shared/i18n/shop.ts';
import { notify } from '../../shared/notifications/notifications.tsx';
import { useLoginLost } from '../../shared/session/session-store.ts';
import { TextField } from '../../shared/ui/field.tsx';
import { ChangeEmailDocument } from './account.generated.ts';
import { FormSection } from './public/form-section.tsx';

const FORM = 'email';
const NOTHING = { email: '', emailConfirmation: '' };

export function EmailForm({
  customer,
  onChange,
}: {
  customer: CustomerPartsFragment;
  onChange(customer: CustomerPartsFragment): void;
}) {
  const t = useTranslate();
  const { submit, ...state } = useForm(FORM, useLoginLost());
  const changeEmail = useMutate(ChangeEmailDocument);
  const { draft, edit, forget } = useDraft(`email-${customer.id}`, NOTHING);
  const [password, setPassword] = useState('');
  const [open, setOpen] = useState(draft.email !== '');
  async function save() {
    const found: Record<string, string> = {};
    const wrong = checkEmail(draft.email, t);
    if (wrong) found[fieldId(FORM, ['email'])] = wrong;
    if (draft.emailConfirmation.trim() !== draft.email.trim()) {
      found[fieldId(FORM, ['emailConfirmation'])] = t('account.email.different');
    }
    if (!password) found[fieldId(FORM, ['password'])] = t('form.required');
    const saved = await submit(found, async () => {
      const { payload } = await changeEmail({
        input: {
          email: draft.email.trim(),
          emailConfirmation: draft.emailConfirmation.trim(),
          password,
        },
      });
      if (payload.customer && !payload.userErrors.length) onChange(payload.customer);
      return payload.userErrors;
    });
    if (!saved) return;
    edit(NOTHING);
    forget();
    setPassword('');
    setOpen(false);
    notify('success', t('account.email.done'));
  }
  const field = (key: keyof typeof NOTHING) => ({
    ...state.field(key),
    type: 'email',
    className: 'span-3',
    autoComplete: 'email',
    required: true,
    value: draft[key],
    onChange: (event: { target: { value: string } }) => edit({ [key]: event.target.value }),
  });
  return (
    <FormSection
      form={FORM}
      title={t('form.emailLabel')}
      text={open ? t('account.email.current', { email: customer.email }) : customer.email}
      state={state}
      submitLabel={t('account.email.title')}
      onOpen={open ? undefined : () => setOpen(true)}
      onSubmit={() => void save()}
    >
      <div className="form-grid">
        <TextField label={t('account.email.new')} {...field('email')} />
        <TextField label={t('account.email.repeat')} {...field('emailConfirmation')} />
        <PasswordField
          {...state.field('password')}
          className="span-3"
          label={t('account.password')}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
      </div>
    </FormSection>
  );
}
