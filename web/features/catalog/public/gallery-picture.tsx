import type { ProductPartsFragment } from '../../../generated/graphql.ts';
import { useShop } from '../../../shared/i18n/shop.ts';
import { isShownWhole } from '../../../shared/shop/identity.ts';

const REST_SIZES = '(min-width: 1024px) 28vw, (min-width: 700px) 24vw, 100vw';

/** `sizes` of the first picture, which is shown larger than the others. */
export const FIRST_SIZES = '(min-width: 1024px) 56vw, (min-width: 700px) 48vw, 100vw';

/** Opens its picture by itself where there is no script. */
export function GalleryPicture({
  image,
  first,
  onOpen,
}: {
  image: ProductPartsFragment['media'][number];
  first: boolean;
  onOpen(): void;
}) {
  const { theme } = useShop().identity;
  return (
    <a
      className="picture"
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
        sizes={image.srcset ? (first ? FIRST_SIZES : REST_SIZES) : undefined}
        width={image.width ?? 800}
        height={image.height ?? 1000}
        alt={image.alt}
        data-whole={isShownWhole(image, theme) || undefined}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? 'sync' : 'async'}
      />
    </a>
  );
}
