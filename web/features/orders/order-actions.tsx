import { useRef, useState } from 'react';
import type { OrderDetailPartsFragment, OrderLinkInput } from '../../generated/graphql.ts';
import { failureText } from '../../shared/errors/failure-text.ts';
import { currentApi } from '../../shared/graphql/current-api.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { paymentTarget } from '../../shared/navigation/link-safety.ts';
import { notify } from '../../shared/notifications/notifications.tsx';
import { loginIsMissing } from '../../shared/session/login-missing.ts';
import { useLoginLost } from '../../shared/session/use-login-lost.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { ConfirmDialog } from '../account/public/confirm-dialog.tsx';
import { openCart } from '../cart/public/cart-signal.ts';
import { adoptCart } from '../cart/public/cart-store.ts';
import { CancelOrderDocument, PayOrderAgainDocument, ReorderDocument } from './order.generated.ts';
import { OrderPayment } from './order-payment.tsx';

type OrderAction = 'pay' | 'cancel' | 'again';
type Refusals = readonly { code: string; message: string }[];

/** What can still be done with an order: pay it, pay it otherwise, call it off, order the same again. */
export function OrderActions({
  order,
  link,
  onChange,
}: {
  order: OrderDetailPartsFragment;
  link: OrderLinkInput | undefined;
  onChange(order: OrderDetailPartsFragment): void;
}) {
  const { t } = useShop();
  const lost = useLoginLost();
  const [busy, setBusy] = useState<OrderAction | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const running = useRef(false);

  /** Runs one wish at a time; `run` answers with what the shop refuses. */
  async function wish(name: OrderAction, run: () => Promise<Refusals>) {
    if (running.current) return;
    running.current = true;
    setBusy(name);
    setError(null);
    try {
      const refusals = await run();
      if (!link && refusals.some(loginIsMissing)) return lost();
      setError(refusals[0]?.message ?? null);
    } catch (reason) {
      if (!link && loginIsMissing(reason)) return lost();
      setError(failureText(reason));
    } finally {
      running.current = false;
      setBusy(null);
    }
  }
  const pay = async () => {
    const { payload } = await currentApi().mutate(PayOrderAgainDocument, {
      input: { orderId: order.id, ...(link && { link }) },
    });
    const target = payload.paymentUrl && paymentTarget(payload.paymentUrl, location.origin);
    if (target) location.assign(target);
    else if (!payload.userErrors.length) setError(t('success.nothingToPay'));
    return payload.userErrors;
  };
  const cancel = async () => {
    const { payload } = await currentApi().mutate(CancelOrderDocument, { input: { orderId: order.id } });
    setAsking(false);
    if (payload.order) onChange(payload.order);
    if (!payload.userErrors.length) notify('success', t('order.canceled'));
    return payload.userErrors;
  };
  const again = async () => {
    const { payload } = await currentApi().mutate(ReorderDocument, { input: { orderId: order.id } });
    if (payload.cart) {
      adoptCart(payload.cart);
      openCart();
    }
    if (payload.missing.length) {
      notify('warning', t('order.missing', { names: payload.missing.join(', ') }), true);
    }
    return payload.userErrors;
  };
  const payable = order.canPay && order.paysElsewhere;
  return (
    <div className="order-actions" data-testid="order-actions">
      {payable && (
        <p className="notice notice-warning" data-testid="order-unpaid">
          <Icon name="alert" />
          <span>{t('order.unpaid')}</span>
        </p>
      )}
      {error && (
        <p className="notice notice-danger" role="alert" data-testid="order-error">
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
      <div className="order-buttons">
        {payable && (
          <Button
            look="primary"
            busy={busy === 'pay'}
            onClick={() => void wish('pay', pay)}
            data-testid="order-pay-button"
          >
            {t(busy === 'pay' ? 'order.paying' : 'order.pay')}
          </Button>
        )}
        {!link && order.canChangePayment && (
          <Button
            aria-expanded={choosing}
            onClick={() => setChoosing(!choosing)}
            data-testid="order-change-payment-button"
          >
            {t('order.changePayment')}
          </Button>
        )}
        {!link && (
          <Button
            busy={busy === 'again'}
            onClick={() => void wish('again', again)}
            data-testid="order-again-button"
          >
            {t(busy === 'again' ? 'order.adding' : 'order.again')}
          </Button>
        )}
        {!link && order.canCancel && (
          <button
            type="button"
            className="link link-target"
            onClick={() => setAsking(true)}
            data-testid="order-cancel-button"
          >
            {t('order.cancel')}
          </button>
        )}
      </div>
      {choosing && order.canChangePayment && (
        <OrderPayment
          order={order}
          onDone={(next) => {
            setChoosing(false);
            onChange(next);
            notify('success', t('order.paymentChanged'));
          }}
        />
      )}
      {asking && (
        <ConfirmDialog
          title={t('order.cancelAsk', { number: order.number })}
          text={t('order.cancelText')}
          confirmLabel={t(busy === 'cancel' ? 'order.canceling' : 'order.cancelConfirm')}
          keepLabel={t('order.cancelKeep')}
          busy={busy === 'cancel'}
          testId="order-cancel-dialog"
          onConfirm={() => void wish('cancel', cancel)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
