import { useState } from 'react';
import type { CustomerPartsFragment } from '../../generated/graphql.ts';
import { failureText } from '../../shared/graphql/api-error.ts';
import { mutate } from '../../shared/graphql/current-client.tsx';
import { useShop } from '../../shared/i18n/shop.ts';
import { notify } from '../../shared/notifications/notifications.tsx';
import { loginIsMissing, useLoginLost } from '../../shared/session/session-store.ts';
import { Button } from '../../shared/ui/elements.tsx';
import { SetNewsletterDocument } from './account.generated.ts';
import { AccountSection } from './public/account-layout.tsx';

interface NewsletterSettingProps {
  customer: CustomerPartsFragment;
  onChange(customer: CustomerPartsFragment): void;
}

/** Shows and changes the newsletter subscription. */
export function NewsletterSetting({ customer, onChange }: NewsletterSettingProps) {
  const { t } = useShop();
  const [busy, setBusy] = useState(false);
  const lost = useLoginLost();
  const state = customer.newsletter ?? 'NONE';
  async function change() {
    if (busy) return;
    setBusy(true);
    try {
      const { payload } = await mutate(SetNewsletterDocument, { input: { subscribed: state === 'NONE' } });
      const [refusal] = payload.userErrors;
      if (refusal) notify('danger', refusal.message);
      if (payload.customer) onChange(payload.customer);
    } catch (reason) {
      if (loginIsMissing(reason)) lost();
      else notify('danger', failureText(reason));
    }
    setBusy(false);
  }
  const text = {
    NONE: t('account.newsletter.none'),
    PENDING: t('account.newsletter.pending'),
    SUBSCRIBED: t('account.newsletter.subscribed', { email: customer.email }),
  }[state];
  return (
    <AccountSection title={t('footer.newsletter')}>
      <p className="account-text" role="status">
        {text}
      </p>
      <Button busy={busy} onClick={() => void change()}>
        {t(state === 'NONE' ? 'account.newsletter.subscribe' : 'account.newsletter.unsubscribe')}
      </Button>
    </AccountSection>
  );
}
