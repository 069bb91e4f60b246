import type { OrderRowPartsFragment } from '../../../generated/graphql.ts';
import { useShop } from '../../../shared/i18n/shop.ts';
import { orderDate } from '../order-date.ts';
import { OrderState } from '../order-state.tsx';

function contents(order: OrderRowPartsFragment): string {
  const products = order.items.filter(({ type }) => type === 'PRODUCT');
  const [first] = products;
  if (!first) return '';
  return products.length > 1 ? `${first.label} + ${products.length - 1}` : first.label;
}

export function OrderTable({ orders }: { orders: readonly OrderRowPartsFragment[] }) {
  const { t, path, language } = useShop();
  return (
    <table className="order-table" data-testid="order-table">
      <thead>
        <tr>
          <th scope="col">{t('order.number')}</th>
          <th scope="col">{t('order.date')}</th>
          <th scope="col">{t('order.items')}</th>
          <th scope="col">{t('order.status')}</th>
          <th scope="col" className="table-end">
            {t('order.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <td>
              <a
                className="link link-target"
                href={path(`/account/order/${order.id}`)}
                aria-label={t('order.viewOf', { number: order.number })}
              >
                {order.number}
              </a>
            </td>
            <td className="order-table-date">{orderDate(order.date, language.formatLocale)}</td>
            <td>{contents(order)}</td>
            <td>
              <OrderState state={order.status} />
            </td>
            <td className="table-end order-table-total">{order.total.formatted}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
