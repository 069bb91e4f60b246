import '../../../styles/timeline.css';
import type { OrderTimelinePartsFragment } from '../../../generated/graphql.ts';
import { useShop } from '../../../shared/i18n/shop.ts';
import { orderStanding } from '../order-progress.tsx';
import { orderDate } from './order-files.tsx';

/** Placed, dispatched, delivered; nothing for an order that is not under way or not shipped. */
export function OrderTimeline({ order }: { order: OrderTimelinePartsFragment }) {
  const { t, language } = useShop();
  const [, doneCount] = orderStanding(order);
  if (doneCount === null || !order.deliveryStatus) return null;
  const isAwaited = !order.paid && (order.paymentMethod?.prepaid || order.canPay);
  const arrival = order.arrival?.formatted ?? order.deliveryStatus.label;
  const steps = [
    [t('order.placed'), orderDate(order.createdAt, language.formatLocale)],
    [t(doneCount > 1 ? 'order.dispatched' : 'order.dispatch'), order.shippingMethod?.name],
    [t('order.deliveryState'), isAwaited ? t('success.step.afterPayment') : arrival],
  ] as const;
  return (
    <ol className="timeline" aria-label={t('success.steps')}>
      {steps.map(([title, text], index) => (
        <li key={title} data-done={index < doneCount || undefined}>
          <b>{title}</b>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
