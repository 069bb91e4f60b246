import { useLayoutEffect, useRef } from 'react';
import type { ProductPartsFragment } from '../../../generated/graphql.ts';

const FADE_MS = 220;
const REST_SIZES = '(min-width: 1024px) 28vw, (min-width: 700px) 24vw, 100vw';

/** `sizes` of the first picture, which is shown larger than the others. */
export const FIRST_SIZES = '(min-width: 1024px) 56vw, (min-width: 700px) 48vw, 100vw';

/** Opens its picture by itself where there is no script. One that takes another's place fades in over it once it is there. */
export function GalleryPicture({
  image,
  first,
  onOpen,
}: {
  image: ProductPartsFragment['media'][number];
  first: boolean;
  onOpen(): void;
}) {
  const picture = useRef<HTMLImageElement>(null);
  const known = useRef(image.full);
  useLayoutEffect(() => {
    const element = picture.current;
    if (!element || known.current === image.full) return;
    known.current = image.full;
    // Until the new one is there, the browser still has and shows the one before.
    const frame = element.parentElement;
    const before = element.currentSrc;
    if (!frame || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const fade = () => {
      frame.style.backgroundImage = `url("${before}")`;
      element.animate({ opacity: [0, 1] }, FADE_MS).onfinish = () =>
        frame.style.removeProperty('background-image');
    };
    element.addEventListener('load', fade, { once: true });
    return () => element.removeEventListener('load', fade);
  }, [image.full]);
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
        ref={picture}
        src={image.full}
        srcSet={image.srcset ?? undefined}
        sizes={image.srcset ? (first ? FIRST_SIZES : REST_SIZES) : undefined}
        width={image.width ?? 800}
        height={image.height ?? 1000}
        alt={image.alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? 'sync' : 'async'}
      />
    </a>
  );
}
