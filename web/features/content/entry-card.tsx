import type { EntryCardPartsFragment } from '../../generated/graphql.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import { entryFacts } from './entry-facts.ts';

export function EntryCard({
  entry,
  first = false,
  level = 2,
}: {
  entry: EntryCardPartsFragment;
  first?: boolean;
  level?: 2 | 3;
}) {
  const { t, language } = useShop();
  const Title = `h${level}` as const;
  return (
    <article className="entry-card" data-testid="entry-card">
      <div className="picture">
        <Picture
          image={entry.cover}
          sizes="(min-width: 1024px) 31vw, (min-width: 700px) 46vw, 92vw"
          first={first}
          alt=""
        />
      </div>
      <Title className="title-4">
        <a href={entry.path}>{entry.title}</a>
      </Title>
      <p className="small mt-1 text-ink-2">{entryFacts(entry, language.formatLocale, t).join(' · ')}</p>
      {entry.kind !== 'RECIPE' && entry.teaser && <p className="mt-2 text-ink-2">{entry.teaser}</p>}
    </article>
  );
}
