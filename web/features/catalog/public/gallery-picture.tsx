import type { ProductPartsFragment } from '../../../generated/graphql.ts';
import { useShop } from '../../../shared/i18n/shop.ts';
import { isContained } from '../../../shared/shop/identity.ts';

const REST_SIZES = '(min-width: 1024px) 28vw, (min-width: 700px) 24vw, 100vw';

/** `sizes` of a picture as wide as the gallery; always used for the first one. */
export const WIDE_SIZES = '(min-width: 1024px) 56vw, (min-width: 700px) 48vw, 100vw';

/** Links to its picture, for browsers without scripts. */
export function GalleryPicture({
  image,
  first,
  wide,
  onOpen,
}: {
  image: ProductPartsFragment['media'][number];
  first: boolean;
  /** Whether it spans the full width of the grid. */
  wide: boolean;
  onOpen(): void;
}) {
  const { theme } = useShop().identity;
  return (
    <a
      className="picture"
      data-wide={wide || undefined}
      href={image.full}
      aria-haspopup="dialog"
      data-testid="product-picture"
      onClick={(event) => {
        event.preventDefault();
        onOpen();
      }}
    >
      <img
        src={image.full}
        srcSet={image.srcset ?? undefined}
        sizes={image.srcset ? (wide ? WIDE_SIZES : REST_SIZES) : undefined}
        width={image.width ?? 800}
        height={image.height ?? 1000}
        alt={image.alt}
        data-whole={isContained(image, theme) || undefined}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? 'sync' : 'async'}
      />
    </a>
  );
}
