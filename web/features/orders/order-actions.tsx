import { useRef, useState } from 'react';
import type { OrderAccessInput, OrderDetailPartsFragment } from '../../generated/graphql.ts';
import { useForm } from '../../shared/forms/form.tsx';
import { failureText } from '../../shared/graphql/api-error.ts';
import { mutate, query } from '../../shared/graphql/current-client.tsx';
import { useShop } from '../../shared/i18n/shop.ts';
import { paymentTarget } from '../../shared/navigation/link-safety.ts';
import { notify } from '../../shared/notifications/notifications.tsx';
import { loginIsMissing, useLoginLost } from '../../shared/session/session-store.ts';
import { Button, FailureNotice } from '../../shared/ui/elements.tsx';
import { LoadFailure, useAccountData } from '../account/public/account-data.tsx';
import { ConfirmDialog, PaymentForm } from '../account/public/form-section.tsx';
import { adoptCart, openCart } from '../cart/public/cart-store.ts';
import {
  CancelOrderDocument,
  ChangeOrderPaymentDocument,
  OrderDetailDocument,
  OrderPaymentMethodsDocument,
  PayOrderAgainDocument,
  ReorderDocument,
} from './order.generated.ts';

interface OrderPaymentProps {
  order: OrderDetailPartsFragment;
  onRefresh(order: OrderDetailPartsFragment): void;
  onDone(order: OrderDetailPartsFragment): void;
}

function OrderPayment({ order, onDone, onRefresh }: OrderPaymentProps) {
  const { data, failure, retry } = useAccountData(OrderPaymentMethodsDocument, {});
  const [chosen, setChosen] = useState(order.paymentMethod?.id ?? null);
  const form = useForm('order-payment', useLoginLost());
  async function save() {
    if (!chosen) return;
    const input = { id: order.id, paymentMethodId: chosen };
    const saved = await form.submit({}, async () => {
      const { payload } = await mutate(ChangeOrderPaymentDocument, { input });
      const paid = payload.userErrors.find(({ code }) => code === 'ORDER_PAID');
      if (!paid) return { payload };
      // The order was paid meanwhile, so the page must no longer request payment.
      const { order: present } = await query(OrderDetailDocument, { id: order.id });
      if (present) onRefresh(present);
      notify('info', paid.message, true);
      return { payload: { order: null, userErrors: [] } };
    });
    if (saved?.order) onDone(saved.order);
  }
  if (failure) return <LoadFailure text={failure} onRetry={retry} />;
  if (!data) return <div className="skeleton h-64" />;
  return (
    <PaymentForm
      form={form}
      methods={data.paymentMethods}
      chosen={chosen}
      onChoose={setChosen}
      onSave={save}
    />
  );
}

type OrderAction = 'pay' | 'cancel' | 'again';
type Refusals = readonly { code: string; message: string }[];

interface OrderActionsProps {
  order: OrderDetailPartsFragment;
  /** Opened the order; absent for customers. */
  access: OrderAccessInput | undefined;
  onChange(order: OrderDetailPartsFragment): void;
}

/** One action at a time. */
function useOrderActions({ order, access, onChange }: OrderActionsProps, onCanceled: () => void) {
  const { t } = useShop();
  const lost = useLoginLost();
  const [busy, setBusy] = useState<OrderAction | null>(null);
  const [error, setError] = useState<string | null>(null);
  const running = useRef(false);

  async function run(name: OrderAction, request: () => Promise<Refusals>) {
    if (running.current) return;
    running.current = true;
    setBusy(name);
    setError(null);
    try {
      const refusals = await request();
      if (!access && refusals.some(loginIsMissing)) return lost();
      setError(refusals[0]?.message ?? null);
    } catch (reason) {
      if (!access && loginIsMissing(reason)) return lost();
      setError(failureText(reason));
    } finally {
      running.current = false;
      setBusy(null);
    }
  }
  const pay = async () => {
    const input = { id: order.id, ...(access && { access }) };
    const { payload } = await mutate(PayOrderAgainDocument, { input });
    const target = payload.paymentUrl && paymentTarget(payload.paymentUrl, location.origin);
    if (target) location.assign(target);
    else if (!payload.userErrors.length)
      return [{ code: 'NOTHING_TO_PAY', message: t('success.nothingToPay') }];
    return payload.userErrors;
  };
  const cancel = async () => {
    const { payload } = await mutate(CancelOrderDocument, { input: { id: order.id } });
    onCanceled();
    if (payload.order) onChange(payload.order);
    if (!payload.userErrors.length) notify('success', t('order.canceled'));
    return payload.userErrors;
  };
  const again = async () => {
    const { payload } = await mutate(ReorderDocument, { input: { id: order.id } });
    if (payload.cart) {
      adoptCart(payload.cart);
      openCart();
    }
    if (payload.missing.length) {
      notify('warning', t('order.missing', { names: payload.missing.join(', ') }), true);
    }
    return payload.userErrors;
  };
  return {
    busy,
    error,
    pay: () => void run('pay', pay),
    cancel: () => void run('cancel', cancel),
    reorder: () => void run('again', again),
  };
}

/** Tracking link of an order on its way; null for several parcels, which the facts list. */
export function trackingOf(order: OrderDetailPartsFragment): string | null {
  const [url, ...others] = order.trackingUrls;
  const isOnItsWay = order.status.code !== 'completed' && !order.canPay;
  return url && others.length === 0 && isOnItsWay ? url : null;
}

/** Pay, change payment, order again and cancel, as far as the order allows. */
export function OrderActions(props: OrderActionsProps) {
  const { order, access, onChange } = props;
  const { t } = useShop();
  const [asking, setAsking] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const { busy, error, pay, cancel, reorder } = useOrderActions(props, () => setAsking(false));
  const tracking = trackingOf(order);
  // The payment, the parcel or the transfer comes first.
  const isReorderMain = !order.canPay && tracking === null && !order.bankTransfer;
  const reorderButton = !access && (
    <Button look={isReorderMain ? 'secondary' : 'link'} busy={busy === 'again'} onClick={reorder}>
      {t(busy === 'again' ? 'order.adding' : 'order.again')}
    </Button>
  );
  return (
    <div className="order-actions">
      {error && <FailureNotice text={error} testId="order-error" />}
      <div className="order-buttons">
        {order.canPay && (
          <Button look="primary" busy={busy === 'pay'} onClick={pay}>
            {t(busy === 'pay' ? 'order.paying' : 'order.pay')}
          </Button>
        )}
        {tracking && (
          <a className="button button-primary" href={tracking} target="_blank" rel="noopener noreferrer">
            {t('order.tracking')}
          </a>
        )}
        {isReorderMain && reorderButton}
        {!access && order.canChangePayment && (
          <Button look="link" aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
            {t('order.changePayment')}
          </Button>
        )}
        {!isReorderMain && reorderButton}
        {!access && order.canCancel && (
          <Button look="link" onClick={() => setAsking(true)}>
            {t('order.cancel')}
          </Button>
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
