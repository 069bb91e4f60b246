import type { CartPartsFragment } from '../../generated/graphql.ts';
import { useTranslate } from '../../shared/i18n/shop.ts';
import { Icon } from '../../shared/ui/icon.tsx';

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
