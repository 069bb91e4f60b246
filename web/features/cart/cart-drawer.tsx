import '../../styles/cart.css';
import '../../styles/cart-drawer.css';
import type { CartPartsFragment } from '../../generated/graphql.ts';
import { useShop, useTranslate } from '../../shared/i18n/shop.ts';
import { Drawer } from '../../shared/ui/dialog.tsx';
import { CartEmpty, CartFailure, CartNotices } from './public/cart-empty.tsx';
import { useCart } from './public/cart-store.ts';
import { CartSums, FreeShippingHint, LineSkeleton } from './public/cart-sums.tsx';
import { LineItem, RemovedLine } from './public/line-item.tsx';

function CartDrawerContent({ onClose }: { onClose(): void }) {
  const t = useTranslate();
  const { cart, known, failure, adding } = useCart();
  if (!known && !adding && failure) return <CartFailure text={failure} />;
  if (!known && !adding)
    return (
      <div data-testid="cart-placeholder">
        <LineSkeleton />
      </div>
    );
  if (!cart?.items.length && !adding) {
    return (
      <>
        <CartNotices />
        <CartEmpty onLeave={onClose} />
      </>
    );
  }
  return (
    <>
      {cart && <FreeShippingHint cart={cart} />}
      <CartNotices />
      <RemovedLine />
      <ul>
        {cart?.items.map((item) => (
          <LineItem key={item.id} item={item} />
        ))}
      </ul>
      {adding > 0 && (
        <div className="line-item" role="status">
          <div className="skeleton aspect-4/5" />
          <p className="text-ink-2">{t('cart.adding', { count: adding })}</p>
        </div>
      )}
    </>
  );
}

function CartDrawerFoot({ cart }: { cart: CartPartsFragment | null }) {
  const { t, path } = useShop();
  return (
    <div className="cart-foot">
      {cart && <CartSums cart={cart} brief />}
      <a className="button button-primary button-wide mt-4" href={path('/checkout')}>
        {t('cart.checkout')}
      </a>
      <a className="button button-wide mt-1" href={path('/checkout/cart')}>
        <span className="link">{t('cart.view')}</span>
      </a>
    </div>
  );
}

export function CartDrawer({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useTranslate();
  const { cart, count, adding } = useCart();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={
        <>
          {t('cart')} <span className="font-normal text-ink-3 numeric">{count}</span>
        </>
      }
      testId="cart-drawer"
      foot={(adding > 0 || Boolean(cart?.items.length)) && <CartDrawerFoot cart={cart} />}
    >
      <CartDrawerContent onClose={onClose} />
    </Drawer>
  );
}
