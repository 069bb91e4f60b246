import { useRef, useState } from 'react';
import { useMutation } from 'urql';
import type { OrderAccessInput, OrderDetailPartsFragment } from '../../generated/graphql.ts';
import { failureText } from '../../shared/errors/failure-text.ts';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { paymentTarget } from '../../shared/navigation/link-safety.ts';
import { notify } from '../../shared/notifications/notifications.tsx';
import { loginIsMissing } from '../../shared/session/login-missing.ts';
import { useLoginLost } from '../../shared/session/use-login-lost.ts';
import { openCart } from '../cart/public/cart-signal.ts';
import { adoptCart } from '../cart/public/cart-store.ts';
import { CancelOrderDocument, PayOrderAgainDocument, ReorderDocument } from './order.generated.ts';

type OrderAction = 'pay' | 'cancel' | 'again';
type Refusals = readonly { code: string; message: string }[];

/** `access` opened the order; absent for customers. */
interface Subject {
  readonly order: OrderDetailPartsFragment;
  readonly access: OrderAccessInput | undefined;
  onChange(order: OrderDetailPartsFragment): void;
  onCanceled(): void;
}

/** One action at a time. */
export function useOrderActions({ order, access, onChange, onCanceled }: Subject) {
  const { t } = useShop();
  const lost = useLoginLost();
  const [busy, setBusy] = useState<OrderAction | null>(null);
  const [error, setError] = useState<string | null>(null);
  const running = useRef(false);
  const [, payOrderAgain] = useMutation(PayOrderAgainDocument);
  const [, cancelOrder] = useMutation(CancelOrderDocument);
  const [, reorder] = useMutation(ReorderDocument);

  /** `request` resolves to the shop's rejections. */
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
    const { payload } = await dataOf(
      payOrderAgain({ input: { orderId: order.id, ...(access && { access }) } }),
    );
    const target = payload.paymentUrl && paymentTarget(payload.paymentUrl, location.origin);
    if (target) location.assign(target);
    else if (!payload.userErrors.length) setError(t('success.nothingToPay'));
    return payload.userErrors;
  };
  const cancel = async () => {
    const { payload } = await dataOf(cancelOrder({ input: { orderId: order.id } }));
    onCanceled();
    if (payload.order) onChange(payload.order);
    if (!payload.userErrors.length) notify('success', t('order.canceled'));
    return payload.userErrors;
  };
  const again = async () => {
    const { payload } = await dataOf(reorder({ input: { orderId: order.id } }));
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
