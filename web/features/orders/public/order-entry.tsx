import type { OrderRowPartsFragment } from '../../../generated/graphql.ts';
import { useShop } from '../../../shared/i18n/shop.ts';
import { orderDate } from '../order-date.ts';
import { OrderItemsTable } from '../order-items-table.tsx';
import { OrderState } from '../order-state.tsx';

export function OrderEntry({ order }: { order: OrderRowPartsFragment }) {
  const { t, path, language } = useShop();
  const facts = [
    { label: t('order.date'), value: orderDate(order.date, language.formatLocale) },
    { label: t('order.status'), value: <OrderState state={order.status} /> },
    {
      label: t('order.paymentMethod'),
      value: [order.paymentMethod?.name, order.paymentStatus.label].filter(Boolean).join(' · '),
    },
    { label: t('order.amount'), value: <b className="font-semibold">{order.total.formatted}</b> },
  ];
  return (
    <article
      className="order-entry"
      aria-label={t('order.title', { number: order.number })}
      data-testid="order-entry"
    >
      <div className="order-entry-head">
        <h2 className="title-3">{t('order.title', { number: order.number })}</h2>
        <a
          className="arrow-link"
          href={path(`/account/order/${order.id}`)}
          aria-label={t('order.viewOf', { number: order.number })}
          data-testid="order-entry-link"
        >
          <span className="link">{t('order.view')}</span>
        </a>
      </div>
      <dl className="order-facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <OrderItemsTable items={order.items} label={t('order.items')} />
    </article>
  );
}
