import type { ImgHTMLAttributes } from 'react';
import type { CmsPicturePartsFragment, PicturePartsFragment } from '../../generated/graphql.ts';
import { useShop } from '../i18n/shop.ts';
import { containedShape, framedSizes } from '../shop/identity.ts';
import { Icon } from './elements.tsx';

interface PictureProps {
  image: PicturePartsFragment | null | undefined;
  sizes: string;
  /** Loaded with high priority. */
  first?: boolean;
  /** In the first viewport, not lazy. */
  eager?: boolean;
  alt?: string;
  /** Name of the product, set as type if its picture is missing. */
  name?: string;
}

/** The style sheet sets the ratio, so nothing shifts. */
export function Picture({ image, sizes, first = false, eager = false, alt, name }: PictureProps) {
  const { theme, name: shop } = useShop().identity;
  if (!image && name)
    return (
      <span className="cover" aria-hidden="true">
        <b>{name}</b>
        {shop}
      </span>
    );
  if (!image) return <Icon name="box" />;
  return (
    <img
      src={image.url}
      srcSet={image.srcset ?? undefined}
      sizes={image.srcset ? framedSizes(sizes, image, theme) : undefined}
      width={image.width ?? 800}
      height={image.height ?? 1000}
      alt={alt ?? image.alt}
      data-whole={containedShape(image, theme)}
      loading={first || eager ? 'eager' : 'lazy'}
      decoding={first ? 'sync' : 'async'}
      fetchPriority={first ? 'high' : undefined}
    />
  );
}

interface Props extends ImgHTMLAttributes<HTMLImageElement> {
  image: Pick<CmsPicturePartsFragment, 'full' | 'width' | 'height'> & Partial<CmsPicturePartsFragment>;
  ratio?: readonly number[];
}

/** A picture in its own ratio; `ratio` is assumed for a picture of unknown size. */
export function FullPicture({ image, sizes, ratio: [width, height] = [], ...rest }: Props) {
  return (
    <img
      src={image.full}
      srcSet={image.srcset ?? undefined}
      sizes={image.srcset ? sizes : undefined}
      width={image.width ?? width}
      height={image.height ?? height}
      alt={image.alt}
      decoding="async"
      {...rest}
    />
  );
}
