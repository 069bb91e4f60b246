import '../../styles/sub-categories.css';
import type { ReactNode } from 'react';
import type { NavigationLeafFragment, PageQuery } from '../../generated/graphql.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { containedShape, isWide } from '../../shared/shop/identity.ts';
import { useSlotParts } from '../../shared/slots/slot-parts.ts';
import { ContactLine, Prose } from '../../shared/ui/elements.tsx';
import { MenuLink } from '../../shared/ui/menu-link.tsx';
import { Breadcrumbs } from '../../shared/ui/page-frame.tsx';
import { FullPicture, Picture } from '../../shared/ui/picture.tsx';
import { CmsForm } from './cms-block.tsx';
import { categoriesAround, takeLeadPicture, withoutRepeats } from './cms-rules.ts';
import { CmsSections } from './cms-sections.tsx';

type Category = Extract<NonNullable<PageQuery['page']>, { __typename: 'CategoryPage' }>;

type NearCategory = NavigationLeafFragment & { image?: Category['category']['children'][number]['image'] };

interface HeadProps {
  page: Category;
  lead: ReturnType<typeof takeLeadPicture> | null;
  listed: boolean;
  note: string | null;
}

function Head({ page, lead, listed, note }: HeadProps) {
  const { t, identity } = useShop();
  const { category, cms } = page;
  // The siblings of a top-level category are already in the main menu.
  const around = cms && listed && page.breadcrumbs.length > 2 ? categoriesAround(cms) : [];
  const near: readonly NearCategory[] = category.children.length ? category.children : around;
  // Next to tiles with pictures, a tile without one looks like a loading error.
  const pictured = near.every(({ image }) => image);
  // Next to products, the picture of one says nothing new.
  const picture = lead?.picture && !(listed && !isWide(lead.picture)) && lead.picture;
  return (
    <div className="page-width">
      <Breadcrumbs steps={page.breadcrumbs} />
      <div className={picture ? 'grid-12 listing-head listing-head-picture' : 'grid-12 listing-head'}>
        <h1 className="title-1" data-testid="category-name">
          {category.name}
        </h1>
        {(note || category.descriptionHtml) && (
          <div className="listing-intro">
            {note && <p className="mb-2">{note}</p>}
            {category.descriptionHtml && <Prose html={category.descriptionHtml} />}
            {note && <ContactLine />}
          </div>
        )}
        {picture && (
          <div className="picture listing-picture">
            <FullPicture
              image={picture}
              sizes="(min-width: 1024px) 42vw, 100vw"
              alt=""
              data-whole={containedShape(picture, identity.theme)}
            />
          </div>
        )}
      </div>
      {near.length > 1 && (
        <nav className="sub-categories" aria-label={t('category.below')} data-testid="category-children">
          {near.map((entry) => (
            <MenuLink key={entry.categoryId} entry={entry} current={entry.categoryId === category.id}>
              {pictured && (
                <span className="picture">
                  <Picture image={entry.image} sizes="80px" alt="" />
                </span>
              )}
            </MenuLink>
          ))}
        </nav>
      )}
    </div>
  );
}

interface CategoryPageProps {
  page: Category;
  listing: ReactNode | null;
  /** Why there are no products. */
  note: string | null;
}

export function CategoryPage({ page, listing, note }: CategoryPageProps) {
  const { t } = useShop();
  const { contents: Contents } = useSlotParts();
  const { category, cms, home } = page;
  if (home) {
    return (
      <div data-testid="home-page">
        {cms ? <CmsSections cms={cms} listing={null} hero /> : <h1>{t('home')}</h1>}
      </div>
    );
  }
  const layout = cms && withoutRepeats(cms, category, listing !== null);
  const lead = layout && takeLeadPicture(layout);
  const shown = lead?.rest;
  const kind = listing ? 'listing-page' : 'content-page';
  return (
    <div className={kind} data-testid={kind}>
      <Head page={page} lead={lead} listed={listing !== null} note={note} />
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
          <CmsForm kind={page.form} title={page.form === 'CONTACT' ? null : ''} />
        </div>
      )}
    </div>
  );
}
