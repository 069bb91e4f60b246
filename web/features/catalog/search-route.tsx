import { dataOf } from '../../shared/graphql/api-error.ts';
import { addSecondaryMessages } from '../../shared/i18n/secondary-messages.ts';
import { privateHead } from '../../shared/navigation/head.ts';
import type { RouteRequest, RouteResult } from '../../shared/navigation/loaded-route.ts';
import { menusOf } from '../../shared/navigation/menus.ts';
import { backToFirst } from '../../shared/navigation/paged.ts';
import { prepareFilters } from './public/listing.tsx';
import { firstInput, PAGE_SIZE, readListingState, writeListingState } from './public/listing-state.ts';
import { SearchDocument, SearchStartDocument } from './search.generated.ts';
import { SearchPage } from './search-page.tsx';

export async function load({ url, shop, client, withLayout }: RouteRequest): Promise<RouteResult> {
  const state = readListingState(url.searchParams);
  const term = state.search ?? '';
  const [{ search, searchEntries, ...menus }, messages, filters] = await Promise.all([
    dataOf(client.query(SearchDocument, { term, input: firstInput(state), withLayout })),
    addSecondaryMessages(shop),
    prepareFilters(state, withLayout),
  ]);
  const nothing = search.pageInfo.total === 0 && search.appliedCount === 0;
  const start = nothing ? await dataOf(client.query(SearchStartDocument, {})) : null;
  const pages = Math.ceil(search.pageInfo.total / PAGE_SIZE);
  if (state.page > Math.max(1, pages))
    return backToFirst(shop.path(`/search${writeListingState({ ...state, page: 1 })}`));
  const scope = { kind: 'search', term } as const;
  const title = term ? shop.t('search.title', { term }) : shop.t('search');
  return {
    kind: 'screen',
    status: 200,
    head: privateHead(title, shop, `/search${writeListingState({ ...state, page: 1 })}`),
    layout: 'default',
    navigation: menusOf(menus),
    alternates: shop.languages.map(({ locale, pathPrefix }) => ({ locale, path: `${pathPrefix}/search` })),
    modules: ['web/features/catalog/search-route.tsx', ...filters, messages],
    render: () => (
      <SearchPage scope={scope} listing={search} entries={searchEntries} start={start} state={state} />
    ),
  };
}
