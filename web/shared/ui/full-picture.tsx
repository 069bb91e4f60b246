import type { ImgHTMLAttributes } from 'react';
import type { CmsPicturePartsFragment } from '../../generated/graphql.ts';

interface Props extends ImgHTMLAttributes<HTMLImageElement> {
  image: Pick<CmsPicturePartsFragment, 'full' | 'width' | 'height'> & Partial<CmsPicturePartsFragment>;
  ratio?: readonly number[];
}

/**
 * A picture in its own ratio.
 * @param props.ratio assumed width and height of a picture of unknown size
 */
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
