import { useState } from 'react';
import type { CustomerPartsFragment } from '../../generated/graphql.ts';
import { checkEmail } from '../../shared/forms/buyer-rules.ts';
import { useForm } from '../../shared/forms/form.tsx';
import { draftFields } from '../../shared/forms/form-errors.ts';
import { PasswordField } from '../../shared/forms/password-field.tsx';
import { useDraft } from '../../shared/forms/use-draft.ts';
import { mutate } from '../../shared/graphql/current-client.tsx';
import { useTranslate } from '../../shared/i18n/shop.ts';
import { notify } from '../../shared/notifications/notifications.tsx';
import { useLoginLost } from '../../shared/session/session-store.ts';
import { TextField } from '../../shared/ui/field.tsx';
import { ChangeEmailDocument } from './account.generated.ts';
import { FormSection } from './public/form-section.tsx';

const NOTHING = { email: '', emailConfirmation: '' };

interface EmailFormProps {
  customer: CustomerPartsFragment;
  onChange(customer: CustomerPartsFragment): void;
}

export function EmailForm({ customer, onChange }: EmailFormProps) {
  const t = useTranslate();
  const form = useForm('email', useLoginLost());
  const { draft, edit, forget } = useDraft(`email-${customer.id}`, NOTHING);
  const [password, setPassword] = useState('');
  const [open, setOpen] = useState(draft.email !== '');
  async function save() {
    const email = draft.email.trim();
    const emailConfirmation = draft.emailConfirmation.trim();
    const problems = {
      email: checkEmail(email, t),
      emailConfirmation: emailConfirmation !== email && t('account.email.different'),
      password: !password && t('form.required_password'),
    };
    const input = { email, emailConfirmation, password };
    const saved = await form.submit(problems, () => mutate(ChangeEmailDocument, { input }));
    if (!saved) return;
    if (saved.customer) onChange(saved.customer);
    edit(NOTHING);
    forget();
    setPassword('');
    setOpen(false);
    notify('success', t('account.email.done'));
  }
  const field = draftFields(form.field, draft, edit);
  return (
    <FormSection
      form={form}
      title={t('form.emailLabel')}
      text={open ? t('account.email.current', { email: customer.email }) : customer.email}
      texts={['account.email.title', 'account.saving']}
      onOpen={open ? undefined : () => setOpen(true)}
      onSubmit={save}
    >
      <div className="form-grid">
        <TextField
          className="span-3"
          type="email"
          label={t('account.email.new')}
          {...field('email', 'email')}
        />
        <TextField
          className="span-3"
          type="email"
          label={t('account.email.repeat')}
          {...field('emailConfirmation', 'email')}
        />
        <PasswordField
          {...form.field('password')}
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
