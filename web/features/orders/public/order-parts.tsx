import type { ReactNode } from 'react';
import type { OrderDetailPartsFragment, PicturePartsFragment } from '../../../generated/graphql.ts';
import { useShop } from '../../../shared/i18n/shop.ts';
import { Picture } from '../../../shared/ui/picture.tsx';
import { unbrokenUnits } from '../../../shared/ui/unbroken-units.ts';
import { AddressLines, isSameAddress } from '../../account/public/address-lines.tsx';
import { Sum, TaxesAdded } from '../../cart/public/cart-sums.tsx';
import { isDiscount } from './order-items.ts';

interface CompactLineProps {
  image: PicturePartsFragment | null | undefined;
  label: string;
  path?: string | null | undefined;
  total: { formatted: string };
  facts: readonly (string | false | null | undefined)[];
  children?: ReactNode;
}

/** A line of an order or checkout. @param props.children shown below the facts */
export function CompactLine({ image, label, path, total, facts, children }: CompactLineProps) {
  const name = unbrokenUnits(label);
  return (
    <li className="line-item line-item-compact">
      <div className="picture self-start">
        <Picture image={image} sizes="112px" alt="" />
      </div>
      <div>
        <div className="line-row">
          <b>{path ? <a href={path}>{name}</a> : name}</b>
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
  isShipped: boolean;
  children: ReactNode;
}

/** Sums of an order. @param props.children shown below the total */
export function OrderSums({ order, isShipped, children }: OrderSumsProps) {
  const { t } = useShop();
  const isFree = Number(order.shipping.amount) === 0;
  return (
    <div className="sums border-t border-line pt-3.5">
      <Sum label={t('sum.subtotal')} value={order.goodsTotal.formatted} />
      {order.items.filter(isDiscount).map(({ id, label, totalPrice }) => (
        <Sum key={id} label={label} value={totalPrice.formatted} />
      ))}
      {isShipped && (
        <Sum label={t('sum.shipping')} value={isFree ? t('sum.free') : order.shipping.formatted} />
      )}
      <TaxesAdded sums={order} />
      <Sum className="sum-total" label={t('sum.total')} value={order.total.formatted} />
      {children}
    </div>
  );
}

interface OrderFactListProps {
  className: string;
  order: Pick<OrderDetailPartsFragment, 'billingAddress' | 'shippingAddress' | 'comment'>;
  facts: readonly (readonly [label: string, value: ReactNode])[];
}

/** Facts that have a value, then addresses and the comment of the order. */
export function OrderFactList({ className, order, facts }: OrderFactListProps) {
  const { t } = useShop();
  const { billingAddress, shippingAddress, comment } = order;
  const isSame = isSameAddress(billingAddress, shippingAddress);
  const shipping = shippingAddress && <AddressLines address={shippingAddress} />;
  const billing = billingAddress && !isSame && <AddressLines address={billingAddress} />;
  const all = [
    ...facts,
    [t(isSame ? 'account.address.both' : 'order.shippingAddress'), shipping],
    [t('account.address.billing'), billing],
    [t('order.comment'), comment],
  ] as const;
  return (
    <dl className={className} data-testid="order-facts">
      {all.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
