import { useShop } from '../../shared/i18n/shop.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import { CartNotices } from '../cart/public/cart-notices.tsx';
import { CartSums } from '../cart/public/cart-sums.tsx';
import { optionText } from '../cart/public/line-item.tsx';
import { PromotionForm } from '../cart/public/promotion-form.tsx';
import { useCart } from '../cart/public/use-cart.ts';

export function OrderAside({ children }: { children: React.ReactNode }) {
  const { t, path } = useShop();
  const { cart } = useCart();
  if (!cart) return null;
  return (
    <aside className="ruled" aria-label={t('checkout.order')}>
      <div className="flex items-baseline justify-between">
        <h2 className="title-3">{t('checkout.order')}</h2>
        <a className="link link-target small" href={path('/checkout/cart')}>
          {t('checkout.change')}
        </a>
      </div>
      <CartNotices />
      <ul>
        {cart.items.map((item) => (
          <li key={item.id} className="line-item line-item-compact">
            <div className="picture self-start">
              <Picture image={item.image} sizes="64px" alt="" />
            </div>
            <div>
              <div className="line-row">
                <b>{item.label}</b>
                <span className="price">{item.total.formatted}</span>
              </div>
              <p className="small text-ink-2">
                {[optionText(item.options), t('cart.pieces', { count: item.quantity })]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <div className="border-t border-line py-4">
        <PromotionForm />
      </div>
      <div className="border-t border-line pt-3.5">
        <CartSums cart={cart} />
      </div>
      {children}
    </aside>
  );
}
