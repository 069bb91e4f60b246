import '../../styles/orders.css';

import type { OrderDetailPartsFragment, OrderLinkInput } from '../../generated/graphql.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderFiles } from './order-files.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderRequests } from './order-requests.tsx';
import { TransferCard } from './public/transfer-card.tsx';

export function OrderDetail({
  order,
  link,
  onChange,
}: {
  order: OrderDetailPartsFragment;
  link?: OrderLinkInput;
  onChange(order: OrderDetailPartsFragment): void;
}) {
  const { t } = useShop();
  return (
    <div data-testid="order-detail">
      {order.transfer && <TransferCard transfer={order.transfer} />}
      <OrderActions order={order} link={link} onChange={onChange} />
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
