import '../../../styles/cart.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CartPartsFragment } from '../../../generated/graphql.ts';
import { useShop, useTranslate } from '../../../shared/i18n/shop.ts';
import { Icon } from '../../../shared/ui/elements.tsx';
import { PromiseLine } from '../../../shared/ui/promise-line.tsx';
import { changeCart, useCart } from './cart-store.ts';

type TaxedSums = Pick<CartPartsFragment, 'taxes' | 'taxState'>;

/** E.g. `8.1%` of a `rate` of 8.1. */
export function formatRate(rate: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(rate / 100);
}

interface SumProps {
  label: ReactNode;
  value: string;
  className?: string;
  testId?: string;
}

/** A row of `.sums`. @param props.testId of the value */
export function Sum({ label, value, className, testId }: SumProps) {
  return (
    <div className={className}>
      <span>{label}</span>
      <span data-testid={testId}>{value}</span>
    </div>
  );
}

/** Tax rows above the total, for net prices. */
export function TaxesAdded({ sums: { taxes, taxState } }: { sums: TaxedSums }) {
  const { t, language } = useShop();
  if (taxState !== 'NET') return null;
  return taxes.map(({ rate, amount }) => (
    <div key={rate} className="text-ink-2" data-testid="sum-tax-added">
      <span>{t('sum.taxAdded', { rate: formatRate(rate, language.formatLocale) })}</span>
      <span>{amount.formatted}</span>
    </div>
  ));
}

interface TaxesWithinProps {
  sums: TaxedSums;
  isWithoutShipping?: boolean;
}

/** States the tax included in the displayed total, or that no tax applies. */
export function TaxesWithin({ sums: { taxes, taxState }, isWithoutShipping = false }: TaxesWithinProps) {
  const { t, language } = useShop();
  const rateOf = ({ rate }: TaxedSums['taxes'][number]) =>
    taxes.length > 1 ? `${formatRate(rate, language.formatLocale)} ` : '';
  const amount = taxes.map((tax) => `${rateOf(tax)}${tax.amount.formatted}`).join(', ');
  const words =
    taxState === 'TAX_FREE'
      ? t('sum.taxFree')
      : taxState === 'NET'
        ? isWithoutShipping && t('price.tax.NET')
        : amount && t('sum.tax', { amount });
  return words ? (
    <p className="tiny text-ink-3 mt-1" data-testid="sum-tax">
      {words}
    </p>
  ) : null;
}

/** Hidden if the shop has no free shipping (docs/rules.md, "Presentation"). */
export function FreeShippingHint({ cart }: { cart: CartPartsFragment }) {
  const t = useTranslate();
  const { freeShipping } = cart;
  if (!freeShipping || cart.virtual || cart.isShippingBlocked) return null;
  // A product or a promotion may make the delivery free below the amount.
  if (!freeShipping.reached && Number(cart.shipping.amount) === 0) return null;
  const from = Number(freeShipping.from.amount);
  if (freeShipping.reached) {
    return (
      <p className="flex items-center gap-2 pb-4" data-testid="cart-free-shipping-hint">
        <Icon name="check" small />
        {t('cart.shippingFree')}
      </p>
    );
  }
  const done = from - Number(freeShipping.missing.amount);
  return (
    <div className="pb-4" data-testid="cart-free-shipping-hint">
      <p>{t('cart.shippingMissing', { amount: freeShipping.missing.formatted })}</p>
      <progress className="progress-line mt-2.5" value={done / from} aria-hidden="true" />
    </div>
  );
}

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

interface CartSumsProps {
  cart: CartPartsFragment;
  /** Whether the lines show their own. */
  withoutArrival?: boolean;
}

export function CartSums({ cart, withoutArrival = false }: CartSumsProps) {
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
        <Sum label={t('sum.subtotal')} value={cart.goodsTotal.formatted} testId="cart-subtotal" />
        {cart.promotions.map((promotion) => (
          <div key={promotion.id} data-testid="cart-promotion">
            <span className="flex items-center gap-1">
              {promotion.label}
              {promotion.code && (
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
            <span>{promotion.discount.formatted}</span>
          </div>
        ))}
        {!cart.virtual && (
          <div className="text-ink-2">
            <span>
              {t('sum.shipping')}
              {!withoutArrival && cart.arrival && !isShippingBlocked && (
                <span className="small block" data-testid="cart-arrival">
                  {cart.arrival.formatted}
                </span>
              )}
            </span>
            <span data-testid="cart-shipping">{isShippingBlocked ? t('sum.shippingOpen') : costs}</span>
          </div>
        )}
        {!isShippingBlocked && <TaxesAdded sums={cart} />}
        <Sum className="sum-total" label={totalLabel} value={total.formatted} testId="cart-total" />
      </div>
      <TaxesWithin sums={cart} isWithoutShipping={isShippingBlocked} />
    </>
  );
}

export function PaymentMethods() {
  const { t, identity } = useShop();
  if (!identity.paymentMethods.length) return null;
  return (
    <p className="payment-names small text-ink-2">
      <Icon name="card" small />
      <span>
        <span className="sr-only">{t('order.payment')}: </span>
        {identity.paymentMethods.join(' · ')}
      </span>
    </p>
  );
}

/** Promises at a step of the purchase, which do not apply to downloads; `otherwise` without them. */
export function CartPromises({ use, otherwise }: { use: 'basket' | 'checkout'; otherwise?: string }) {
  const { identity } = useShop();
  const { cart } = useCart();
  const promises = cart?.virtual ? [] : identity.promises[use];
  if (promises.length === 0 && !otherwise) return null;
  return (
    <p className="small my-4 text-ink-2">
      {promises.length > 0 ? <PromiseLine promises={promises} /> : otherwise}
    </p>
  );
}

/** Cart line before its data is loaded. */
export function LineSkeleton({ compact = false }: { compact?: boolean }) {
  return (
    <div className={compact ? 'line-item line-item-compact' : 'line-item'}>
      <div className="skeleton aspect-4/5" />
      <div>
        <div className="skeleton h-5 w-1/2" />
        <div className="skeleton mt-2 h-4 w-1/3" />
        {!compact && <div className="skeleton mt-4 h-11 w-32" />}
      </div>
    </div>
  );
}
