import '../../styles/search.css';
import type { ListingPartsFragment, SearchQuery } from '../../generated/graphql.ts';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { privateHead } from '../../shared/navigation/head.ts';
import {
  backToFirst,
  menusOf,
  type RouteRequest,
  type RouteResult,
} from '../../shared/navigation/loaded-route.ts';
import { useNavigation } from '../../shared/navigation/navigation.ts';
import { Button, ContactLine } from '../../shared/ui/elements.tsx';
import { TextField } from '../../shared/ui/field.tsx';
import { Breadcrumbs } from '../../shared/ui/page-frame.tsx';
import { FEW } from './filter-bar.tsx';
import { ComplementRow } from './public/complements.tsx';
import { Listing } from './public/listing.tsx';
import {
  firstArguments,
  type ListingScope,
  type ListingState,
  PAGE_SIZE,
  readListingState,
  withoutRejectedRoute,
  writeListingState,
} from './public/listing-state.ts';
import { loadStart, PictureTiles, ShopStart } from './public/search-start.tsx';
import { SearchDocument } from './search.generated.ts';
import { type Menus, matchesIn } from './words.ts';

function SearchForm({ term }: { term: string }) {
  const { t, path } = useShop();
  const navigation = useNavigation();
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every assistive technology supports <search>.
    <form
      role="search"
      action={path('/search')}
      className="code-form mt-6 max-w-xl"
      onSubmit={(event) => {
        event.preventDefault();
        const query = String(new FormData(event.currentTarget).get('search') ?? '').trim();
        void navigation.go(`${path('/search')}?search=${encodeURIComponent(query)}`);
      }}
    >
      <TextField key={term} label={t('search.label')} name="search" type="search" defaultValue={term} />
      <Button type="submit">{t('search')}</Button>
    </form>
  );
}

interface SearchPageProps {
  scope: Extract<ListingScope, { kind: 'search' }>;
  listing: ListingPartsFragment;
  entries: SearchQuery['searchEntries']['nodes'];
  state: ListingState;
  menus: Menus;
}

function SearchPage({ scope, listing, entries, state, menus }: SearchPageProps) {
  const { t, path } = useShop();
  const { term } = scope;
  const nothing = listing.totalCount === 0 && listing.appliedCount === 0;
  const isBlank = nothing && !entries.length;
  const { categories, pages } = matchesIn(menus, term);
  return (
    <>
      <div className="page-width search-head pb-8">
        <Breadcrumbs steps={[{ label: t('home'), path: path('/') }, { label: t('search') }]} />
        <h1 className="title-1" data-testid="search-title">
          {term ? t(isBlank ? 'search.nothing' : 'search.title', { term }) : t('search')}
        </h1>
        {isBlank && (
          <p className="mt-4 max-w-[52ch] text-ink-2">{term ? t('search.advice') : t('search.start')}</p>
        )}
        <SearchForm term={term} />
        <ul className="mt-4 flex flex-wrap gap-x-5 empty:hidden" data-testid="search-menu-entries">
          {[...categories, ...pages].map((entry) => (
            <li key={entry.path}>
              <a className="link link-target" href={entry.path}>
                {entry.label}
              </a>
            </li>
          ))}
        </ul>
      </div>
      {!nothing && <Listing listing={listing} scope={scope} state={state} />}
      {listing.totalCount > 0 && listing.totalCount <= 2 * FEW && (
        <ComplementRow productIds={listing.nodes.map(({ id }) => id)} />
      )}
      <div className={`page-width grid gap-10 ${nothing ? '' : 'section'}`}>
        <div className="search-start empty:hidden">
          <PictureTiles title={t('search.read')} tiles={entries} testId="search-entry-link" />
        </div>
        {term && <ContactLine />}
        {nothing && <ShopStart />}
      </div>
    </>
  );
}

export async function load(request: RouteRequest): Promise<RouteResult> {
  const state = readListingState(request.url.searchParams);
  try {
    return await loadResults(request, state);
  } catch (error) {
    return withoutRejectedRoute(request.shop.path('/search'), state, error);
  }
}

async function loadResults(
  { shop, client, withLayout }: RouteRequest,
  state: ListingState,
): Promise<RouteResult> {
  const term = state.search ?? '';
  const result = await client.query(SearchDocument, { term, ...firstArguments(state), withLayout });
  const { search, searchEntries, ...menus } = result.extensions
    ? (await import('./partial-search.ts')).partOf(result)
    : await dataOf(Promise.resolve(result));
  const pages = Math.ceil(search.totalCount / PAGE_SIZE);
  const path = `/search${writeListingState({ ...state, page: 1 })}`;
  if (state.page > Math.max(1, pages)) return backToFirst(shop.path(path));
  const found = search.appliedCount === 0 ? search.totalCount : null;
  if (found === 0) await loadStart(client);
  const [only] = search.nodes;
  if (found === 1 && !searchEntries.nodes.length && only?.name.toLowerCase().includes(term.toLowerCase()))
    return { kind: 'redirect', to: `${only.path}?found=${encodeURIComponent(term)}`, permanent: false };
  const scope = { kind: 'search', term } as const;
  return {
    kind: 'screen',
    status: 200,
    head: privateHead(term ? shop.t('search.title', { term }) : shop.t('search'), shop, path),
    navigation: menusOf(menus),
    modules: [],
    failed: !!result.error,
    render: (shown) => (
      <SearchPage scope={scope} listing={search} entries={searchEntries.nodes} state={state} menus={shown} />
    ),
  };
}
