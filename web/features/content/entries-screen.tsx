import type { PageQuery } from '../../generated/graphql.ts';
import { dataOf } from '../../shared/graphql/api-error.ts';
import type { LoadedRoute, RouteRequest, RouteResult } from '../../shared/navigation/loaded-route.ts';
import { backToFirst, pagedHead } from '../../shared/navigation/paged.ts';
import { groundSheet } from './background.ts';
import { EntriesPage, taggedTitle } from './entries-page.tsx';
import { ENTRIES_PAGE_SIZE, entriesSearch, firstEntries, tagIn } from './entries-state.ts';
import { EntriesDocument } from './entry.generated.ts';

type Category = Extract<NonNullable<PageQuery['page']>, { __typename: 'CategoryPage' }>;

/**
 * A list of recipes, posts or news.
 * @param screen the screen without its entries, with source files to preload
 */
export async function entriesScreen(
  page: Category,
  kind: NonNullable<Category['entryKind']>,
  shownPage: number,
  { client, shop, url }: RouteRequest,
  screen: (...views: string[]) => Omit<LoadedRoute, 'render'>,
): Promise<RouteResult> {
  const tag = tagIn(url.searchParams);
  const { entries } = await dataOf(client.query(EntriesDocument, { kind, tag, ...firstEntries(shownPage) }));
  const pages = Math.ceil(entries.totalCount / ENTRIES_PAGE_SIZE);
  if (shownPage > Math.max(1, pages)) return backToFirst(page.seo.canonicalPath + entriesSearch(tag, 1));
  const route = screen('web/features/content/entries-screen.tsx');
  return {
    ...route,
    head: {
      ...(tag === null
        ? pagedHead(route.head, shownPage, shop)
        : { ...route.head, title: taggedTitle(shop.t, route.head.title, tag) }),
      feedPath: `/feed-${kind.toLowerCase()}-${shop.language.locale}.xml`,
    },
    sheet: groundSheet(page.cms),
    render: () => (
      <EntriesPage
        key={`${kind} ${tag ?? ''}`}
        page={page}
        kind={kind}
        tag={tag}
        first={entries}
        shownPage={shownPage}
      />
    ),
  };
}
