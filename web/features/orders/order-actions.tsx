import { lazy, Suspense, useState } from 'react';
import type { OrderDetailPartsFragment, OrderLinkInput } from '../../generated/graphql.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { importOrReload } from '../../shared/navigation/chunk-reload.ts';
import { notify } from '../../shared/notifications/notifications.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { useLoadOnTouch } from '../../shared/ui/use-load-on-touch.ts';
import { useOrderActions } from './use-order-actions.ts';

const dialogCode = () => import('../account/public/confirm-dialog.tsx');
const paymentCode = () => import('./order-payment.tsx');
const loadOpened = () => Promise.all([dialogCode(), paymentCode()]);

const ConfirmDialog = lazy(() =>
  importOrReload(async () => ({ default: (await dialogCode()).ConfirmDialog })),
);
const OrderPayment = lazy(() =>
  importOrReload(async () => ({ default: (await paymentCode()).OrderPayment })),
);

/** What its buttons open is loaded with the first touch. */
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
  const [asking, setAsking] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const { busy, error, pay, cancel, reorder } = useOrderActions({
    order,
    link,
    onChange,
    onCanceled: () => setAsking(false),
  });
  useLoadOnTouch(loadOpened);
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
          <Button look="primary" busy={busy === 'pay'} onClick={pay} data-testid="order-pay-button">
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
          <Button busy={busy === 'again'} onClick={reorder} data-testid="order-again-button">
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
        <Suspense fallback={<div className="skeleton h-64" />}>
          <OrderPayment
            order={order}
            onRefresh={onChange}
            onDone={(next) => {
              setChoosing(false);
              onChange(next);
              notify('success', t('order.paymentChanged'));
            }}
          />
        </Suspense>
      )}
      {asking && (
        <Suspense fallback={null}>
          <ConfirmDialog
            title={t('order.cancelAsk', { number: order.number })}
            text={t('order.cancelText')}
            confirmLabel={t(busy === 'cancel' ? 'order.canceling' : 'order.cancelConfirm')}
            keepLabel={t('order.cancelKeep')}
            busy={busy === 'cancel'}
            testId="order-cancel-dialog"
            onConfirm={cancel}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
