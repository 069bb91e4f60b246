import type { CartPartsFragment } from '../../generated/graphql.ts';
import { useTranslate } from '../../shared/i18n/shop.ts';

/** Nothing where the shop has no free shipping (docs/rules.md, "What is shown"). */
export function FreeShippingHint({ cart }: { cart: CartPartsFragment }) {
  const t = useTranslate();
  const { freeShipping } = cart;
  if (!freeShipping || cart.virtual) return null;
  const from = Number(freeShipping.from.amount);
  const done = from - Number(freeShipping.missing.amount);
  return (
    <div className="pb-4" data-testid="cart-free-shipping-hint">
      <p>
        {freeShipping.reached
          ? t('cart.shippingFree')
          : t('cart.shippingMissing', { amount: freeShipping.missing.formatted })}
      </p>
      <progress
        className="progress-line mt-2.5"
        value={freeShipping.reached ? 1 : done / from}
        aria-hidden="true"
      />
    </div>
  );
}
