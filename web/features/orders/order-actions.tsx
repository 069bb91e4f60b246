import { useState } from 'react';
import type { OrderAccessInput, OrderDetailPartsFragment } from '../../generated/graphql.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { notify } from '../../shared/notifications/notifications.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { ConfirmDialog } from '../account/public/confirm-dialog.tsx';
import { OrderPayment } from './order-payment.tsx';
import { useOrderActions } from './use-order-actions.ts';

/** Pay, change payment, order again and cancel, as far as the order allows. */
export function OrderActions({
  order,
  access,
  onChange,
}: {
  order: OrderDetailPartsFragment;
  access: OrderAccessInput | undefined;
  onChange(order: OrderDetailPartsFragment): void;
}) {
  const { t } = useShop();
  const [asking, setAsking] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const { busy, error, pay, cancel, reorder } = useOrderActions({
    order,
    access,
    onChange,
    onCanceled: () => setAsking(false),
  });
  const payable = order.canPay && order.requiresRedirect;
  return (
    <div className="order-actions">
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
        {!access && order.canChangePayment && (
          <Button
            aria-expanded={choosing}
            onClick={() => setChoosing(!choosing)}
            data-testid="order-change-payment-button"
          >
            {t('order.changePayment')}
          </Button>
        )}
        {!access && (
          <Button busy={busy === 'again'} onClick={reorder} data-testid="order-again-button">
            {t(busy === 'again' ? 'order.adding' : 'order.again')}
          </Button>
        )}
        {!access && order.canCancel && (
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
          onRefresh={onChange}
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
          onConfirm={cancel}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
