import type { CartPartsFragment } from '../../generated/graphql.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { phoneHref, phoneText } from '../../shared/ui/phone.ts';
import { PromiseLine } from '../../shared/ui/promise-line.tsx';
import { CartNotices } from '../cart/public/cart-notices.tsx';
import { CartSums } from '../cart/public/cart-sums.tsx';
import { optionText } from '../cart/public/option-text.ts';
import { PromotionForm } from '../cart/public/promotion-form.tsx';
import { useCart } from '../cart/public/use-cart.ts';
import { CompactLine } from '../orders/public/order-parts.tsx';

function OrderedItems({ items }: Pick<CartPartsFragment, 'items'>) {
  const { t } = useShop();
  return (
    <ul>
      {items.map((item) => (
        <CompactLine
          key={item.id}
          image={item.image}
          label={item.label}
          total={item.totalPrice}
          facts={[optionText(item.options), t('cart.pieces', { count: item.quantity })]}
        >
          {item.exceedsStock && <p className="small text-danger">{t('cart.exceedsStock')}</p>}
        </CompactLine>
      ))}
    </ul>
  );
}

/** Order summary: collapsible on a phone, always visible next to the form on a wide screen. */
export function OrderPeek() {
  const { t } = useShop();
  const { cart } = useCart();
  if (!cart) return null;
  return (
    <details className="order-peek" data-testid="checkout-order-peek">
      <summary>
        <span>
          {t('checkout.order')} <Icon name="chevron" small />
        </span>
        <b className="price">{(cart.isShippingBlocked ? cart.subtotal : cart.total).formatted}</b>
      </summary>
      <OrderedItems items={cart.items} />
    </details>
  );
}

/** @param children the button; sticky at the bottom on a phone, with the total */
export function OrderAside({ note, children }: { note: React.ReactNode; children: React.ReactNode }) {
  const { t, path, identity } = useShop();
  const { cart } = useCart();
  const { phone } = identity;
  if (!cart) return null;
  return (
    <aside className="ruled" aria-label={t('checkout.order')}>
      <div className="checkout-aside-head">
        <h2 className="title-3">{t('checkout.order')}</h2>
        <a className="link link-target small" href={path('/checkout/cart')}>
          {t('checkout.change')}
        </a>
      </div>
      <CartNotices />
      <OrderedItems items={cart.items} />
      <div className="border-t border-line pt-3.5">
        <CartSums cart={cart} />
      </div>
      <div className="buy-foot">
        <p className="buy-foot-total" aria-hidden="true">
          {t('sum.total')} <b className="price">{cart.total.formatted}</b>
        </p>
        {children}
      </div>
      {note}
      {/* Not for downloads, as on the product page. */}
      {!cart.virtual && (
        <p className="tiny mt-3 text-ink-3">
          <PromiseLine promises={identity.promises.checkout} />
        </p>
      )}
      {phone && (
        <p className="small mt-3">
          <a className="link link-target" href={phoneHref(phone)}>
            {t('checkout.questions', { phone: phoneText(phone) })}
          </a>
        </p>
      )}
      <div className="mt-6 border-t border-line pt-4">
        <PromotionForm />
      </div>
    </aside>
  );
}
