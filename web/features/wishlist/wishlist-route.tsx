import { useCallback, useEffect, useRef, useState } from 'react';
import type { ProductCardPartsFragment } from '../../generated/graphql.ts';
import { failureText } from '../../shared/graphql/api-error.ts';
import { query } from '../../shared/graphql/current-client.tsx';
import { useShop } from '../../shared/i18n/shop.ts';
import type { LoadedRoute, RouteRequest } from '../../shared/navigation/loaded-route.ts';
import { privateScreen } from '../../shared/navigation/private-screen.ts';
import { Button, Icon, Notice } from '../../shared/ui/elements.tsx';
import { PageFrame } from '../../shared/ui/page-frame.tsx';
import { WishedProductsDocument, WishlistPageDocument } from '../../shared/wishlist/wishlist.generated.ts';
import { clearLocal, useWishlist, wish } from '../../shared/wishlist/wishlist-store.tsx';
import { AccountNav } from '../account/public/account-layout.tsx';
import { addToCart, loadCart, openCart, useCart } from '../cart/public/cart-store.ts';
import { AddOrChoose } from '../catalog/public/add-or-choose.tsx';
import { ProductCard } from '../catalog/public/product-card.tsx';
import { ShopStart } from '../catalog/public/search-start.tsx';

const PAGE_SIZE = 15;

const customerProducts = async (offset: number) =>
  (await query(WishlistPageDocument, { first: PAGE_SIZE, offset })).wishlist.products.nodes;

async function productsById(ids: readonly string[]) {
  const answer = await query(WishedProductsDocument, { ids: [...ids] }, { requestPolicy: 'network-only' });
  return answer.nodes.filter((node) => node?.__typename === 'Product');
}

function useWishlistProducts() {
  const { known, customer, ids } = useWishlist();
  const [cards, setCards] = useState<ReadonlyMap<string, ProductCardPartsFragment> | null>(null);
  const [shown, setShown] = useState(PAGE_SIZE);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const requestedIds = useRef('');
  const visibleIds = ids.slice(0, shown);
  const missing = visibleIds.filter((id) => !cards?.has(id));
  const load = useCallback(
    async (needed: readonly string[], offset: number) => {
      setBusy(true);
      setFailure(null);
      try {
        const found = await (customer ? customerProducts(offset) : productsById(needed));
        setCards((before) => new Map([...(before ?? []), ...found.map((card) => [card.id, card] as const)]));
        if (!customer) clearLocal(needed.filter((id) => !found.some((card) => card.id === id)));
      } catch (reason) {
        setFailure(failureText(reason));
      } finally {
        setBusy(false);
      }
    },
    [customer],
  );
  useEffect(() => {
    const question = `${customer} ${missing.join()}`;
    if (!known || missing.length === 0 || requestedIds.current === question) return;
    requestedIds.current = question;
    void load(missing, shown - PAGE_SIZE);
  });
  const products = visibleIds.flatMap((id) => cards?.get(id) ?? []);
  return {
    products: known && (cards || ids.length === 0) ? products : null,
    total: ids.length,
    failure,
    busy,
    more: () => {
      if (failure) {
        requestedIds.current = '';
        setFailure(null);
      } else setShown((before) => before + PAGE_SIZE);
    },
  };
}

/** Adds what is available and needs no choice of a variant. */
function AllToCart({ products }: { products: readonly ProductCardPartsFragment[] }) {
  const { t } = useShop();
  const [busy, setBusy] = useState(false);
  const ready = products.filter(({ available, hasVariants }) => available && !hasVariants);
  const left = products
    .filter((product) => !ready.includes(product))
    .map(({ name, available }) => `${name} (${t(available ? 'wishlist.choose' : 'stock.out')})`);
  if (ready.length < 2) return null;
  async function add() {
    if (busy) return;
    setBusy(true);
    openCart();
    await addToCart(ready.map(({ id }) => id));
    setBusy(false);
  }
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-2">
      <Button look="primary" busy={busy} onClick={() => void add()}>
        {t('wishlist.all')}
      </Button>
      {left.length > 0 && (
        <p className="small text-ink-2">{t('wishlist.left', { names: left.join(', ') })}</p>
      )}
    </div>
  );
}

function Placeholder({ count }: { count: number }) {
  return (
    <div className="cards">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
        <div key={index}>
          <div className="skeleton aspect-4/5" />
          <div className="skeleton mt-3.5 h-5 w-3/5" />
          <div className="skeleton mt-2 h-4 w-2/5" />
          <div className="skeleton mt-8 h-13" />
        </div>
      ))}
    </div>
  );
}

/** This browser's list, or the customer's (docs/rules.md, "Permissions"). */
export function WishlistPage() {
  const { t, path } = useShop();
  const { customer, known } = useWishlist();
  const { products, total, failure: listFailure, busy, more } = useWishlistProducts();
  // The session is loaded with the cart.
  const { failure: sessionFailure } = useCart();
  const failure = known ? listFailure : sessionFailure;
  const empty = products && total === 0;
  return (
    <PageFrame crumb={t('wishlist')} title={t(empty ? 'wishlist.empty.title' : 'wishlist')}>
      <div className={customer ? 'account-grid' : undefined}>
        {customer && <AccountNav current="/wishlist" />}
        <div className={customer ? 'account-main' : undefined}>
          {empty && (
            <p className="flex items-center gap-2" data-testid="wishlist-empty">
              <Icon name="heart" /> {t('wishlist.empty.text')}
            </p>
          )}
          {known && !customer && (
            <p className="mt-3 mb-6 text-ink-2">
              {t('wishlist.local')}{' '}
              <a
                className="link"
                href={`${path('/login')}?${new URLSearchParams({ to: path('/wishlist') })}`}
              >
                {t('wishlist.login')}
              </a>
            </p>
          )}
          {empty && (
            <a className="button button-primary mb-12" href={path('/')}>
              {t('cart.empty.link')}
            </a>
          )}
          {failure && (
            <Notice notice={{ code: 'UNKNOWN', severity: 'DANGER', message: failure, cartItemId: null }} />
          )}
          {!products && !failure && <Placeholder count={Math.min(total || 4, PAGE_SIZE)} />}
          {empty && <ShopStart />}
          {products?.length === total && <AllToCart products={products} />}
          {products && total > 0 && (
            <ul className={`cards ${customer ? 'lg:grid-cols-3' : ''}`} data-testid="wishlist-products">
              {products.map((product) => (
                <li key={product.id} className="flex flex-col justify-between gap-4">
                  <ProductCard product={product} level={2} />
                  <AddOrChoose product={product} onAdded={() => wish(product.id, false)} />
                </li>
              ))}
            </ul>
          )}
          {(failure || (products && products.length < total)) && (
            <div className="show-more">
              {products && (
                <p className="small numeric text-ink-2" role="status">
                  {t('listing.shown', { shown: products.length, count: total })}
                </p>
              )}
              <Button busy={busy} onClick={known ? more : () => void loadCart()}>
                {failure
                  ? t('error.retry')
                  : t('listing.more', { count: Math.min(PAGE_SIZE, total - (products?.length ?? 0)) })}
              </Button>
            </div>
          )}
        </div>
      </div>
    </PageFrame>
  );
}

export async function load(request: RouteRequest): Promise<LoadedRoute> {
  return privateScreen(request, { title: 'wishlist', render: () => <WishlistPage /> });
}
