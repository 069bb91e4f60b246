import { useState } from 'react';
import { currentApi } from '../app/current-api.ts';
import { notify } from '../app/notifications.tsx';
import { useShop } from '../app/shop.ts';
import { failureText } from '../cart/cart-store.ts';
import { EntriesDocument, type EntriesQuery, type EntryKind, type PageQuery } from '../generated/graphql.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Button } from '../ui/button.tsx';
import { Prose } from '../ui/prose.tsx';
import { EntryCard } from './entry-card.tsx';
import '../styles/entry.css';

type Category = Extract<NonNullable<PageQuery['page']>, { __typename: 'CategoryPage' }>;

/** All recipes, posts or news, the newest first; more on demand, with how many there are (spec §2). */
export function EntriesPage({
  page,
  kind,
  first,
}: {
  page: Category;
  kind: EntryKind;
  first: EntriesQuery['entries'];
}) {
  const { t } = useShop();
  const [entries, setEntries] = useState(first.entries);
  const [reached, setReached] = useState(first.pageInfo);
  const [busy, setBusy] = useState(false);
  async function more() {
    if (busy) return;
    setBusy(true);
    try {
      const next = await currentApi().query(EntriesDocument, { kind, page: reached.page + 1 });
      setEntries((before) => [
        ...before,
        ...next.entries.entries.filter(({ id }) => !before.some((entry) => entry.id === id)),
      ]);
      setReached(next.entries.pageInfo);
    } catch (reason) {
      notify('danger', failureText(reason));
    } finally {
      setBusy(false);
    }
  }
  const left = reached.total - entries.length;
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
      {entries.length === 0 ? (
        <p className="lead text-ink-2">{t('entry.empty')}</p>
      ) : (
        <div className="entry-cards" data-testid="entries-list">
          {entries.map((entry, index) => (
            <EntryCard key={entry.id} entry={entry} first={index === 0} />
          ))}
        </div>
      )}
      <div className="show-more">
        <p className="small numeric text-ink-2" role="status" data-testid="entries-shown-count">
          {t(`entry.shown.${kind}`, { shown: entries.length, count: reached.total })}
        </p>
        {reached.hasMore && left > 0 && (
          <Button busy={busy} onClick={() => void more()} data-testid="entries-more-button">
            {t('entry.showMore', { count: Math.min(reached.limit, left) })}
          </Button>
        )}
      </div>
    </div>
  );
}
