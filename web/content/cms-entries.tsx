import '../styles/entry.css';
import { useTranslate } from '../app/shop.ts';
import { EntryCard } from './entry-card.tsx';
import type { SlotOf } from './slot-parts.ts';

/** The path of the list that entries stand in: they are its children. */
function listPath(entryPath: string): string {
  return entryPath.replace(/[^/]+\/?$/, '');
}

/** A row of recipes, posts or news with the way to all of them. */
export function CmsEntries({ slot }: { slot: SlotOf<'CmsEntries'> }) {
  const t = useTranslate();
  const [first] = slot.entries;
  if (!first) return null;
  const title = slot.title ?? t(`entry.more.${slot.shows}`);
  return (
    <section aria-label={title} data-testid="cms-entries">
      <div className="section-head">
        <h2 className="title-2">{title}</h2>
        <a className="link link-target" href={listPath(first.path)} data-testid="cms-entries-all-link">
          {t(`entry.all.${slot.shows}`)}
        </a>
      </div>
      <div className="entry-cards entry-row">
        {slot.entries.map((entry) => (
          <EntryCard key={entry.id} entry={entry} level={3} />
        ))}
      </div>
    </section>
  );
}
