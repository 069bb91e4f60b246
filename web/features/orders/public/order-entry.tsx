import type { OrderRowPartsFragment } from '../../../generated/graphql.ts';
import { useShop } from '../../../shared/i18n/shop.ts';
import { orderDate } from '../order-date.ts';
import { OrderItemsTable } from '../order-items-table.tsx';
import { OrderState } from '../order-state.tsx';

export function OrderEntry({ order }: { order: OrderRowPartsFragment }) {
  const { t, path, language } = useShop();
  const page = path(`/account/order/${order.id}`);
  const title = t('order.title', { number: order.number });
  const facts = [
    { label: t('order.date'), value: orderDate(order.date, language.formatLocale) },
    { label: t('order.status'), value: <OrderState state={order.status} /> },
    {
      label: t('order.paymentMethod'),
      value: (
        <>
          {order.paymentMethod && <span className="block">{order.paymentMethod.name}</span>}
          <OrderState state={order.paymentStatus} />
        </>
      ),
    },
    { label: t('order.amount'), value: <b className="font-semibold">{order.total.formatted}</b> },
  ];
  return (
    <article className="order-entry" aria-label={title} data-testid="order-entry">
      <div className="order-entry-head">
        <h2 className="title-3">{title}</h2>
        <a
          className="arrow-link"
          href={page}
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
      {order.canPay && order.paysElsewhere && (
        <p className="order-actions">
          <a
            className="button button-secondary"
            href={page}
            aria-label={`${t('order.pay')}: ${title}`}
            data-testid="order-entry-pay-link"
          >
            {t('order.pay')}
          </a>
        </p>
      )}
      <OrderItemsTable items={order.items} label={t('order.items')} />
    </article>
  );
}
