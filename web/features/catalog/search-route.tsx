import { dataOf } from '../../shared/graphql/api-error.ts';
import { privateHead } from '../../shared/navigation/head.ts';
import type { RouteRequest, RouteResult } from '../../shared/navigation/loaded-route.ts';
import { menusOf } from '../../shared/navigation/menus.ts';
import { backToFirst } from '../../shared/navigation/paged.ts';
import {
  firstArguments,
  type ListingState,
  PAGE_SIZE,
  readListingState,
  withoutRejectedRoute,
  writeListingState,
} from './public/listing-state.ts';
import { SearchDocument, SearchStartDocument } from './search.generated.ts';
import { SearchPage } from './search-page.tsx';

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
  const { search, searchEntries, ...menus } = await dataOf(
    client.query(SearchDocument, { term, ...firstArguments(state), withLayout }),
  );
  const isEmpty = search.totalCount === 0 && search.appliedCount === 0;
  const start = isEmpty ? await dataOf(client.query(SearchStartDocument, {})) : null;
  const pages = Math.ceil(search.totalCount / PAGE_SIZE);
  const path = `/search${writeListingState({ ...state, page: 1 })}`;
  if (state.page > Math.max(1, pages)) return backToFirst(shop.path(path));
  const scope = { kind: 'search', term } as const;
  return {
    kind: 'screen',
    status: 200,
    head: privateHead(term ? shop.t('search.title', { term }) : shop.t('search'), shop, path),
    navigation: menusOf(menus),
    modules: ['web/features/catalog/search-route.tsx'],
    render: () => (
      <SearchPage scope={scope} listing={search} entries={searchEntries.nodes} start={start} state={state} />
    ),
  };
}
