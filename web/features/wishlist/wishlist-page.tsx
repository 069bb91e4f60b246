import { useState } from 'react';
import type { ProductCardPartsFragment } from '../../generated/graphql.ts';
import { makeKey } from '../../shared/graphql/idempotency-key.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { Breadcrumbs } from '../../shared/ui/breadcrumbs.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { LeadOn } from '../../shared/ui/lead-on.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { useWishlist, wish } from '../../shared/wishlist/wishlist-store.ts';
import { openCart } from '../cart/public/cart-signal.ts';
import { changeCart } from '../cart/public/cart-store.ts';
import { ProductCard } from '../catalog/public/product-card.tsx';
import { PAGE_SIZE, useWishlistProducts } from './use-wishlist-products.ts';

/** Removes it from the list once it is in the cart; a product with variants opens its page. */
function MoveToCart({ product }: { product: ProductCardPartsFragment }) {
  const { t } = useShop();
  const [busy, setBusy] = useState(false);
  if (product.hasVariants) {
    return (
      <a className="button button-secondary button-wide" href={product.path}>
        {t('wishlist.choose')}
      </a>
    );
  }
  async function move() {
    if (busy) return;
    setBusy(true);
    openCart();
    const { id: productId } = product;
    const answer = await changeCart({ kind: 'add', productId, quantity: 1, idempotencyKey: makeKey() });
    const inCart = answer?.cart?.items.some((item) => item.productId === productId);
    if (inCart && answer?.userErrors.length === 0) await wish(productId, false);
    setBusy(false);
  }
  return (
    <Button
      wide
      busy={busy}
      disabled={!product.available}
      onClick={() => void move()}
      data-testid="wishlist-move-button"
    >
      {product.available ? t('buy.add') : t('stock.out')}
    </Button>
  );
}

function Placeholder() {
  return (
    <div className="cards">
      {['one', 'two', 'three', 'four'].map((key) => (
        <div key={key}>
          <div className="skeleton aspect-4/5" />
          <div className="skeleton mt-3.5 h-4" />
        </div>
      ))}
    </div>
  );
}

function Empty() {
  const { t, path } = useShop();
  return (
    <div className="empty-state" data-testid="wishlist-empty">
      <h2 className="title-3">{t('wishlist.empty.title')}</h2>
      <p className="text-ink-2 max-w-[44ch]">{t('wishlist.empty.text')}</p>
      <a className="button button-secondary" href={path('/')}>
        {t('wishlist.empty.link')}
      </a>
      <LeadOn />
    </div>
  );
}

/** This browser's list, or the customer's (docs/rules.md, "Permissions"). */
export function WishlistPage() {
  const { t, path } = useShop();
  const { customer, known } = useWishlist();
  const { products, total, failure, busy, more } = useWishlistProducts();
  return (
    <div className="page-width">
      <Breadcrumbs steps={[{ label: t('home'), path: path('/') }, { label: t('wishlist') }]} />
      <h1 className="title-1 page-title">{t('wishlist')}</h1>
      {known && !customer && total > 0 && (
        <p className="mb-6 max-w-[62ch] text-ink-2">
          {t('wishlist.local')}{' '}
          <a className="link" href={`${path('/login')}?${new URLSearchParams({ to: path('/wishlist') })}`}>
            {t('wishlist.login')}
          </a>
        </p>
      )}
      {failure && (
        <Notice notice={{ code: 'UNKNOWN', severity: 'DANGER', message: failure, cartItemId: null }} />
      )}
      {!products && !failure && <Placeholder />}
      {products && total === 0 && <Empty />}
      {products && total > 0 && (
        <ul className="cards" data-testid="wishlist-products">
          {products.map((product) => (
            <li key={product.id} className="flex flex-col justify-between gap-4">
              <ProductCard product={product} level={2} />
              <MoveToCart product={product} />
            </li>
          ))}
        </ul>
      )}
      {(failure || (products && total > 0)) && (
        <div className="show-more">
          {products && (
            <p className="small numeric text-ink-2" role="status">
              {t('listing.shown', { shown: products.length, count: total })}
            </p>
          )}
          {(failure || (products && products.length < total)) && (
            <Button busy={busy} onClick={more} data-testid="wishlist-more-button">
              {failure
                ? t('error.retry')
                : t('listing.more', { count: Math.min(PAGE_SIZE, total - (products?.length ?? 0)) })}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
