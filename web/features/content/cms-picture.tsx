import type { Slot } from '../../shared/slots/slot-parts.ts';
import { FullPicture } from '../../shared/ui/full-picture.tsx';

export function CmsPicture({
  slot,
  sizes,
}: {
  slot: Extract<Slot, { __typename: 'CmsImage' }>;
  sizes: string;
}) {
  const { image, link } = slot;
  if (!image) return null;
  const picture = <FullPicture image={image} sizes={sizes} loading="lazy" />;
  const href = link?.path ?? link?.url;
  if (!href) return picture;
  return (
    <a
      href={href}
      target={link?.newTab ? '_blank' : undefined}
      rel={link?.url ? 'noopener noreferrer' : undefined}
      aria-label={image.alt ? undefined : href}
    >
      {picture}
    </a>
  );
}
