import type { ReactNode } from 'react';
import type { PageQuery } from '../../generated/graphql.ts';
import { useTranslate } from '../../shared/i18n/shop.ts';
import { useSlotParts } from '../../shared/slots/slot-parts.ts';
import { Breadcrumbs } from '../../shared/ui/breadcrumbs.tsx';
import { MenuLink } from '../../shared/ui/menu-link.tsx';
import { Prose } from '../../shared/ui/prose.tsx';
import { CmsForm } from './cms-form.tsx';
import { categoriesAround, withoutRepeats } from './cms-rules.ts';
import { CmsSections } from './cms-sections.tsx';

type Category = Extract<NonNullable<PageQuery['page']>, { __typename: 'CategoryPage' }>;

function Head({ page, listed }: { page: Category; listed: boolean }) {
  const t = useTranslate();
  const { category, cms } = page;
  // The siblings of a top-level category are already in the main menu.
  const around = cms && listed && page.breadcrumbs.length > 2 ? categoriesAround(cms) : [];
  const near = category.children.length ? category.children : around;
  return (
    <div className="page-width">
      <Breadcrumbs steps={page.breadcrumbs} />
      <div className="grid-12 listing-head">
        <h1 className="title-1" data-testid="category-name">
          {category.name}
        </h1>
        {category.descriptionHtml && <Prose html={category.descriptionHtml} className="listing-intro" />}
      </div>
      {near.length > 1 && (
        <nav className="sub-categories" aria-label={t('category.below')} data-testid="category-children">
          {near.map((entry) => (
            <MenuLink key={entry.categoryId} entry={entry} current={entry.categoryId === category.id} />
          ))}
        </nav>
      )}
    </div>
  );
}

export function CategoryPage({ page, listing }: { page: Category; listing: ReactNode | null }) {
  const t = useTranslate();
  const { contents: Contents } = useSlotParts();
  const { category, cms, home } = page;
  if (home) {
    return (
      <div data-testid="home-page">
        {cms ? <CmsSections cms={cms} listing={null} hero /> : <h1>{t('home')}</h1>}
      </div>
    );
  }
  const shown = cms && withoutRepeats(cms, category, listing !== null);
  const kind = listing ? 'listing-page' : 'content-page';
  return (
    <div className={kind} data-testid={kind}>
      <Head page={page} listed={listing !== null} />
      {shown ? (
        <>
          {Contents && !listing && <Contents cms={shown} />}
          <CmsSections cms={shown} listing={listing} hero={false} />
        </>
      ) : (
        listing
      )}
      {page.form && (
        <div className="page-width section">
          <CmsForm kind={page.form} title="" />
        </div>
      )}
    </div>
  );
}
