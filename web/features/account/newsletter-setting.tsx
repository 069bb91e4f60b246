import type { ProfileQuery } from '../../generated/graphql.ts';
import { Form, useForm } from '../../shared/forms/form.tsx';
import { mutate } from '../../shared/graphql/current-client.tsx';
import { useTranslate } from '../../shared/i18n/shop.ts';
import { useLoginLost } from '../../shared/session/session-store.ts';
import { Button } from '../../shared/ui/elements.tsx';
import { SetNewsletterDocument } from './account.generated.ts';
import { AccountSection } from './public/account-layout.tsx';

type Customer = NonNullable<ProfileQuery['customer']>;

interface NewsletterSettingProps {
  customer: Customer;
  onChange(change: Pick<Customer, 'newsletter'>): void;
}

/** Shows and changes the newsletter subscription. */
export function NewsletterSetting({ customer, onChange }: NewsletterSettingProps) {
  const t = useTranslate();
  const form = useForm('newsletter', useLoginLost());
  const state = customer.newsletter ?? 'NONE';
  async function change() {
    const input = { subscribed: state === 'NONE' };
    const saved = await form.submit({}, () => mutate(SetNewsletterDocument, { input }));
    if (saved?.customer) onChange(saved.customer);
  }
  return (
    <AccountSection title={t('footer.newsletter')}>
      <p className="account-text" role="status">
        {t(`account.newsletter.${state}`, { email: customer.email })}
      </p>
      <Form form={form} onSubmit={change}>
        <Button type="submit" look="link" busy={form.busy}>
          {t(state === 'NONE' ? 'account.newsletter.subscribe' : 'account.newsletter.unsubscribe')}
        </Button>
      </Form>
    </AccountSection>
  );
}
