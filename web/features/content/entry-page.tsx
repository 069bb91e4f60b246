import '../../styles/article.css';
import '../../styles/entry.css';
import type { PageQuery } from '../../generated/graphql.ts';
import { dayText, useShop } from '../../shared/i18n/shop.ts';
import { Button, Icon } from '../../shared/ui/elements.tsx';
import { Breadcrumbs } from '../../shared/ui/page-frame.tsx';
import { FullPicture } from '../../shared/ui/picture.tsx';
import { withoutRepeats } from './cms-rules.ts';
import { CmsSections } from './cms-sections.tsx';
import { EntryCard, minutesText } from './entry-card.tsx';
import { Recipe } from './recipe.tsx';

type Page = Extract<NonNullable<PageQuery['page']>, { __typename: 'EntryPage' }>;

function Facts({ entry }: { entry: Page['entry'] }) {
  const { t, language } = useShop();
  const { recipe } = entry;
  const facts = recipe
    ? [
        ...(recipe.cookTimeMinutes
          ? [[t('recipe.cookTime'), minutesText(recipe.cookTimeMinutes, t)] as const]
          : []),
        ...(recipe.difficulty
          ? [[t('recipe.difficulty'), t(`recipe.difficulty.${recipe.difficulty}`)] as const]
          : []),
        [recipe.servingsLabel ?? t('recipe.servings'), recipe.servings] as const,
      ]
    : [];
  const byline = [
    entry.publishedAt && !recipe ? dayText(entry.publishedAt, language.formatLocale) : null,
    entry.author ? t('entry.by', { author: entry.author }) : null,
  ].filter(Boolean);
  return (
    <>
      {byline.length > 0 && <p className="small text-ink-2">{byline.join(' · ')}</p>}
      {facts.length > 0 && (
        <dl className="entry-facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

export function EntryPage({ page }: { page: Page }) {
  const { t } = useShop();
  const { entry, cms, more, breadcrumbs } = page;
  // The parent list, under the shop's name for it.
  const list = breadcrumbs.at(-2);
  return (
    <article className="entry-page" data-testid={`${entry.kind.toLowerCase()}-page`}>
      <div className="page-width">
        <Breadcrumbs steps={breadcrumbs} />
        <div className="grid-12 entry-head">
          <div className="picture entry-picture">
            {entry.cover && (
              <FullPicture
                image={entry.cover}
                sizes="(min-width: 1024px) 56vw, 100vw"
                ratio={[800, 1000]}
                decoding="auto"
                fetchPriority="high"
              />
            )}
          </div>
          <div className="entry-intro">
            <div>
              <p className="small text-ink-2">{list?.label ?? t(`entry.kind.${entry.kind}`)}</p>
              <h1 className="title-1 mt-2.5" data-testid="entry-title">
                {entry.title}
              </h1>
              {entry.teaser && <p className="lead mt-5 max-w-[40ch] text-ink-2">{entry.teaser}</p>}
            </div>
            <div>
              <Facts entry={entry} />
              <Button look="link" className="print-button mt-4 gap-2" onClick={() => window.print()}>
                <Icon name="print" /> {t('recipe.print')}
              </Button>
            </div>
          </div>
        </div>
      </div>
      {entry.recipe && <Recipe recipe={entry.recipe} />}
      {cms && (
        <CmsSections cms={withoutRepeats(cms, { name: entry.title }, false)} listing={null} hero={false} />
      )}
      {more.length > 0 && (
        <section className="page-width section entry-more" aria-label={t(`entry.more.${entry.kind}`)}>
          <h2 className="title-2 mb-8">{t(`entry.more.${entry.kind}`)}</h2>
          <div className="entry-cards entry-row">
            {more.map((other) => (
              <EntryCard key={other.id} entry={other} level={3} />
            ))}
          </div>
        </section>
      )}
    </article>
  );
}
