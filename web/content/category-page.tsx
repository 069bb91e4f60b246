import { Listing } from '../catalog/listing.tsx';
import type { ListingState } from '../catalog/listing-state.ts';
import { useTranslate } from '../app/shop.ts';
import type { ListingPartsFragment, PageQuery } from '../generated/graphql.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { MenuLink } from '../ui/menu-link.tsx';
import { Prose } from '../ui/prose.tsx';
import { CmsSections } from './cms-sections.tsx';

type Category = Extract<NonNullable<PageQuery['page']>, { __typename: 'CategoryPage' }>;

function Head({ page }: { page: Category }) {
  const t = useTranslate();
  const { category } = page;
  return (
    <div className="page-width">
      <Breadcrumbs steps={page.breadcrumbs} />
      <div className="grid-12 listing-head">
        <h1 className="title-1" data-testid="category-name">
          {category.name}
        </h1>
        {category.descriptionHtml && <Prose html={category.descriptionHtml} className="listing-intro" />}
      </div>
      {category.children.length > 0 && (
        <nav className="sub-categories" aria-label={t('category.below')} data-testid="category-children">
          {category.children.map((child) => (
            <MenuLink key={child.id} entry={child} />
          ))}
        </nav>
      )}
    </div>
  );
}

/** A category: home, a listing, or content, laid out as the shop says. */
export function CategoryPage({
  page,
  listing,
  state,
}: {
  page: Category;
  listing: ListingPartsFragment | null;
  state: ListingState;
}) {
  const t = useTranslate();
  const { category, cms, home } = page;
  const products = listing && (
    <Listing key={category.id} listing={listing} scope={{ kind: 'category', id: category.id }} state={state} />
  );
  if (home) {
    return (
      <div data-testid="home-page">{cms ? <CmsSections cms={cms} listing={null} hero /> : <h1>{t('home')}</h1>}</div>
    );
  }
  return (
    <div data-testid={listing ? 'listing-page' : 'content-page'}>
      <Head page={page} />
      {cms ? (
        <CmsSections cms={cms} listing={products} hero={false} />
      ) : (
        products
      )}
    </div>
  );
}
