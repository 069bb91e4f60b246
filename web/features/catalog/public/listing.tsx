import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useQuery } from 'urql';
import type { ListingPartsFragment, ProductCardPartsFragment } from '../../../generated/graphql.ts';
import { query } from '../../../shared/graphql/current-client.tsx';
import { useShop } from '../../../shared/i18n/shop.ts';
import { historyKey, savedScroll } from '../../../shared/navigation/history-state.ts';
import { MoreLink, useLoadMore } from '../../../shared/navigation/load-more.tsx';
import { useNavigation, useNavigationState } from '../../../shared/navigation/navigation.ts';
import { FEW, FilterBar } from '../filter-bar.tsx';
import { FilterChips } from '../filter-chips.tsx';
import { SearchMoreDocument } from '../search.generated.ts';
import { useFilterCounts } from '../use-filter-counts.ts';
import { ListingMoreDocument } from './listing.generated.ts';
import {
  firstPage,
  hasFilters,
  type ListingScope,
  type ListingState,
  PAGE_SIZE,
  pageArguments,
  writeListingState,
} from './listing-state.ts';
import { ProductCard, ProductRow } from './product-card.tsx';

const FIRST_SCREEN = 12;

const never = () => () => {};

/** Number of cards in the first render: the first screen after a client-side navigation, otherwise all. */
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

async function fetchPage(
  scope: ListingScope,
  state: ListingState,
  page: number,
): Promise<ProductCardPartsFragment[]> {
  const args = pageArguments(state, page);
  return scope.kind === 'search'
    ? (await query(SearchMoreDocument, { term: scope.term, ...args })).search.nodes
    : (await query(ListingMoreDocument, { categoryId: scope.id, ...args })).listing.nodes;
}

interface ListingProps {
  listing: ListingPartsFragment;
  scope: ListingScope;
  state: ListingState;
}

function Products({ listing, scope, state, atOnce }: ListingProps & { atOnce: number }) {
  const { t } = useShop();
  const href = useNavigationState('href');
  const first = firstPage(state);
  const list = useRef<HTMLDivElement>(null);
  const address = (page: number) => new URL(href).pathname + writeListingState({ ...state, page });
  const { items, page, busy, more } = useLoadMore(
    'listing',
    { items: listing.nodes, page: state.page },
    (next) => fetchPage(scope, state, next),
    address,
  );
  const shown = (first - 1) * PAGE_SIZE + items.length;
  const { totalCount: total } = listing;
  async function showMore() {
    await more();
    // The button may be gone, so the focus moves to the first new product.
    list.current?.children[items.length]?.querySelector('a')?.focus({ preventScroll: true });
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
        {items.slice(0, atOnce).map((product, index) => (
          <ProductCard key={product.id} product={product} level={2} first={index === 0} eager={index < 4} />
        ))}
      </div>
      {total > PAGE_SIZE && (
        <div className="show-more">
          <p className="small numeric text-ink-2" role="status" data-testid="listing-shown-count">
            {t('listing.shown', { shown, count: total })}
          </p>
          {shown < total && (
            <progress className="progress-line" value={shown} max={total} aria-hidden="true" />
          )}
          {shown < total && (
            <MoreLink href={address(page + 1)} busy={busy} onMore={showMore}>
              {t('listing.more', { count: Math.min(PAGE_SIZE, total - shown) })}
            </MoreLink>
          )}
        </div>
      )}
    </>
  );
}

function Unfiltered({ categoryId }: { categoryId: string }) {
  const { t } = useShop();
  const [{ data }] = useQuery({ query: ListingMoreDocument, variables: { categoryId, first: 2 * FEW } });
  return <ProductRow grid title={t('listing.empty.others')} products={data?.listing.nodes ?? []} />;
}

/** Products of a category or search, with filters and sorting. */
export function Listing(props: ListingProps) {
  const { listing, scope, state } = props;
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
  const countOf = useFilterCounts(scope, chosen, total === 0);
  return (
    <section
      aria-label={t('listing.products')}
      className={loading ? 'listing-busy' : undefined}
      aria-busy={loading}
    >
      {(total > 1 || listing.appliedCount > 0) && <FilterBar {...controls} />}
      <div className="page-width">
        {total === 0 && (
          <h2 className="title-2 listing-empty" data-testid="listing-empty">
            {t('listing.empty.title')}
          </h2>
        )}
        {hasFilters(chosen) && <FilterChips {...controls} countOf={countOf} />}
        {total > 0 && <Products key={writeListingState({ ...state, page: 1 })} {...props} atOnce={atOnce} />}
      </div>
      {scope.kind === 'category' && total === 0 && listing.appliedCount > 0 && (
        <Unfiltered categoryId={scope.id} />
      )}
    </section>
  );
}
