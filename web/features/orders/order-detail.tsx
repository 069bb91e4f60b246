import '../../styles/cart.css';
import '../../styles/orders.css';
import type { OrderAccessInput, OrderDetailPartsFragment } from '../../generated/graphql.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { formatRate, Sum } from '../cart/public/cart-sums.tsx';
import { optionText } from '../cart/public/option-text.ts';
import { OrderActions, trackingOf } from './order-actions.tsx';
import { OrderState, orderStanding } from './order-progress.tsx';
import { OrderRequests } from './order-requests.tsx';
import { Downloads, FileLink, orderDate, TrackingLinks } from './public/order-files.tsx';
import { goodsOf } from './public/order-items.ts';
import { CompactLine, OrderFactList, OrderSums } from './public/order-parts.tsx';
import { OrderTimeline } from './public/timeline.tsx';
import { TransferCard } from './public/transfer-card.tsx';

type Item = OrderDetailPartsFragment['items'][number];

function Line({ item, canceled }: { item: Item; canceled: boolean }) {
  const { t } = useShop();
  const facts = [
    item.type === 'CUSTOM' && t('order.type.custom'),
    optionText(item.options),
    item.type === 'PRODUCT' && t('order.pieces', { count: item.quantity, price: item.unitPrice.formatted }),
  ];
  return (
    <CompactLine
      image={item.image}
      label={item.label}
      path={item.product?.path}
      total={item.totalPrice}
      facts={facts}
    >
      {item.downloads.length > 0 && <Downloads item={item} texts="order" canceled={canceled} />}
    </CompactLine>
  );
}

function OrderLines({ order }: { order: OrderDetailPartsFragment }) {
  const { t, language } = useShop();
  return (
    <>
      <ul className="mt-2">
        {goodsOf(order.items).map((item) => (
          <Line key={item.id} item={item} canceled={order.status.code === 'cancelled'} />
        ))}
      </ul>
      <OrderSums order={order} isShipped={order.deliveryStatus !== null}>
        {order.taxState === 'TAX_FREE' && <p className="small text-ink-3">{t('sum.taxFree')}</p>}
        {order.taxState === 'GROSS' &&
          order.taxes.map(({ rate, amount }) => (
            <Sum
              key={rate}
              className="small text-ink-3"
              label={t('sum.tax', { amount: formatRate(rate, language.formatLocale) })}
              value={amount.formatted}
            />
          ))}
      </OrderSums>
    </>
  );
}

function OrderFacts({ order }: { order: OrderDetailPartsFragment }) {
  const { t, language } = useShop();
  const { deliveryStatus, paymentMethod, shippingMethod } = order;
  // Payment and delivery of a cancelled order stay open in Shopware.
  const isCanceled = order.status.code === 'cancelled';
  const isMoot = (state: { code: string }) => isCanceled && state.code === 'open';
  const payment = (
    <span data-testid="order-payment-status">
      {!isMoot(order.paymentStatus) && <OrderState state={order.paymentStatus} />}
      {paymentMethod && <span className="block text-ink-2">{paymentMethod.name}</span>}
      {!order.paid && !order.bankTransfer && !isCanceled && (
        <span className="small block text-ink-2">{paymentMethod?.description}</span>
      )}
    </span>
  );
  const delivery = (deliveryStatus || shippingMethod) && (
    <>
      {deliveryStatus && !isMoot(deliveryStatus) && <OrderState state={deliveryStatus} />}
      {shippingMethod && <span className="block text-ink-2">{shippingMethod.name}</span>}
      {!trackingOf(order) && <TrackingLinks urls={order.trackingUrls} testId="order-tracking-link" />}
    </>
  );
  const facts = [
    [t('order.date'), orderDate(order.createdAt, language.formatLocale)],
    [t('order.payment'), payment],
    [t('order.deliveryState'), delivery],
  ] as const;
  return <OrderFactList className="order-facts" order={order} facts={facts} />;
}

function OrderFiles({ order }: { order: OrderDetailPartsFragment }) {
  const { t } = useShop();
  if (!order.documents.length) return null;
  return (
    <section aria-labelledby="order-documents">
      <h2 className="title-4 mb-2" id="order-documents">
        {t('order.documents')}
      </h2>
      <ul>
        {order.documents.map(({ id, name, url }) => (
          <li key={id}>
            <FileLink url={url} label={name || t('order.document')} testId="order-document-link" />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OrderDetailProps {
  order: OrderDetailPartsFragment;
  access?: OrderAccessInput;
  onChange(order: OrderDetailPartsFragment): void;
}

export function OrderDetail({ order, access, onChange }: OrderDetailProps) {
  const { t } = useShop();
  const [text] = orderStanding(order);
  return (
    <div data-testid="order-detail">
      <div className="order-head" data-testid="order-status">
        <p className="title-3">{t(text)}</p>
        <OrderTimeline order={order} />
      </div>
      {order.bankTransfer && <TransferCard transfer={order.bankTransfer} />}
      <OrderActions order={order} access={access} onChange={onChange} />
      <OrderRequests key={order.id} order={order} />
      <div className="order-columns">
        <section className="order-section" aria-labelledby="order-items">
          <h2 className="title-3" id="order-items">
            {t('order.items')}
          </h2>
          <OrderLines order={order} />
        </section>
        <div className="order-section">
          <h2 className="title-3 mb-4">{t('order.facts')}</h2>
          <OrderFacts order={order} />
          <OrderFiles order={order} />
        </div>
      </div>
    </div>
  );
}
