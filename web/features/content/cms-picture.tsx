import type { Slot } from '../../shared/slots/slot-parts.ts';

export function CmsPicture({
  slot,
  sizes,
}: {
  slot: Extract<Slot, { __typename: 'CmsImage' }>;
  sizes: string;
}) {
  const { image, link } = slot;
  if (!image) return null;
  const picture = (
    <img
      src={image.full}
      srcSet={image.srcset ?? undefined}
      sizes={image.srcset ? sizes : undefined}
      width={image.width ?? undefined}
      height={image.height ?? undefined}
      alt={image.alt}
      loading="lazy"
      decoding="async"
    />
  );
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
