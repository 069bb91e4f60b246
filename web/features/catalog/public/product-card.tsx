import { type ReactNode, useRef } from 'react';
import { useQuery } from 'urql';
import type { Badge, ProductCardPartsFragment } from '../../../generated/graphql.ts';
import { shortNumber, useShop, useTranslate } from '../../../shared/i18n/shop.ts';
import type { Translate } from '../../../shared/i18n/translate.ts';
import { Icon, RowButtons } from '../../../shared/ui/elements.tsx';
import { Picture } from '../../../shared/ui/picture.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import { unbrokenUnits } from '../../../shared/ui/unbroken-units.ts';
import { WishlistHeart } from '../../../shared/wishlist/wishlist-store.tsx';
import { SearchStartDocument } from '../search.generated.ts';
import { listedName } from './product-text.ts';

/** Bestsellers for screens without content. Renders nothing while loading or after an error. @param props.without name of a product, whose variants are left out */
export function Bestsellers({ without }: { without?: string }) {
  const t = useTranslate();
  const [{ data }] = useQuery({ query: SearchStartDocument });
  const products = data?.bestsellers.filter(({ name }) => name !== without) ?? [];
  return <ProductRow title={t('search.bestsellers')} products={products} testId="bestsellers" />;
}

const BADGE_TEXTS = {
  NEW: 'badge.new',
  TOPSELLER: 'badge.topseller',
  FREE_SHIPPING: 'badge.freeShipping',
  SWISS_DESIGN: 'badge.swissDesign',
  SALE: null,
} as const satisfies Record<Badge, string | null>;

/** Null for SALE: the discount has its own label. */
export function badgeLabel(t: Translate, badge: Badge): string | null {
  const text = BADGE_TEXTS[badge];
  return text && t(text);
}

/** "CHF 1.20 per 100 g", or "CHF 12.00 per kg" for a quantity of one. */
export function referenceLabel(
  t: Translate,
  { price, quantity, unit }: NonNullable<ProductCardPartsFragment['fromPrice']['referencePrice']>,
): string {
  const shown = { price: price.formatted, unit };
  return quantity === 1 ? t('price.referenceOne', shown) : t('price.reference', { ...shown, quantity });
}

const SWATCHES_SHOWN = 4;
const GRID_SIZES = '(min-width: 1680px) 374px, (min-width: 1024px) 23vw, (min-width: 700px) 31vw, 46vw';

function CardBadge({ product }: { product: ProductCardPartsFragment }) {
  const t = useTranslate();
  if (!product.available) return <span className="card-badge">{t('stock.out')}</span>;
  const { discountPercent } = product.fromPrice;
  if (discountPercent)
    return (
      <span className="card-badge badge-discount">{t('badge.discount', { percent: discountPercent })}</span>
    );
  const label = product.badges.map((badge) => badgeLabel(t, badge)).find((word) => word !== null);
  return label ? <span className="card-badge">{label}</span> : null;
}

/** Without the badges that most products of a row have: they tell nothing there. */
export function withoutCommonBadges(
  products: readonly ProductCardPartsFragment[],
): ProductCardPartsFragment[] {
  const isRare = (badge: Badge) =>
    products.filter(({ badges }) => badges.includes(badge)).length * 2 <= products.length;
  return products.map((product) => ({ ...product, badges: product.badges.filter(isRare) }));
}

interface ProductCardProps {
  product: ProductCardPartsFragment;
  first?: boolean;
  eager?: boolean;
  level?: 2 | 3;
  children?: ReactNode;
}

export function ProductCard({
  product,
  first = false,
  eager = false,
  level = 3,
  children,
}: ProductCardProps) {
  const { t, language } = useShop();
  const Name = `h${level}` as const;
  const { swatches, stock, available, averageRating } = product;
  const name = unbrokenUnits(listedName(product));
  const stars = averageRating && shortNumber(averageRating, language.formatLocale, 1);
  return (
    <article className="card" data-testid="product-box" data-product-id={product.id}>
      <div className="picture">
        <CardBadge product={product} />
        <Picture image={product.cover} name={name} sizes={GRID_SIZES} first={first} eager={eager} alt="" />
        <WishlistHeart product={product} />
      </div>
      <hgroup>
        <Name className="card-name">
          <a href={product.path} data-testid="product-box-link">
            {name}
          </a>
        </Name>
        {product.summary && <p className="card-facts">{unbrokenUnits(product.summary)}</p>}
      </hgroup>
      <div className="card-price">
        <Price price={product.fromPrice} testId="product-box-price" />
        {product.fromPrice.referencePrice && (
          <p className="tiny text-ink-3">{referenceLabel(t, product.fromPrice.referencePrice)}</p>
        )}
      </div>
      <div className="card-foot">
        {available && swatches.length > 1 && <Swatches swatches={swatches} />}
        {available && stock != null && (
          <span className="stock stock-few">
            {stock === 0 ? t('stock.comes') : t('stock.few', { count: stock })}
          </span>
        )}
        {stars && (
          <span className="card-rating">
            <Icon name="star" small />
            <span className="sr-only">{t('rating.stars', { points: stars })}</span>
            <span aria-hidden="true">{stars}</span>
          </span>
        )}
      </div>
      {children}
    </article>
  );
}

function Swatches({ swatches }: { swatches: ProductCardPartsFragment['swatches'] }) {
  const t = useTranslate();
  const more = swatches.length - SWATCHES_SHOWN;
  return (
    <>
      <span className="sr-only">
        {t('product.colours', { list: swatches.map(({ label }) => label).join(', ') })}
      </span>
      {swatches.slice(0, SWATCHES_SHOWN).map(({ label, color }) => (
        <svg key={label} className="swatch-dot" viewBox="0 0 12 12" aria-hidden="true">
          <circle cx="6" cy="6" r="5.5" fill={color ?? '#857e74'} />
        </svg>
      ))}
      {more > 0 && <span aria-hidden="true">+{more}</span>}
    </>
  );
}

export const SHOWN_WIDE = 4;

interface ProductRowProps {
  title: string | null | undefined;
  products: readonly ProductCardPartsFragment[];
  look?: 'title-2' | 'title-3';
  /** Whether all products are shown at once. */
  grid?: boolean;
  testId?: string;
}

/** Scrolls sideways, unless it is a grid; buttons are for pointers without touch. */
export function ProductRow({ title, products, look = 'title-3', grid, testId }: ProductRowProps) {
  const t = useTranslate();
  const row = useRef<HTMLDivElement>(null);
  if (!products.length) return null;
  const turn = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth, behavior: 'smooth' });
  return (
    <section className="page-width section" data-testid={testId} aria-label={title ?? t('listing.products')}>
      <div className="section-head">
        {title && <h2 className={look}>{title}</h2>}
        {!grid && products.length > SHOWN_WIDE && <RowButtons onTurn={turn} />}
      </div>
      <div className={grid ? 'cards' : 'cards cards-row'} ref={row}>
        {withoutCommonBadges(products).map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </div>
    </section>
  );
}
