import type { ReactNode } from 'react';
import type { OrderDetailPartsFragment } from '../../generated/graphql.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { AddressLines } from '../account/public/address-lines.tsx';
import { orderDate } from './order-date.ts';
import { OrderState } from './order-state.tsx';
import { TrackingLinks } from './public/tracking-links.tsx';

export function OrderFacts({ order }: { order: OrderDetailPartsFragment }) {
  const { t, language } = useShop();
  const shipping = order.shippingMethod;
  const facts: { label: string; value: ReactNode; testId?: string }[] = [
    { label: t('order.date'), value: orderDate(order.date, language.formatLocale) },
    { label: t('order.status'), value: <OrderState state={order.status} />, testId: 'order-status' },
    {
      label: t('order.paymentState'),
      value: (
        <>
          <OrderState state={order.paymentStatus} />
          {order.paymentMethod && <span className="block text-ink-2">{order.paymentMethod.name}</span>}
        </>
      ),
      testId: 'order-payment-status',
    },
  ];
  if (order.deliveryStatus || shipping) {
    facts.push({
      label: t('order.deliveryState'),
      value: (
        <>
          {order.deliveryStatus && <OrderState state={order.deliveryStatus} />}
          {shipping && (
            <span className="block text-ink-2">
              {[shipping.name, order.arrival?.formatted].filter(Boolean).join(' · ')}
            </span>
          )}
          <TrackingLinks urls={order.trackingUrls} testId="order-tracking-link" />
        </>
      ),
    });
  }
  if (order.shippingAddress) {
    facts.push({
      label: t('order.shippingAddress'),
      value: <AddressLines address={order.shippingAddress} />,
    });
  }
  if (order.billingAddress) {
    facts.push({ label: t('order.billing'), value: <AddressLines address={order.billingAddress} /> });
  }
  facts.push({ label: t('order.email'), value: <span className="break-words">{order.email}</span> });
  if (order.comment) facts.push({ label: t('order.comment'), value: order.comment });
  return (
    <dl className="order-facts" data-testid="order-facts">
      {facts.map(({ label, value, testId }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-testid={testId}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
