import '../../styles/entry.css';
import type { EntryCardPartsFragment } from '../../generated/graphql.ts';
import { dayText, useShop } from '../../shared/i18n/shop.ts';
import type { Translate } from '../../shared/i18n/translate.ts';
import type { SlotOf } from '../../shared/slots/slot-parts.ts';
import { Picture } from '../../shared/ui/picture.tsx';

/** `45 Min.`, `1 Std. 30 Min.` */
export function minutesText(minutes: number, t: Translate): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return t('recipe.minutes', { minutes: rest });
  return rest === 0 ? t('recipe.hours', { hours }) : t('recipe.hoursMinutes', { hours, minutes: rest });
}

/** Time, servings, and difficulty of a recipe, otherwise the date. */
export function entryFacts(entry: EntryCardPartsFragment, locale: string, t: Translate): string[] {
  const { recipe, publishedAt } = entry;
  if (!recipe) return publishedAt ? [dayText(publishedAt, locale)] : [];
  return [
    ...(recipe.cookTimeMinutes ? [minutesText(recipe.cookTimeMinutes, t)] : []),
    `${recipe.servings} ${recipe.servingsLabel ?? t('recipe.servings')}`,
    ...(recipe.difficulty ? [t(`recipe.difficulty.${recipe.difficulty}`)] : []),
  ];
}

interface EntryCardProps {
  entry: EntryCardPartsFragment;
  /** The large one of a list, loaded first. */
  first?: boolean;
  level?: 2 | 3;
}

export function EntryCard({ entry, first = false, level = 2 }: EntryCardProps) {
  const { t, language } = useShop();
  const Title = `h${level}` as const;
  return (
    <article className="entry-card" data-testid="entry-card">
      <div className="picture">
        <Picture
          image={entry.cover}
          sizes={first ? '(min-width: 700px) 62vw, 92vw' : '(min-width: 700px) 31vw, 72vw'}
          first={first}
          alt=""
        />
      </div>
      <Title className="title-4">
        <a href={entry.path}>{entry.title}</a>
      </Title>
      <p className="small entry-line mt-1 text-ink-2">
        {entryFacts(entry, language.formatLocale, t).map((fact) => (
          <span key={fact}>{fact} </span>
        ))}
      </p>
      {(first || entry.kind !== 'RECIPE') && entry.teaser && (
        <p className="mt-2 text-ink-2">{entry.teaser}</p>
      )}
    </article>
  );
}

/** A row of entries in a layout. */
export function CmsEntries({ slot }: { slot: SlotOf<'CmsEntries'> }) {
  const { t } = useShop();
  const title = slot.title ?? t(`entry.more.${slot.shows}`);
  return (
    <section aria-label={title} data-testid="cms-entries">
      <div className="section-head">
        <h2 className="title-2">{title}</h2>
        <a className="link link-target" href={slot.path}>
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
