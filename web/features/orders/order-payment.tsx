import { useState } from 'react';
import { useClient, useMutation } from 'urql';
import type { OrderDetailPartsFragment } from '../../generated/graphql.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { useTranslate } from '../../shared/i18n/shop.ts';
import { notify } from '../../shared/notifications/notifications.tsx';
import { useLoginLost } from '../../shared/session/use-login-lost.ts';
import { useAccountData } from '../account/public/account-data.ts';
import { LoadFailure } from '../account/public/account-loading.tsx';
import { PaymentForm } from '../account/public/payment-form.tsx';
import {
  ChangeOrderPaymentDocument,
  OrderDetailDocument,
  OrderPaymentMethodsDocument,
} from './order.generated.ts';

const FORM = 'order-payment';

export function OrderPayment({
  order,
  onDone,
  onRefresh,
}: {
  order: OrderDetailPartsFragment;
  onRefresh(order: OrderDetailPartsFragment): void;
  onDone(order: OrderDetailPartsFragment): void;
}) {
  const t = useTranslate();
  const client = useClient();
  const { data, failure, retry } = useAccountData(OrderPaymentMethodsDocument, {});
  const [chosen, setChosen] = useState(order.paymentMethod?.id ?? null);
  const { submit, ...state } = useForm(FORM, useLoginLost());
  const [, changeOrderPayment] = useMutation(ChangeOrderPaymentDocument);
  /** The order was paid meanwhile, so the page must no longer request payment. */
  async function refresh() {
    const { order: paid } = await dataOf(client.query(OrderDetailDocument, { id: order.id }));
    if (paid) onRefresh(paid);
  }
  async function save() {
    if (!chosen) return;
    await submit({}, async () => {
      const { payload } = await dataOf(
        changeOrderPayment({
          input: { id: order.id, paymentMethodId: chosen },
        }),
      );
      if (payload.order && !payload.userErrors.length) onDone(payload.order);
      const paid = payload.userErrors.find(({ code }) => code === 'ORDER_PAID');
      if (!paid) return payload.userErrors;
      await refresh();
      notify('info', paid.message, true);
      return [];
    });
  }
  if (failure) return <LoadFailure text={failure} onRetry={retry} />;
  if (!data) return <div className="skeleton h-64" />;
  return (
    <PaymentForm
      form={FORM}
      className="mt-6"
      legend={t('order.changePayment')}
      methods={data.paymentMethods}
      chosen={chosen}
      state={state}
      onChoose={setChosen}
      onSave={() => void save()}
    />
  );
}
