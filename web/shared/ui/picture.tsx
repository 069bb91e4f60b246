import type { PicturePartsFragment } from '../../generated/graphql.ts';
import { useShop } from '../i18n/shop.ts';
import type { ShopIdentity } from '../shop/identity.ts';

interface PictureProps {
  image: PicturePartsFragment | null | undefined;
  sizes: string;
  /** Loaded with high priority. */
  first?: boolean;
  /** In the first viewport, not lazy. */
  eager?: boolean;
  alt?: string;
}

const FRAMES = { PORTRAIT: 0.8, TALL: 0.75, SQUARE: 1 } as const;

/** What is cut at its sides to fill the frame is shown wider than the frame. */
function cutSizes(
  sizes: string,
  { width, height }: PicturePartsFragment,
  theme: ShopIdentity['theme'],
): string {
  const ratio = (width ?? 0) / (height ?? 1) / FRAMES[theme?.pictureFrame ?? 'PORTRAIT'];
  return ratio > 1.02 && theme?.pictureFit !== 'CONTAIN'
    ? sizes.replace(/([\d.]+)(vw|px)(?=,|$)/g, (_, length, unit) => Math.ceil(length * ratio) + unit)
    : sizes;
}

/** The style sheet sets the ratio, so nothing shifts. */
export function Picture({ image, sizes, first = false, eager = false, alt }: PictureProps) {
  const { theme } = useShop().identity;
  if (!image) return null;
  return (
    <img
      src={image.url}
      srcSet={image.srcset ?? undefined}
      sizes={image.srcset ? cutSizes(sizes, image, theme) : undefined}
      width={image.width ?? 800}
      height={image.height ?? 1000}
      alt={alt ?? image.alt}
      loading={first || eager ? 'eager' : 'lazy'}
      decoding={first ? 'sync' : 'async'}
      fetchPriority={first ? 'high' : undefined}
    />
  );
}
