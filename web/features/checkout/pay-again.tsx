import { useState } from 'react';
import { useQuery } from 'urql';
import type { OrderPartsFragment } from '../../generated/graphql.ts';
import { failureText } from '../../shared/graphql/api-error.ts';
import { mutate } from '../../shared/graphql/current-client.tsx';
import { useShop } from '../../shared/i18n/shop.ts';
import { paymentTarget } from '../../shared/navigation/link-safety.ts';
import { Button, FailureNotice } from '../../shared/ui/elements.tsx';
import { MethodChoice } from '../account/public/method-choice.tsx';
import { OtherPaymentMethodsDocument, PayOrderDocument, PayOtherwiseDocument } from './order.generated.ts';
import { clearPaymentFailure } from './order-attempt.ts';

interface Props {
  order: OrderPartsFragment;
  again: boolean;
  /** No payment requested, because one may be in progress. */
  quiet: boolean;
  onChange(order: OrderPartsFragment): void;
}

export function PayAgain({ order, again, quiet, onChange }: Props) {
  const { t } = useShop();
  const [{ data }] = useQuery({ query: OtherPaymentMethodsDocument, pause: !order.canChangePayment });
  const methods = (order.canChangePayment && data?.paymentMethods) || [];
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const present = order.paymentMethod?.id;
  const [wanted, setWanted] = useState(present);

  /** Null after a rejection, or if no payment is due. */
  async function choose(): Promise<OrderPartsFragment | null> {
    if (!wanted || wanted === present) return order;
    const input = { id: order.id, paymentMethodId: wanted };
    const { payload } = await mutate(PayOtherwiseDocument, { input });
    const [refusal] = payload.userErrors;
    if (refusal) setError(refusal.message);
    if (refusal || !payload.order) return null;
    if (payload.order.requiresRedirect) return payload.order;
    clearPaymentFailure(order.id);
    onChange(payload.order);
    return null;
  }

  async function pay() {
    setBusy(true);
    setError(null);
    try {
      if (await choose()) {
        const { payOrder } = await mutate(PayOrderDocument, { input: { id: order.id } });
        const target = payOrder.paymentUrl && paymentTarget(payOrder.paymentUrl, location.origin);
        if (target) {
          clearPaymentFailure(order.id);
          location.assign(target);
          return;
        }
        setError(payOrder.userErrors[0]?.message ?? t('success.nothingToPay'));
      }
    } catch (reason) {
      setError(failureText(reason));
    }
    setBusy(false);
  }

  const other = methods.find(({ id }) => id === wanted && id !== present);
  const payLabel = again && !other ? 'success.payAgain' : 'success.payNow';
  const label = other && !other.requiresRedirect ? 'success.payOtherwise' : payLabel;
  return (
    <div className="mb-10 max-w-xl">
      {!quiet && methods.length > 1 && (
        <div className="mb-6">
          <h2 className="title-4 mb-3">{t('success.methods')}</h2>
          <MethodChoice
            name="payment"
            methods={methods.map((method) => ({ method, blocked: false }))}
            chosen={wanted}
            waiting={busy}
            onChoose={setWanted}
          />
        </div>
      )}
      <Button
        look={quiet ? 'secondary' : 'primary'}
        busy={busy}
        onClick={() => void pay()}
        data-testid="success-pay-again-button"
      >
        {t(label)}
      </Button>
      {error && <FailureNotice text={error} />}
    </div>
  );
}
