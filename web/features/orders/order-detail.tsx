import '../../styles/orders.css';

import type { OrderAccessInput, OrderDetailPartsFragment } from '../../generated/graphql.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderFiles } from './order-files.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderRequests } from './order-requests.tsx';
import { TransferCard } from './public/transfer-card.tsx';

export function OrderDetail({
  order,
  access,
  onChange,
}: {
  order: OrderDetailPartsFragment;
  access?: OrderAccessInput;
  onChange(order: OrderDetailPartsFragment): void;
}) {
  const { t } = useShop();
  return (
    <div data-testid="order-detail">
      {order.bankTransfer && <TransferCard transfer={order.bankTransfer} />}
      <OrderActions order={order} access={access} onChange={onChange} />
      <OrderRequests key={order.id} order={order} />
      <OrderFacts order={order} />
      <section className="account-section" aria-labelledby="order-items">
        <h2 className="title-3" id="order-items">
          {t('order.items')}
        </h2>
        <OrderLines order={order} />
      </section>
      <OrderFiles order={order} />
    </div>
  );
}
