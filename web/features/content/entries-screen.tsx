import '../../styles/entry.css';
import { type ReactNode, useState } from 'react';
import { useClient } from 'urql';
import type { EntriesQuery, EntryKind, PageQuery } from '../../generated/graphql.ts';
import { failureText } from '../../shared/errors/failure-text.ts';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import type { Translate } from '../../shared/i18n/translate.ts';
import type { RouteRequest, RouteResult } from '../../shared/navigation/loaded-route.ts';
import { useNavigation, useNavigationState } from '../../shared/navigation/navigation.ts';
import { backToFirst, pagedHead } from '../../shared/navigation/paged.ts';
import { notify } from '../../shared/notifications/notifications.tsx';
import { Breadcrumbs } from '../../shared/ui/breadcrumbs.tsx';
import { Prose } from '../../shared/ui/prose.tsx';
import { groundSheet } from './background.ts';
import {
  ENTRIES_PAGE_SIZE,
  entriesSearch,
  firstEntries,
  firstEntriesPage,
  tagChoices,
  tagIn,
} from './entries-state.ts';
import { EntriesDocument } from './entry.generated.ts';
import { EntryCard } from './entry-card.tsx';
import type { Screen } from './page-route.tsx';

type Category = Extract<NonNullable<PageQuery['page']>, { __typename: 'CategoryPage' }>;

interface LoadedPages {
  entries: EntriesQuery['entries']['nodes'];
  page: number;
}

function hasLoadedPages(value: unknown): value is LoadedPages {
  return typeof value === 'object' && value !== null && 'entries' in value && 'page' in value;
}

/** Loaded pages are restored on the way back. */
function useEntries(kind: EntryKind, tag: string | null, first: EntriesQuery['entries'], shownPage: number) {
  const client = useClient();
  const navigation = useNavigation();
  const href = useNavigationState('href');
  const [grown, setGrown] = useState<LoadedPages>(() => {
    const remembered = navigation.recall('entries');
    return hasLoadedPages(remembered) ? remembered : { entries: first.nodes, page: shownPage };
  });
  const [busy, setBusy] = useState(false);
  const address = (page: number, about = tag) => new URL(href).pathname + entriesSearch(about, page);
  async function more() {
    if (busy) return;
    setBusy(true);
    try {
      const page = grown.page + 1;
      const { entries } = await dataOf(
        client.query(EntriesDocument, {
          kind,
          tag,
          first: ENTRIES_PAGE_SIZE,
          offset: ENTRIES_PAGE_SIZE * (page - 1),
        }),
      );
      const known = new Set(grown.entries.map(({ id }) => id));
      const next = {
        entries: [...grown.entries, ...entries.nodes.filter(({ id }) => !known.has(id))],
        page,
      };
      setGrown(next);
      navigation.rewrite(address(page));
      navigation.remember('entries', next);
    } catch (reason) {
      notify('danger', failureText(reason));
    } finally {
      setBusy(false);
    }
  }
  return { ...grown, busy, address, more };
}

function Tags({
  tags,
  chosen,
  address,
}: {
  tags: EntriesQuery['entries']['tags'];
  chosen: string | null;
  address: (tag: string | null) => string;
}) {
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
              {name} <span className="numeric text-ink-3">{count}</span>
            </>,
          ),
        )}
      </ul>
    </nav>
  );
}

/** Title of a list filtered by tag. */
function taggedTitle(t: Translate, title: string, tag: string): string {
  return t('entry.tagged', { title, tag });
}

/** @param tag filter of the list; null for all entries */
function EntriesPage({
  page,
  kind,
  tag,
  first,
  shownPage,
}: {
  page: Category;
  kind: EntryKind;
  tag: string | null;
  first: EntriesQuery['entries'];
  shownPage: number;
}) {
  const { t } = useShop();
  const { entries, page: reached, busy, address, more } = useEntries(kind, tag, first, shownPage);
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
        <div
          className={kind === 'RECIPE' ? 'entry-cards' : 'entry-cards entry-magazine'}
          data-testid="entries-list"
        >
          {entries.map((entry, index) => (
            <EntryCard
              key={entry.id}
              entry={entry}
              first={index === 0}
              large={index === 0 && kind !== 'RECIPE'}
            />
          ))}
        </div>
      )}
      <div className="show-more">
        <p className="small numeric text-ink-2" role="status">
          {t(`entry.shown.${kind}`, { shown, count: total })}
        </p>
        {shown < total && (
          <a
            className="button button-secondary"
            href={address(reached + 1)}
            aria-busy={busy || undefined}
            onClick={(event) => {
              event.preventDefault();
              void more();
            }}
          >
            {t('entry.showMore', { count: Math.min(ENTRIES_PAGE_SIZE, total - shown) })}
          </a>
        )}
      </div>
    </div>
  );
}

/**
 * A list of recipes, posts or news.
 * @param screen the screen without its entries, with source files to preload
 */
export async function entriesScreen(
  page: Category,
  kind: NonNullable<Category['entryKind']>,
  shownPage: number,
  { client, shop, url }: RouteRequest,
  screen: Screen,
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
