import '../../styles/cart.css';
import '../../styles/cart-drawer.css';
import type { CartPartsFragment } from '../../generated/graphql.ts';
import { useShop, useTranslate } from '../../shared/i18n/shop.ts';
import { Drawer } from '../../shared/ui/dialog.tsx';
import { Icon } from '../../shared/ui/elements.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { Price } from '../../shared/ui/price.tsx';
import { useComplements } from '../catalog/public/complements.tsx';
import { listedName } from '../catalog/public/product-text.ts';
import { ShopStart } from '../catalog/public/search-start.tsx';
import { CartEmpty, CartFailure, CartNotices } from './public/cart-empty.tsx';
import { addToCart, useCart, useProductIds } from './public/cart-store.ts';
import { CartSums, FreeShippingHint, LineSkeleton, PaymentMethods } from './public/cart-sums.tsx';
import { LineItem, RemovedLine } from './public/line-item.tsx';

function Complements() {
  const t = useTranslate();
  const complements = useComplements(useProductIds());
  if (!complements) return null;
  const { title, products } = complements;
  const simple = products.filter(({ hasVariants }) => !hasVariants);
  return (
    <section className="drawer-complements" aria-label={title} data-testid="drawer-complements">
      <h3 className="small text-ink-3">{title}</h3>
      <ul className="mt-3 grid gap-2">
        {(simple.length ? simple : products).slice(0, 3).map((product) => (
          <li key={product.id}>
            <div className="picture">
              <Picture image={product.cover} sizes="56px" alt="" />
            </div>
            <a className="font-semibold" href={product.path}>
              {listedName(product)}
            </a>
            <Price price={product.fromPrice} />
            {!product.hasVariants && (
              <button
                type="button"
                className="icon-button"
                aria-label={t('labelled', { label: t('buy.add'), value: product.name })}
                onClick={() => void addToCart([product.id])}
              >
                <Icon name="plus" small />
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

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
        <ShopStart only="tiles" />
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
      {/* More lines leave no space below them. */}
      {cart && cart.items.length < 3 && !adding && <Complements />}
    </>
  );
}

function CartDrawerFoot({ cart }: { cart: CartPartsFragment | null }) {
  const { t, path } = useShop();
  return (
    <div className="cart-foot">
      {cart && <CartSums cart={cart} />}
      <a className="button button-primary button-wide mt-4" href={path('/checkout')}>
        {t('cart.checkout')}
      </a>
      <a className="button button-wide mt-1" href={path('/checkout/cart')}>
        <span className="link">{t('cart.view')}</span>
      </a>
      <PaymentMethods />
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
