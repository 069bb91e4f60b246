import { useState } from 'react';
import { currentApi } from '../app/current-api.ts';
import { useTranslate } from '../app/shop.ts';
import { ErrorSummary } from '../fields/error-summary.tsx';
import { useForm } from '../fields/use-form.ts';
import { useLoginLost } from '../session/use-login-lost.ts';
import { Button } from '../ui/button.tsx';
import { accountSource, useAccountData } from './account-data.ts';
import {
  ChangeOrderPaymentDocument,
  type OrderDetailPartsFragment,
  OrderPaymentMethodsDocument,
} from './generated/graphql.ts';
import { LoadFailure } from './load-failure.tsx';
import { PaymentList } from './payment-list.tsx';

const METHODS = accountSource(() => currentApi().personal(OrderPaymentMethodsDocument, {}));
const FORM = 'order-payment';

/** Chooses another way to pay an unpaid order. */
export function OrderPayment({
  order,
  onDone,
}: {
  order: OrderDetailPartsFragment;
  onDone(order: OrderDetailPartsFragment): void;
}) {
  const t = useTranslate();
  const { data, failure, retry } = useAccountData(METHODS);
  const [chosen, setChosen] = useState(order.paymentMethod?.id ?? null);
  const { submit, ...state } = useForm(FORM, useLoginLost());
  async function save() {
    if (!chosen) return;
    await submit({}, async () => {
      const { payload } = await currentApi().mutate(ChangeOrderPaymentDocument, {
        input: { orderId: order.id, paymentMethodId: chosen },
      });
      if (payload.order && !payload.userErrors.length) onDone(payload.order);
      return payload.userErrors;
    });
  }
  if (failure) return <LoadFailure text={failure} onRetry={retry} />;
  if (!data) return <div className="skeleton h-64" />;
  return (
    <form
      className="mt-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      data-testid="order-payment-form"
    >
      <ErrorSummary
        form={FORM}
        errors={state.errors}
        general={state.general}
        failure={state.failure}
        refused={t('account.refused')}
      />
      <PaymentList
        legend={t('order.changePayment')}
        methods={data.paymentMethods}
        chosen={chosen}
        onChoose={setChosen}
      />
      <div className="form-foot">
        <Button type="submit" busy={state.busy} data-testid="order-payment-submit-button">
          {t(state.busy ? 'account.saving' : 'account.save')}
        </Button>
      </div>
    </form>
  );
}
