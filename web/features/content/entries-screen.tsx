import '../../styles/entry.css';
import type { ReactNode } from 'react';
import type { EntriesQuery, EntryKind, PageQuery } from '../../generated/graphql.ts';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { query } from '../../shared/graphql/current-client.tsx';
import { useShop } from '../../shared/i18n/shop.ts';
import { pagedHead } from '../../shared/navigation/head.ts';
import { MoreLink, useLoadMore } from '../../shared/navigation/load-more.tsx';
import {
  backToFirst,
  type LoadedRoute,
  type RouteRequest,
  type RouteResult,
} from '../../shared/navigation/loaded-route.ts';
import { useNavigationState } from '../../shared/navigation/navigation.ts';
import { Prose } from '../../shared/ui/elements.tsx';
import { Breadcrumbs } from '../../shared/ui/page-frame.tsx';
import { groundSheet } from './background.ts';
import { EntriesDocument } from './entry.generated.ts';
import { EntryCard } from './entry-card.tsx';
import type { PageList } from './seo/page-markdown.ts';

/** Makes the Markdown of a page with its list. */
export type Markdown = (list?: PageList) => string;

/** Makes the route of a page without its content. `views`: source files to preload. */
export type Screen = (
  ...views: string[]
) => Omit<LoadedRoute, 'render'> & { markdown?: Markdown | undefined };

/** A large card and rows of three, on phones of two. */
const ENTRIES_PAGE_SIZE = 7;
/** Up to this page, a URL includes all previous pages; the gateway returns at most 30 entries. */
const MAX_FULL_PAGES = Math.floor(30 / ENTRIES_PAGE_SIZE);
/** More would hide the entries. */
const MAX_TAGS = 8;
const MIN_COUNT = 2;

interface Tag {
  readonly name: string;
  readonly count: number;
}

function firstEntriesPage(page: number): number {
  return page > MAX_FULL_PAGES ? page : 1;
}

function firstEntries(page: number): { first: number; offset: number } {
  const offset = ENTRIES_PAGE_SIZE * (firstEntriesPage(page) - 1);
  return { offset, first: offset === 0 ? ENTRIES_PAGE_SIZE * page : ENTRIES_PAGE_SIZE };
}

function entriesSearch(tag: string | null, page: number): string {
  const parameters = new URLSearchParams({
    ...(tag !== null && { tag }),
    ...(page > 1 && { p: String(page) }),
  });
  return parameters.size === 0 ? '' : `?${parameters}`;
}

function tagChoices(tags: readonly Tag[], chosen: string | null): readonly Tag[] {
  const offered = tags.filter(({ count }) => count >= MIN_COUNT).slice(0, MAX_TAGS);
  const missing = tags.filter(({ name }) => name === chosen && !offered.some((tag) => tag.name === name));
  const all = [...offered, ...missing];
  return all.length < 2 && chosen === null ? [] : all;
}

type Category = Extract<NonNullable<PageQuery['page']>, { __typename: 'CategoryPage' }>;

interface TagsProps {
  tags: EntriesQuery['entries']['tags'];
  chosen: string | null;
  address: (tag: string | null) => string;
}

function Tags({ tags, chosen, address }: TagsProps) {
  const { t } = useShop();
  const choices = tagChoices(tags, chosen);
  if (choices.length === 0) return null;
  const link = (name: string | null, text: ReactNode) => (
    <li key={name}>
      <a href={address(name)} aria-current={name === chosen ? 'true' : undefined}>
        {text}
      </a>
    </li>
  );
  return (
    <nav className="entry-tags" aria-label={t('entry.tags')} data-testid="entry-tags">
      <ul>
        {link(null, t('entry.tag.all'))}
        {choices.map(({ name, count }) =>
          link(
            name,
            <>
              {name} <span className="numeric">{count}</span>
            </>,
          ),
        )}
      </ul>
    </nav>
  );
}

interface EntriesPageProps {
  page: Category;
  kind: EntryKind;
  tag: string | null;
  first: EntriesQuery['entries'];
  shownPage: number;
}

function EntriesPage({ page, kind, tag, first, shownPage }: EntriesPageProps) {
  const { t } = useShop();
  const href = useNavigationState('href');
  const address = (page: number, about = tag) => new URL(href).pathname + entriesSearch(about, page);
  const {
    items: entries,
    page: reached,
    busy,
    more,
  } = useLoadMore(
    'entries',
    { items: first.nodes, page: shownPage },
    async (next) => {
      const offset = ENTRIES_PAGE_SIZE * (next - 1);
      const variables = { kind, tag, first: ENTRIES_PAGE_SIZE, offset };
      return (await query(EntriesDocument, variables)).entries.nodes;
    },
    address,
  );
  const { totalCount: total } = first;
  const start = firstEntriesPage(shownPage);
  const shown = (start - 1) * ENTRIES_PAGE_SIZE + entries.length;
  return (
    <div className="page-width" data-testid="entries-page">
      <Breadcrumbs steps={page.breadcrumbs} />
      <div className="grid-12 listing-head">
        <h1 className="title-1" data-testid="category-name">
          {page.category.name}
        </h1>
        {page.category.descriptionHtml && (
          <Prose html={page.category.descriptionHtml} className="listing-intro" />
        )}
      </div>
      <Tags tags={first.tags} chosen={tag} address={(about) => address(1, about)} />
      {start > 1 && (
        <p className="mb-6">
          <a className="link link-target" href={address(1)}>
            {t('listing.fromStart')}
          </a>
        </p>
      )}
      {entries.length === 0 ? (
        <p className="lead text-ink-2">{t('entry.empty')}</p>
      ) : (
        <div className="entry-cards entry-magazine" data-testid="entries-list">
          {entries.map((entry, index) => (
            <EntryCard key={entry.id} entry={entry} first={index === 0} />
          ))}
        </div>
      )}
      <div className="show-more">
        <p className={shown < total ? 'small numeric text-ink-2' : 'sr-only'} role="status">
          {t(`entry.shown.${kind}`, { shown, count: total })}
        </p>
        {shown < total && (
          <MoreLink href={address(reached + 1)} busy={busy} onMore={more}>
            {t('entry.showMore', { count: Math.min(ENTRIES_PAGE_SIZE, total - shown) })}
          </MoreLink>
        )}
      </div>
    </div>
  );
}

/** A list of recipes, posts or news. */
export async function entriesScreen(
  page: Category,
  kind: NonNullable<Category['entryKind']>,
  shownPage: number,
  { client, shop, url }: RouteRequest,
  screen: Screen,
): Promise<RouteResult> {
  const tag = url.searchParams.get('tag')?.trim() || null;
  const { entries } = await dataOf(client.query(EntriesDocument, { kind, tag, ...firstEntries(shownPage) }));
  const pages = Math.ceil(entries.totalCount / ENTRIES_PAGE_SIZE);
  if (shownPage > Math.max(1, pages)) return backToFirst(page.seo.canonicalPath + entriesSearch(tag, 1));
  const route = screen('web/features/content/entries-screen.tsx');
  return {
    ...route,
    head: {
      ...(tag === null
        ? pagedHead(route.head, shownPage, shop)
        : { ...route.head, title: shop.t('entry.tagged', { title: route.head.title, tag }) }),
      feedPath: `/feed-${kind.toLowerCase()}-${shop.language.locale}.xml`,
    },
    markdown: route.markdown?.bind(null, { entries: entries.nodes }),
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
