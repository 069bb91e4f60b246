import '../../../styles/cart.css';
import type { ReactNode } from 'react';

import { useShop } from '../../../shared/i18n/shop.ts';
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx';
import { PromiseLine } from '../../../shared/ui/promise-line.tsx';
import { CartFailure } from '../cart-failure.tsx';
import { DeliveryCountry } from '../delivery-country.tsx';
import { FreeShippingHint } from '../free-shipping-hint.tsx';
import { RemovedLine } from '../removed-line.tsx';
import { CartEmpty } from './cart-empty.tsx';
import { CartNotices } from './cart-notices.tsx';
import { CartSums } from './cart-sums.tsx';
import { LineItem } from './line-item.tsx';
import { PromotionForm } from './promotion-form.tsx';
import { useCart } from './use-cart.ts';

function Placeholder() {
  return (
    <div className="grid-12 with-aside" data-testid="cart-placeholder">
      <div className="ruled">
        <div className="skeleton h-36" />
        <div className="skeleton mt-5 h-36" />
      </div>
      <aside className="ruled">
        <div className="skeleton h-80" />
      </aside>
    </div>
  );
}

/** @param props.suggestions shown while the cart is empty */
export function CartPage({ suggestions }: { suggestions: ReactNode }) {
  const { t, path, identity } = useShop();
  const { cart, known, failure, adding } = useCart();
  const empty = known && !cart?.items.length && !adding;
  return (
    <>
      <div className="page-width">
        <Breadcrumbs steps={[{ label: t('home'), path: path('/') }, { label: t('cart') }]} />
        <h1 className="title-1 page-title">{t('cart')}</h1>
        {!known && failure && <CartFailure text={failure} />}
        {!known && !failure && <Placeholder />}
        {empty && (
          <>
            <CartNotices />
            <CartEmpty />
          </>
        )}
        {known && cart && !empty && (
          <div className="grid-12 with-aside">
            <section className="ruled" aria-label={t('cart')}>
              <CartNotices />
              <RemovedLine />
              <ul>
                {cart.items.map((item) => (
                  <LineItem key={item.id} item={item} />
                ))}
              </ul>
            </section>
            <aside className="ruled" aria-label={t('sum.title')}>
              <h2 className="title-3 mb-4">{t('sum.title')}</h2>
              <CartSums cart={cart} />
              {!cart.virtual && <DeliveryCountry />}
              <a
                className="button button-primary button-wide mt-5"
                href={path('/checkout')}
                data-testid="cart-checkout-link"
              >
                {t('cart.checkout')}
              </a>
              {!cart.virtual && identity.promises.basket.length > 0 && (
                <p className="tiny mt-3 text-ink-3">
                  <PromiseLine promises={identity.promises.basket} />
                </p>
              )}
              <div className="mt-5 border-t border-line pt-4">
                <FreeShippingHint cart={cart} />
                <PromotionForm />
              </div>
              <a className="button button-wide mt-4" href={path('/')}>
                <span className="link">{t('cart.continue')}</span>
              </a>
            </aside>
          </div>
        )}
      </div>
      {empty && suggestions}
    </>
  );
}
