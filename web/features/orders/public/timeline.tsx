import '../../../styles/timeline.css';
import type { OrderRowPartsFragment } from '../../../generated/graphql.ts';
import { useShop } from '../../../shared/i18n/shop.ts';
import { orderStanding } from '../order-progress.tsx';
import { orderDate } from './order-files.tsx';

interface TimelineProps {
  label: string;
  steps: readonly (readonly [title: string, text: string | null | undefined])[];
  doneCount: number;
}

/** The way of an order with its dates. */
export function Timeline({ label, steps, doneCount }: TimelineProps) {
  return (
    <ol className="timeline" aria-label={label}>
      {steps.map(([title, text], index) => (
        <li key={title} data-done={index < doneCount || undefined}>
          <b>{title}</b>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}

/** Whether the shop ships after a transfer; its delivery has no date before. */
export function isPrepaid(order: Pick<OrderRowPartsFragment, 'bankTransfer' | 'paid' | 'paymentMethod'>) {
  return !order.paid && (order.bankTransfer !== null || order.paymentMethod?.code === 'payment_prepayment');
}

/** Placed, dispatched, delivered; nothing for an order that is not under way or not shipped. */
export function OrderTimeline({ order }: { order: OrderRowPartsFragment }) {
  const { t, language } = useShop();
  const [, doneCount] = orderStanding(order);
  if (doneCount === null || !order.deliveryStatus) return null;
  const isUnpaid = isPrepaid(order) || (order.canPay && order.requiresRedirect);
  const steps = [
    [t('order.placed'), orderDate(order.createdAt, language.formatLocale)],
    [t('order.dispatched'), order.shippingMethod?.name],
    [t('order.deliveryState'), isUnpaid ? t('success.step.afterPayment') : order.arrival?.formatted],
  ] as const;
  return <Timeline label={t('success.steps')} steps={steps} doneCount={doneCount} />;
}
