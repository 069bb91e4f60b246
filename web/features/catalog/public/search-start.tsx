import '../../../styles/shop-start.css';
import { useQuery } from 'urql';
import { useShop } from '../../../shared/i18n/shop.ts';
import type { RouteRequest } from '../../../shared/navigation/loaded-route.ts';
import { Picture } from '../../../shared/ui/picture.tsx';
import { SearchStartDocument } from '../search.generated.ts';
import { ProductCard, withoutCommonBadges } from './product-card.tsx';

const MAX_CATEGORIES = 6;

/** Menu categories and bestsellers for empty screens; renders nothing while loading or after an error. @param props.only categories without bestsellers */
export function ShopStart({ only }: { only?: 'tiles' }) {
  const { t } = useShop();
  const [{ data: start }] = useQuery({ query: SearchStartDocument });
  if (!start) return null;
  const categories = start.navigation.filter(({ link }) => link?.path).slice(0, MAX_CATEGORIES);
  // Next to tiles with pictures, a tile without one looks like a loading error.
  const pictured = categories.every(({ image }) => image);
  return (
    <div className="search-start">
      {categories.length > 0 && (
        <nav aria-label={t('search.categories')}>
          <h2 className="title-3">{t('search.categories')}</h2>
          <ul className="search-tiles">
            {categories.map(({ categoryId, label, link, image }) => (
              <li key={categoryId}>
                <a href={link?.path ?? '#'} data-testid="search-category-link">
                  {pictured && image && (
                    <span className="picture">
                      <Picture image={image} sizes="(min-width: 1024px) 12vw, 56px" alt="" />
                    </span>
                  )}
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {!only && start.bestsellers.length > 0 && (
        <section aria-label={t('search.bestsellers')}>
          <h2 className="title-3">{t('search.bestsellers')}</h2>
          <div className="cards">
            {withoutCommonBadges(start.bestsellers).map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}

/** Loads the data of `ShopStart` for a screen that the server renders. */
export async function loadStart(client: RouteRequest['client']): Promise<void> {
  await client.query(SearchStartDocument, {});
}
