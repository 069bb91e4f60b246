import '../../styles/entry.css';
import { useTranslate } from '../../shared/i18n/shop.ts';
import type { SlotOf } from '../../shared/slots/slot-parts.ts';
import { EntryCard } from './entry-card.tsx';

export function CmsEntries({ slot }: { slot: SlotOf<'CmsEntries'> }) {
  const t = useTranslate();
  const title = slot.title ?? t(`entry.more.${slot.shows}`);
  return (
    <section aria-label={title} data-testid="cms-entries">
      <div className="section-head">
        <h2 className="title-2">{title}</h2>
        <a className="link link-target" href={slot.path} data-testid="cms-entries-all-link">
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
