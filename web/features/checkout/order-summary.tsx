import type { ReactNode } from 'react';
import type { OrderPartsFragment } from '../../generated/graphql.ts';
import { fileKind } from '../../shared/i18n/file-kind.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { AddressLines, isSameAddress } from '../account/public/address-lines.tsx';
import { optionText } from '../cart/public/option-text.ts';
import { TaxesWithin } from '../cart/public/tax-lines.tsx';
import { FileLink } from '../orders/public/file-link.tsx';
import { CompactLine, OrderSums } from '../orders/public/order-parts.tsx';
import { isVirtual } from './order-outcome.ts';

function Downloads({ item }: { item: OrderPartsFragment['items'][number] }) {
  const { t } = useShop();
  return (
    <ul aria-label={t('success.downloads')}>
      {item.downloads.map(({ id, fileName, available, url }, index) => (
        <li key={id}>
          {available && url ? (
            <FileLink
              url={url}
              label={t('success.download', { kind: fileKind(fileName, index, item.downloads.length) })}
              testId="success-download-link"
            />
          ) : (
            <span className="small text-ink-2">
              {t('success.downloadLocked', { name: fileKind(fileName, index, item.downloads.length) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** @param props.isTimelineShown the page already names the e-mail address and the delivery */
export function OrderSummary({
  order,
  isTimelineShown = false,
}: {
  order: OrderPartsFragment;
  isTimelineShown?: boolean;
}) {
  const { t } = useShop();
  const { billingAddress, shippingAddress, shippingMethod, arrival, paymentMethod } = order;
  const isShipped = !isVirtual(order);
  const isSame = isShipped && isSameAddress(billingAddress, shippingAddress);
  const facts: [label: string, value: ReactNode][] = [
    [
      t('order.payment'),
      [paymentMethod?.name, order.paid && order.paymentStatus.label].filter(Boolean).join(' · '),
    ],
  ];
  if (!isTimelineShown) {
    facts.push([t('order.email'), order.email]);
    if (shippingMethod && isShipped)
      facts.push([
        t('order.shipping'),
        [shippingMethod.name, arrival?.formatted].filter(Boolean).join(' · '),
      ]);
  }
  if (shippingAddress && isShipped)
    facts.unshift([
      t(isSame ? 'account.address.both' : 'order.shippingAddress'),
      <AddressLines key="shipping" address={shippingAddress} />,
    ]);
  if (billingAddress && !isSame)
    facts.unshift([t('order.billing'), <AddressLines key="billing" address={billingAddress} />]);
  if (order.comment) facts.push([t('checkout.comment'), order.comment]);
  return (
    <aside className="ruled" aria-labelledby="thanks-order">
      <h2 className="title-3" id="thanks-order">
        {t('checkout.order')}
      </h2>
      <ul className="mt-2">
        {order.items.map((item) => (
          <CompactLine
            key={item.id}
            data-type={item.type}
            image={item.image}
            label={item.label}
            total={item.totalPrice}
            facts={[
              optionText(item.options),
              item.type === 'PRODUCT' && t('cart.pieces', { count: item.quantity }),
            ]}
          >
            {item.downloads.length > 0 && <Downloads item={item} />}
          </CompactLine>
        ))}
      </ul>
      <OrderSums order={order} isShipped={isShipped}>
        <TaxesWithin sums={order} />
      </OrderSums>
      <dl className="thanks-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
