import type { CustomerPartsFragment } from '../../../generated/graphql.ts';
import { useTranslate } from '../../../shared/i18n/shop.ts';
import { ProfileDocument } from '../account.generated.ts';
import { DeleteAccount } from '../delete-account.tsx';
import { EmailForm } from '../email-form.tsx';
import { NewsletterSetting } from '../newsletter-setting.tsx';
import { PasswordForm } from '../password-form.tsx';
import { ProfileForm } from '../profile-form.tsx';
import { useAccountData } from './account-data.ts';
import { AccountLayout } from './account-layout.tsx';
import { AccountPlaceholder } from './account-placeholder.tsx';
import { LoadFailure } from './load-failure.tsx';

export function ProfilePage() {
  const t = useTranslate();
  const { data, failure, retry, show } = useAccountData(ProfileDocument, {});
  const customer = data?.customer;
  const change = (next: CustomerPartsFragment) => data && show({ ...data, customer: next });
  return (
    <AccountLayout
      title={t('account.profile')}
      current="/account/profile"
      steps={[{ label: t('account.profile') }]}
    >
      {failure && <LoadFailure text={failure} onRetry={retry} />}
      {!failure && !customer && (
        <AccountPlaceholder>
          <div className="skeleton h-72" />
          <div className="skeleton mt-12 h-72" />
        </AccountPlaceholder>
      )}
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
