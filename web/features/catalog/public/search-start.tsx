import '../../../styles/shop-start.css';
import { useQuery } from 'urql';
import type { PicturePartsFragment } from '../../../generated/graphql.ts';
import { useShop } from '../../../shared/i18n/shop.ts';
import type { RouteRequest } from '../../../shared/navigation/loaded-route.ts';
import { Picture } from '../../../shared/ui/picture.tsx';
import { SearchStartDocument } from '../search.generated.ts';
import { ProductCard, withoutCommonBadges } from './product-card.tsx';

const MAX_CATEGORIES = 6;

interface PictureTilesProps {
  tiles: readonly { id: string; label: string; path: string; image: PicturePartsFragment | null }[];
  testId: string;
}

export function PictureTiles({ tiles, testId }: PictureTilesProps) {
  // Next to tiles with pictures, a tile without one looks like a loading error.
  const pictured = tiles.every(({ image }) => image);
  return (
    <ul className="search-tiles">
      {tiles.map(({ id, label, path, image }) => (
        <li key={id}>
          <a href={path} data-testid={testId}>
            {pictured && (
              <span className="picture">
                <Picture image={image} sizes="(min-width: 1024px) 12vw, 56px" alt="" />
              </span>
            )}
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Menu categories and bestsellers for empty screens; renders nothing while loading or after an error. @param props.only categories without bestsellers */
export function ShopStart({ only }: { only?: 'tiles' }) {
  const { t } = useShop();
  const [{ data: start }] = useQuery({ query: SearchStartDocument });
  if (!start) return null;
  const categories = start.navigation.filter(({ link }) => link?.path).slice(0, MAX_CATEGORIES);
  return (
    <div className="search-start">
      {categories.length > 0 && (
        <nav aria-label={t('search.categories')}>
          <h2 className="title-3">{t('search.categories')}</h2>
          <PictureTiles
            tiles={categories.map(({ categoryId, label, link, image }) => ({
              id: categoryId,
              label,
              path: link?.path ?? '#',
              image,
            }))}
            testId="search-category-link"
          />
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
