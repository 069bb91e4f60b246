import type { PicturePartsFragment } from '../../generated/graphql.ts';

interface PictureProps {
  image: PicturePartsFragment | null | undefined;
  /** Value of `sizes`: how wide the picture is shown. */
  sizes: string;
  /** The first picture of a screen is loaded at once and first. */
  first?: boolean;
  /** Pictures within the first screenful are not lazy. */
  eager?: boolean;
  alt?: string;
}

/** A picture that fills its box; the box has its ratio from the style sheet, so nothing moves when it arrives. */
export function Picture({ image, sizes, first = false, eager = false, alt }: PictureProps) {
  if (!image) return null;
  return (
    <img
      src={image.url}
      srcSet={image.srcset ?? undefined}
      sizes={image.srcset ? sizes : undefined}
      width={image.width ?? 800}
      height={image.height ?? 1000}
      alt={alt ?? image.alt}
      loading={first || eager ? 'eager' : 'lazy'}
      decoding={first ? 'sync' : 'async'}
      fetchPriority={first ? 'high' : undefined}
    />
  );
}
