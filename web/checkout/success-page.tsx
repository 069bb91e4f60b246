import { useEffect, useState } from 'react';
import { currentApi } from '../app/current-api.ts';
import { paymentTarget } from '../app/link-safety.ts';
import { useShop } from '../app/shop.ts';
import { failureText } from '../cart/cart-store.ts';
import { OrderDocument, type OrderPartsFragment, PayOrderDocument } from '../generated/graphql.ts';
import { Button } from '../ui/button.tsx';
import { OpenAccount } from './open-account.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentRedirect } from './payment-redirect.tsx';
import { paymentUrlOf } from './payment-url.ts';

type Outcome = 'placed' | 'paid' | 'unpaid';

function PayAgain({ order }: { order: OrderPartsFragment }) {
  const { t } = useShop();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  async function pay() {
    setBusy(true);
    setError(null);
    try {
      const { payOrder } = await currentApi().mutate(PayOrderDocument, { input: { orderId: order.id } });
      const target = payOrder.paymentUrl && paymentTarget(payOrder.paymentUrl, location.origin);
      if (target) {
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
      <Button look="primary" busy={busy} onClick={() => void pay()} data-testid="success-pay-again-button">
        {t('success.payAgain')}
      </Button>
      {error && (
        <p className="mt-3 text-danger" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** Thanks after an order; whether it is paid, and what is left to do. */
export function SuccessPage({ orderId, outcome }: { orderId: string; outcome: Outcome }) {
  const { t, path } = useShop();
  const [order, setOrder] = useState<OrderPartsFragment | null | undefined>(undefined);
  const [failure, setFailure] = useState<string | null>(null);
  const [paymentUrl, setPaymentUrl] = useState<string | null>(null);
  useEffect(() => {
    if (outcome === 'placed') setPaymentUrl(paymentUrlOf(orderId));
    currentApi()
      .personal(OrderDocument, { id: orderId })
      .then((answer) => setOrder(answer.order ?? null))
      .catch((reason: unknown) => {
        setOrder(null);
        setFailure(failureText(reason));
      });
  }, [orderId, outcome]);
  const unknown = order === null && !failure;
  return (
    <div data-testid={`success-${outcome}-page`}>
      <h1 className="title-1">{unknown ? t('success.unknown.title') : t(`success.${outcome}.title`)}</h1>
      <p className="lead mt-4 mb-8 max-w-[56ch] text-ink-2">
        {failure ?? (unknown ? t('success.unknown.text') : t(`success.${outcome}.text`))}
      </p>
      {paymentUrl && order && <PaymentRedirect url={paymentUrl} orderId={orderId} />}
      {order && !paymentUrl && order.canPay && (outcome === 'unpaid' || order.paysElsewhere) && (
        <PayAgain order={order} />
      )}
      {order === undefined && <div className="skeleton h-96" data-testid="success-placeholder" />}
      {order && <OrderSummary order={order} />}
      {order && <OpenAccount order={order} />}
      <p className="mt-10">
        <a className="link link-target" href={path('/')}>
          {t('cart.continue')}
        </a>
      </p>
    </div>
  );
}
