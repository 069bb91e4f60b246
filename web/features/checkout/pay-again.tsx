import { useState } from 'react';
import { useMutation } from 'urql';
import type { OrderPartsFragment } from '../../generated/graphql.ts';
import { failureText } from '../../shared/errors/failure-text.ts';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { paymentTarget } from '../../shared/navigation/link-safety.ts';
import { Button } from '../../shared/ui/button.tsx';
import { PayOrderDocument } from './checkout.generated.ts';
import { clearPaymentFailure } from './payment-failure.ts';

/** `again` after a failed attempt. */
export function PayAgain({
  order,
  again,
  quiet,
}: {
  order: OrderPartsFragment;
  again: boolean;
  quiet: boolean;
}) {
  const { t } = useShop();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [, sendPayOrder] = useMutation(PayOrderDocument);
  async function pay() {
    setBusy(true);
    setError(null);
    try {
      const { payOrder } = await dataOf(sendPayOrder({ input: { orderId: order.id } }));
      const target = payOrder.paymentUrl && paymentTarget(payOrder.paymentUrl, location.origin);
      if (target) {
        clearPaymentFailure(order.id);
        location.assign(target);
        return;
      }
      setError(payOrder.userErrors[0]?.message ?? t('success.nothingToPay'));
    } catch (reason) {
      setError(failureText(reason));
    }
    setBusy(false);
  }
  return (
    <div className="mb-10">
      <Button
        look={quiet ? 'secondary' : 'primary'}
        busy={busy}
        onClick={() => void pay()}
        data-testid="success-pay-again-button"
      >
        {t(again ? 'success.payAgain' : 'success.payNow')}
      </Button>
      {error && (
        <p className="mt-3 text-danger" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
