import type { OrderPartsFragment } from '../../generated/graphql.ts';
import { fileKind } from '../../shared/i18n/file-kind.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { AddressLines } from '../account/public/address-lines.tsx';
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

export function OrderSummary({ order }: { order: OrderPartsFragment }) {
  const { t } = useShop();
  const facts = [
    {
      label: t('order.number'),
      value: (
        <b className="font-semibold" data-testid="success-order-number">
          {order.number}
        </b>
      ),
    },
    { label: t('order.email'), value: order.email },
    {
      label: t('order.payment'),
      value: [order.paymentMethod?.name, order.paymentStatus.label].filter(Boolean).join(' · '),
    },
  ];
  return (
    <div className="ruled">
      <dl className="thanks-facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
        {order.billingAddress && (
          <div>
            <dt>{t('order.billing')}</dt>
            <dd>
              <AddressLines address={order.billingAddress} />
            </dd>
          </div>
        )}
        {order.shippingAddress && !isVirtual(order) && (
          <div>
            <dt>{t('order.shippingAddress')}</dt>
            <dd>
              <AddressLines address={order.shippingAddress} />
            </dd>
          </div>
        )}
        {order.shippingMethod && !isVirtual(order) && (
          <div>
            <dt>{t('order.shipping')}</dt>
            <dd>{[order.shippingMethod.name, order.arrival?.formatted].filter(Boolean).join(' · ')}</dd>
          </div>
        )}
      </dl>
      <ul className="mt-8">
        {order.items.map((item) => (
          <CompactLine
            key={item.id}
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
      <OrderSums order={order} isShipped={!isVirtual(order)}>
        <TaxesWithin sums={order} />
      </OrderSums>
      {order.comment && (
        <p className="mt-6 text-ink-2">
          {t('checkout.comment')}: {order.comment}
        </p>
      )}
    </div>
  );
}
