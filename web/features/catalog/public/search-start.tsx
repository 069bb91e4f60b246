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
  title: string;
  tiles: readonly { id: string; label: string; path: string; image: PicturePartsFragment | null }[];
  testId: string;
}

/** Renders nothing without tiles. */
export function PictureTiles({ title, tiles, testId }: PictureTilesProps) {
  if (tiles.length === 0) return null;
  // Next to tiles with pictures, a tile without one looks like a loading error.
  const pictured = tiles.every(({ image }) => image);
  const width = tiles.length > 4 ? 12 : 23;
  return (
    <nav aria-label={title}>
      <h2 className="title-3">{title}</h2>
      <ul className="search-tiles">
        {tiles.map(({ id, label, path, image }) => (
          <li key={id}>
            <a href={path} data-testid={testId}>
              {pictured && (
                <span className="picture">
                  <Picture image={image} sizes={`(min-width: 1024px) ${width}vw, 56px`} alt="" />
                </span>
              )}
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Menu categories and bestsellers for empty screens; renders nothing while loading or after an error. @param props.only categories without bestsellers */
export function ShopStart({ only }: { only?: 'tiles' }) {
  const { t } = useShop();
  const [{ data: start }] = useQuery({ query: SearchStartDocument });
  if (!start) return null;
  const categories = start.navigation
    .flatMap(({ categoryId: id, label, link, image }) =>
      link?.path ? { id, label, image, path: link.path } : [],
    )
    .slice(0, MAX_CATEGORIES);
  return (
    <div className="search-start">
      <PictureTiles title={t('search.categories')} tiles={categories} testId="search-category-link" />
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
