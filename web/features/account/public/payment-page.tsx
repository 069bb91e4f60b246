import { useState } from 'react';
import { useForm } from '../../../shared/forms/form.tsx';
import { mutate } from '../../../shared/graphql/current-client.tsx';
import { useTranslate } from '../../../shared/i18n/shop.ts';
import { notify } from '../../../shared/notifications/notifications.tsx';
import { useLoginLost } from '../../../shared/session/session-store.ts';
import { PaymentChoiceDocument, SetDefaultPaymentMethodDocument } from '../account.generated.ts';
import { useAccountData } from './account-data.tsx';
import { AccountLayout } from './account-layout.tsx';
import { PaymentForm } from './form-section.tsx';

export function PaymentPage() {
  const t = useTranslate();
  const { data, show, ...request } = useAccountData(PaymentChoiceDocument, {});
  const [selected, setSelected] = useState<string | null>(null);
  const form = useForm('payment', useLoginLost());
  const customer = data?.customer;
  const chosen = selected ?? customer?.defaultPaymentMethod?.id ?? null;
  async function save() {
    if (!data || !chosen) return;
    const saved = await form.submit({}, () =>
      mutate(SetDefaultPaymentMethodDocument, { input: { id: chosen } }),
    );
    if (!saved) return;
    if (saved.customer) show({ ...data, customer: saved.customer });
    notify('success', t('account.payment.saved'));
  }
  return (
    <AccountLayout
      title={t('account.payment')}
      current="/account/payment"
      {...request}
      skeleton={customer ? null : <div className="skeleton h-80" />}
    >
      {customer && (
        <>
          <p className="account-text text-ink-2">{t('account.payment.text')}</p>
          <PaymentForm
            form={form}
            methods={data.paymentMethods}
            chosen={chosen}
            onChoose={setSelected}
            onSave={save}
          />
        </>
      )}
    </AccountLayout>
  );
}
