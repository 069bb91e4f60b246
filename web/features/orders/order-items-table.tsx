import type { OrderRowPartsFragment } from '../../generated/graphql.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { ITEM_KINDS } from './order-item-kinds.ts';

/** docs/rules.md, "What is shown". Lines other than products name their kind. */
export function OrderItemsTable({ items, label }: { items: OrderRowPartsFragment['items']; label: string }) {
  const { t } = useShop();
  return (
    <table className="items-table" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('order.product')}</th>
          <th scope="col" className="table-end">
            {t('order.quantity')}
          </th>
          <th scope="col" className="table-end">
            {t('order.price')}
          </th>
          <th scope="col" className="table-end">
            {t('order.subtotal')}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            <td>
              {item.path ? (
                <a className="link" href={item.path}>
                  {item.label}
                </a>
              ) : (
                item.label
              )}
              {item.type !== 'PRODUCT' && <span className="text-ink-3"> · {t(ITEM_KINDS[item.type])}</span>}
            </td>
            <td className="table-end">{item.quantity}</td>
            <td className="table-end">{item.unit.formatted}</td>
            <td className="table-end">{item.total.formatted}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
