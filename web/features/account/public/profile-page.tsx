import { useState } from 'react';
import { PERSON_REQUIRED } from '../../../../schema/buyer-contract.ts';
import type { CustomerPartsFragment, ProfileQuery } from '../../../generated/graphql.ts';
import { salutationChoice } from '../../../shared/forms/buyer-draft.ts';
import { required } from '../../../shared/forms/buyer-rules.ts';
import { useForm } from '../../../shared/forms/form.tsx';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { AccountTypeChoice, type PersonDraft, PersonFields } from '../../../shared/forms/person-fields.tsx';
import { useDraft } from '../../../shared/forms/use-draft.ts';
import { mutate } from '../../../shared/graphql/current-client.tsx';
import { useShop, useTranslate } from '../../../shared/i18n/shop.ts';
import { useNavigation } from '../../../shared/navigation/navigation.ts';
import { notify } from '../../../shared/notifications/notifications.tsx';
import { useLoginLost } from '../../../shared/session/session-store.ts';
import { clearDrafts } from '../../../shared/storage/tab-storage.ts';
import { Button } from '../../../shared/ui/elements.tsx';
import {
  ChangePasswordDocument,
  ChangeProfileDocument,
  DeleteCustomerDocument,
  ProfileDocument,
} from '../account.generated.ts';
import { EmailForm } from '../email-form.tsx';
import { NewsletterSetting } from '../newsletter-setting.tsx';
import { checkPassword, checkRepeated } from '../password-rules.ts';
import { leaveSession } from '../session-changes.ts';
import { useAccountData } from './account-data.tsx';
import { AccountLayout, AccountSection, SectionSkeletons } from './account-layout.tsx';
import { ConfirmDialog, FormSection } from './form-section.tsx';

interface ProfileFormProps {
  customer: CustomerPartsFragment;
  salutations: ProfileQuery['salutations'];
  onChange(customer: CustomerPartsFragment): void;
}

function ProfileForm({ customer, salutations, onChange }: ProfileFormProps) {
  const t = useTranslate();
  const form = useForm('profile', useLoginLost());
  const { draft, edit, forget } = useDraft<PersonDraft>(`profile-${customer.id}`, {
    accountType: customer.accountType,
    salutationId: salutationChoice(customer.salutation),
    firstName: customer.firstName,
    lastName: customer.lastName,
    company: customer.company ?? '',
    vatId: customer.vatIds[0] ?? '',
  });
  async function save() {
    const business = draft.accountType === 'BUSINESS';
    const problems = required(draft, business ? [...PERSON_REQUIRED, 'company'] : PERSON_REQUIRED, t);
    const input = {
      accountType: draft.accountType,
      ...(draft.salutationId && { salutationId: draft.salutationId }),
      firstName: draft.firstName.trim(),
      lastName: draft.lastName.trim(),
      ...(business && {
        company: draft.company.trim(),
        vatIds: draft.vatId.trim() ? [draft.vatId.trim()] : [],
      }),
    };
    const saved = await form.submit(problems, () => mutate(ChangeProfileDocument, { input }));
    if (!saved) return;
    if (saved.customer) onChange(saved.customer);
    forget();
    notify('success', t('account.saved'));
  }
  return (
    <FormSection
      form={form}
      title={t('account.person')}
      texts={['account.save', 'account.saving']}
      onSubmit={save}
    >
      <AccountTypeChoice value={draft.accountType} onChange={(accountType) => edit({ accountType })} />
      <div className="form-grid">
        <PersonFields draft={draft} salutations={salutations} fieldOf={form.field} onEdit={edit} />
      </div>
    </FormSection>
  );
}

const EMPTY = { password: '', newPassword: '', newPasswordConfirmation: '' };

function PasswordForm({ email }: { email: string }) {
  const t = useTranslate();
  const form = useForm('password', useLoginLost());
  const [typed, setTyped] = useState(EMPTY);
  const [open, setOpen] = useState(false);
  async function save() {
    const problems = {
      password: !typed.password && t('form.required_password'),
      newPassword: checkPassword(typed.newPassword, t),
      newPasswordConfirmation: checkRepeated(typed.newPassword, typed.newPasswordConfirmation, t),
    };
    if (!(await form.submit(problems, () => mutate(ChangePasswordDocument, { input: typed })))) return;
    setTyped(EMPTY);
    setOpen(false);
    notify('success', t('account.password.done'));
  }
  const field = (key: keyof typeof EMPTY) => ({
    ...form.field(key),
    className: 'span-3',
    value: typed[key],
    onChange: (value: string) => setTyped((before) => ({ ...before, [key]: value })),
  });
  return (
    <FormSection
      form={form}
      title={t('account.password')}
      texts={['account.password.title', 'account.saving']}
      text={!open && <span aria-hidden="true">••••••••</span>}
      onOpen={open ? undefined : () => setOpen(true)}
      onSubmit={save}
    >
      {/* Identifies the account for password managers. */}
      <input className="sr-only" type="email" autoComplete="username" value={email} readOnly hidden />
      <div className="form-grid mb-5">
        <PasswordField
          {...field('password')}
          label={t('account.password.current')}
          autoComplete="current-password"
        />
      </div>
      <div className="form-grid">
        <PasswordField
          {...field('newPassword')}
          label={t('account.password.new')}
          hint={t('account.password.hint')}
          autoComplete="new-password"
        />
        <PasswordField
          {...field('newPasswordConfirmation')}
          label={t('account.password.repeat')}
          autoComplete="new-password"
        />
      </div>
    </FormSection>
  );
}

function DeleteAccount() {
  const { t, path } = useShop();
  const navigation = useNavigation();
  const [asking, setAsking] = useState(false);
  const { submit, busy, general, failure } = useForm('delete-account', useLoginLost());
  const close = () =>
    submit({}, async () => {
      const answer = await mutate(DeleteCustomerDocument, { input: { confirmed: true } });
      if (answer.payload.userErrors.length) return answer;
      clearDrafts();
      await navigation.go(path('/'));
      leaveSession(answer.payload);
      notify('success', t('account.delete.done'), true);
      return answer;
    });
  return (
    <AccountSection title={t('account.delete.title')}>
      <p className="account-text">{t('account.delete.text')}</p>
      <Button look="link" onClick={() => setAsking(true)}>
        {t('account.delete.title')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('account.delete.ask')}
          text={t('account.delete.text')}
          confirmLabel={t(busy ? 'account.delete.busy' : 'account.delete.confirm')}
          keepLabel={t('account.delete.keep')}
          busy={busy}
          error={general[0] ?? failure}
          testId="delete-account-dialog"
          onConfirm={() => void close()}
          onClose={() => setAsking(false)}
        />
      )}
    </AccountSection>
  );
}

export function ProfilePage() {
  const t = useTranslate();
  const { data, show, ...request } = useAccountData(ProfileDocument, {});
  const customer = data?.customer;
  const change = (next: Partial<typeof customer>) =>
    customer && show({ ...data, customer: { ...customer, ...next } });
  return (
    <AccountLayout
      title={t('account.profile')}
      current="/account/profile"
      {...request}
      skeleton={customer ? null : <SectionSkeletons />}
    >
      {customer && (
        <div data-testid="profile-page">
          <ProfileForm customer={customer} salutations={data.salutations} onChange={change} />
          <EmailForm customer={customer} onChange={change} />
          <PasswordForm email={customer.email} />
          <NewsletterSetting customer={customer} onChange={change} />
          <DeleteAccount />
        </div>
      )}
    </AccountLayout>
  );
}
