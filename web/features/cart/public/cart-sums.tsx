import { useEffect, useRef, useState } from 'react';
import type { CartPartsFragment } from '../../../generated/graphql.ts';
import { useTranslate } from '../../../shared/i18n/shop.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { changeCart, useCart } from './cart-store.ts';
import { TaxesAdded, TaxesWithin } from './tax-lines.tsx';

/** Announces a changed total to screen readers. */
function TotalStatus({ text }: { text: string }) {
  const before = useRef(text);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (text === before.current) return;
    before.current = text;
    setSaid(text);
  }, [text]);
  return (
    <p className="sr-only" role="status" data-testid="cart-total-status">
      {said}
    </p>
  );
}

/** @param props.brief without the totals before discounts and delivery */
export function CartSums({
  cart,
  removable = true,
  brief = false,
}: {
  cart: CartPartsFragment;
  removable?: boolean;
  brief?: boolean;
}) {
  const t = useTranslate();
  const { busy } = useCart();
  const { isShippingBlocked } = cart;
  const isFree = Number(cart.shipping.amount) === 0;
  const costs = isFree ? t('sum.free') : cart.shipping.formatted;
  // Shopware's total includes the costs of a blocked shipping method.
  const total = isShippingBlocked ? cart.subtotal : cart.total;
  const totalLabel = t(isShippingBlocked ? 'sum.totalWithoutShipping' : 'sum.total');
  return (
    <>
      <TotalStatus text={`${totalLabel} ${total.formatted}`} />
      <div className={busy ? 'sums line-pending' : 'sums'} aria-busy={busy}>
        {!brief && cart.promotions.length > 0 && (
          <div>
            <span>{t('sum.goods')}</span>
            <span data-testid="cart-goods-total">{cart.goodsTotal.formatted}</span>
          </div>
        )}
        {cart.promotions.map((promotion) => (
          <div key={promotion.id} data-testid="cart-promotion">
            <span className="flex items-center gap-1">
              {promotion.label}
              {removable && promotion.code && (
                <button
                  type="button"
                  className="icon-button -my-3"
                  aria-label={t('promotion.remove', { code: promotion.code })}
                  onClick={() => void changeCart({ kind: 'removeCode', id: promotion.id })}
                >
                  <Icon name="close" small />
                </button>
              )}
            </span>
            <span className="sum-minus">{promotion.discount.formatted}</span>
          </div>
        ))}
        {!brief && (
          <div>
            <span>{t('sum.subtotal')}</span>
            <span data-testid="cart-subtotal">{cart.subtotal.formatted}</span>
          </div>
        )}
        {!cart.virtual && (
          <div className="text-ink-2">
            <span>
              {t(isShippingBlocked || isFree || !cart.freeShipping ? 'sum.shipping' : 'sum.surcharge')}
              {cart.arrival && !isShippingBlocked && (
                <span className="small block" data-testid="cart-arrival">
                  {cart.arrival.formatted}
                </span>
              )}
            </span>
            <span data-testid="cart-shipping">{isShippingBlocked ? t('sum.shippingOpen') : costs}</span>
          </div>
        )}
        {!isShippingBlocked && <TaxesAdded sums={cart} />}
        <div className="sum-total">
          <span>{totalLabel}</span>
          <span data-testid="cart-total">{total.formatted}</span>
        </div>
      </div>
      <TaxesWithin sums={cart} isWithoutShipping={isShippingBlocked} />
    </>
  );
}
