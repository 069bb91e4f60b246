import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { type Client, useClient } from 'urql';
import type { ListingPartsFragment, ProductCardPartsFragment } from '../../../generated/graphql.ts';
import { dataOf } from '../../../shared/graphql/api-error.ts';
import { useShop } from '../../../shared/i18n/shop.ts';
import { historyKey, savedScroll } from '../../../shared/navigation/history-state.ts';
import { useNavigation, useNavigationState } from '../../../shared/navigation/navigation.ts';
import { notify } from '../../../shared/notifications/notifications.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { FilterBar } from '../filter-bar.tsx';
import { FilterChips } from '../filter-chips.tsx';
import { SearchMoreDocument } from '../search.generated.ts';
import { ListingMoreDocument } from './listing.generated.ts';
import {
  firstPage,
  hasFilters,
  type ListingScope,
  type ListingState,
  PAGE_SIZE,
  pageArguments,
  withoutFilters,
  writeListingState,
} from './listing-state.ts';
import { ProductCard } from './product-card.tsx';

/** Cards that fill the first screen of any device. */
const FIRST_SCREEN = 12;

const never = () => () => {};

/**
 * Number of cards in the first render. Client-side navigation renders the first screen first, so that cards below the fold
 * do not delay it. Server rendering and restored scroll positions render all cards.
 */
function useFirstScreen(): number {
  const isMove = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [isWhole, setIsWhole] = useState(() => !isMove || savedScroll(historyKey()) !== undefined);
  useEffect(() => {
    if (!isWhole) startTransition(() => setIsWhole(true));
  }, [isWhole]);
  return isWhole ? Number.POSITIVE_INFINITY : FIRST_SCREEN;
}

interface LoadedPages {
  products: readonly ProductCardPartsFragment[];
  page: number;
}

function hasLoadedPages(value: unknown): value is LoadedPages {
  return typeof value === 'object' && value !== null && 'products' in value && 'page' in value;
}

async function fetchPage(
  client: Client,
  scope: ListingScope,
  state: ListingState,
  page: number,
): Promise<ProductCardPartsFragment[]> {
  const args = pageArguments(state, page);
  if (scope.kind === 'search') {
    return (await dataOf(client.query(SearchMoreDocument, { term: scope.term, ...args }))).search.nodes;
  }
  return (await dataOf(client.query(ListingMoreDocument, { categoryId: scope.id, ...args }))).listing.nodes;
}

/** Restores loaded pages after going back. */
function Products({
  listing,
  scope,
  state,
  atOnce,
}: {
  listing: ListingPartsFragment;
  scope: ListingScope;
  state: ListingState;
  /** Number of rendered cards; the rest follows. */
  atOnce: number;
}) {
  const { t } = useShop();
  const client = useClient();
  const navigation = useNavigation();
  const href = useNavigationState('href');
  const first = firstPage(state);
  const [loaded, setLoaded] = useState<LoadedPages>(() => {
    const remembered = navigation.recall('listing');
    return hasLoadedPages(remembered) ? remembered : { products: listing.nodes, page: state.page };
  });
  const [busy, setBusy] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const skipped = (first - 1) * PAGE_SIZE;
  const shown = skipped + loaded.products.length;
  const { totalCount: total } = listing;
  const address = (page: number) => new URL(href).pathname + writeListingState({ ...state, page });
  async function more() {
    if (busy) return;
    setBusy(true);
    try {
      const page = loaded.page + 1;
      const products = await fetchPage(client, scope, state, page);
      const shownIds = new Set(loaded.products.map(({ id }) => id));
      const next = {
        products: [...loaded.products, ...products.filter(({ id }) => !shownIds.has(id))],
        page,
      };
      flushSync(() => setLoaded(next));
      // The button may be gone, so the focus moves to the first new product.
      list.current?.children[loaded.products.length]?.querySelector('a')?.focus({ preventScroll: true });
      navigation.rewrite(address(page));
      navigation.remember('listing', next);
    } catch {
      notify('danger', t('error.general'));
    }
    setBusy(false);
  }
  return (
    <>
      {first > 1 && (
        <p className="mb-6">
          <a className="link link-target" href={address(1)}>
            {t('listing.fromStart')}
          </a>
        </p>
      )}
      <div ref={list} className="cards" data-testid="listing-products">
        {loaded.products.slice(0, atOnce).map((product, index) => (
          <ProductCard key={product.id} product={product} level={2} first={index === 0} eager={index < 4} />
        ))}
      </div>
      <div className="show-more">
        <p className="small numeric text-ink-2" role="status" data-testid="listing-shown-count">
          {t('listing.shown', { shown, count: total })}
        </p>
        {shown < total && <progress className="progress-line" value={shown} max={total} aria-hidden="true" />}
        {shown < total && (
          <a
            className="button button-secondary"
            href={address(loaded.page + 1)}
            aria-busy={busy || undefined}
            onClick={(event) => {
              event.preventDefault();
              void more();
            }}
          >
            {t('listing.more', { count: Math.min(PAGE_SIZE, total - shown) })}
          </a>
        )}
      </div>
    </>
  );
}

export function Listing({
  listing,
  scope,
  state,
}: {
  listing: ListingPartsFragment;
  scope: ListingScope;
  state: ListingState;
}) {
  const { t } = useShop();
  const navigation = useNavigation();
  const loading = useNavigationState('loading');
  const href = useNavigationState('href');
  const address = writeListingState(state);
  const [choice, setChoice] = useState<{ from: string; state: ListingState } | null>(null);
  // Shows the selection immediately, before its products arrive.
  const chosen = choice?.from === address ? choice.state : state;
  const go = (next: ListingState) => {
    setChoice({ from: address, state: next });
    void navigation.go(new URL(href).pathname + writeListingState(next), { stay: true });
  };
  const controls = { listing, scope, state: chosen, onChange: go };
  const { totalCount: total } = listing;
  const atOnce = useFirstScreen();
  return (
    <section
      aria-label={t('listing.products')}
      className={loading ? 'listing-busy' : undefined}
      aria-busy={loading}
    >
      {(total > 0 || listing.appliedCount > 0) && <FilterBar {...controls} />}
      <div className="page-width">
        {hasFilters(chosen) && <FilterChips listing={listing} state={chosen} onChange={go} />}
        {total > 0 ? (
          <Products
            key={writeListingState({ ...state, page: 1 })}
            listing={listing}
            scope={scope}
            state={state}
            atOnce={atOnce}
          />
        ) : (
          <div className="empty-state" data-testid="listing-empty">
            {listing.appliedCount > 0 ? (
              <>
                <h2 className="title-3">{t('listing.empty.title')}</h2>
                <p className="text-ink-2 max-w-[44ch]">{t('listing.empty.text')}</p>
                <Button onClick={() => go(withoutFilters(state))}>{t('listing.clear')}</Button>
              </>
            ) : (
              <h2 className="title-3">{t('listing.none')}</h2>
            )}
          </div>
        )}
      </div>
    </section>
  );
}
