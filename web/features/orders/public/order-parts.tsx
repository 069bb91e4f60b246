import type { ReactNode } from 'react';
import type { OrderDetailPartsFragment, PicturePartsFragment } from '../../../generated/graphql.ts';
import { useShop } from '../../../shared/i18n/shop.ts';
import { Picture } from '../../../shared/ui/picture.tsx';
import { TaxesAdded } from '../../cart/public/cart-sums.tsx';
import { DISCOUNTS } from './order-items.ts';

interface CompactLineProps {
  image: PicturePartsFragment | null | undefined;
  label: ReactNode;
  total: { formatted: string };
  facts: readonly (string | false | null | undefined)[];
  children?: ReactNode;
}

/** A line of an order or checkout. @param props.children shown below the facts */
export function CompactLine({ image, label, total, facts, children }: CompactLineProps) {
  return (
    <li className="line-item line-item-compact">
      <div className="picture self-start">
        <Picture image={image} sizes="112px" alt="" />
      </div>
      <div>
        <div className="line-row">
          <b>{label}</b>
          <span className="price">{total.formatted}</span>
        </div>
        <p className="small text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
        {children}
      </div>
    </li>
  );
}

interface OrderSumsProps {
  order: Pick<OrderDetailPartsFragment, 'goodsTotal' | 'shipping' | 'total' | 'taxes' | 'taxState'> & {
    items: readonly Pick<OrderDetailPartsFragment['items'][number], 'id' | 'type' | 'label' | 'totalPrice'>[];
  };
  isShipped?: boolean;
  children: ReactNode;
}

/** Sums of an order. @param props.children shown below the total */
export function OrderSums({ order, isShipped = true, children }: OrderSumsProps) {
  const { t } = useShop();
  const isFree = Number(order.shipping.amount) === 0;
  return (
    <div className="sums border-t border-line pt-3.5">
      <div>
        <span>{t('sum.subtotal')}</span>
        <span>{order.goodsTotal.formatted}</span>
      </div>
      {order.items.map(({ id, type, label, totalPrice }) => {
        const kind = DISCOUNTS[type];
        return (
          kind && (
            <div key={id}>
              <span>
                {t(kind)} {label}
              </span>
              <span className="sum-minus">{totalPrice.formatted}</span>
            </div>
          )
        );
      })}
      {isShipped && (
        <div>
          <span>{t('sum.shipping')}</span>
          <span>{isFree ? t('sum.free') : order.shipping.formatted}</span>
        </div>
      )}
      <TaxesAdded sums={order} />
      <div className="sum-total">
        <span>{t('sum.total')}</span>
        <span>{order.total.formatted}</span>
      </div>
      {children}
    </div>
  );
}
