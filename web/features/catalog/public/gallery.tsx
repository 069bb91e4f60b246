import { lazy, Suspense, useRef, useState } from 'react';
import type { ProductPartsFragment } from '../../../generated/graphql.ts';
import { useShop } from '../../../shared/i18n/shop.ts';
import { importOrReload } from '../../../shared/navigation/chunk-reload.ts';
import { isContained } from '../../../shared/shop/identity.ts';
import { FullPicture, Picture } from '../../../shared/ui/picture.tsx';

const REST_SIZES = '(min-width: 700px) 24vw, 100vw';

/** `sizes` of a picture as wide as the gallery; always used for the first one. */
export const WIDE_SIZES = '(min-width: 700px) 48vw, 100vw';

const Zoom = lazy(() => importOrReload(() => import('../gallery-zoom.tsx')));

export function Gallery({ product }: { product: ProductPartsFragment }) {
  const { t, identity } = useShop();
  const frame = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(1);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const { media } = product;
  if (media.length === 0)
    return (
      <div className="gallery-frame gallery">
        <div className="picture" data-wide="">
          <Picture image={null} name={product.name} sizes={WIDE_SIZES} />
        </div>
      </div>
    );
  return (
    <div className="gallery-frame">
      <section
        ref={frame}
        className="gallery"
        aria-label={t('product.pictures', { name: product.name })}
        data-testid="product-gallery"
        onScroll={() => {
          const { scrollLeft = 0, firstElementChild: one } = frame.current ?? {};
          setShown(Math.round(scrollLeft / Math.max(1, one?.clientWidth ?? 0)) + 1);
        }}
      >
        {media.map((image, index) => {
          const first = index === 0;
          // The first picture, and a single one in the last row.
          const wide = first || (index === media.length - 1 && index % 2 === 1);
          return (
            // A link, for browsers without scripts.
            <a
              // biome-ignore lint/suspicious/noArrayIndexKey: a picture of another variant replaces the one at the same index.
              key={index}
              className="picture"
              data-wide={wide || undefined}
              href={image.full}
              aria-haspopup="dialog"
              data-testid="product-picture"
              onClick={(event) => {
                event.preventDefault();
                setZoomed(index);
              }}
            >
              <FullPicture
                image={image}
                sizes={wide ? WIDE_SIZES : REST_SIZES}
                ratio={[800, 1000]}
                data-whole={isContained(image, identity.theme) || undefined}
                loading={first ? 'eager' : 'lazy'}
                fetchPriority={first ? 'high' : undefined}
                decoding={first ? 'sync' : 'async'}
              />
            </a>
          );
        })}
      </section>
      {media.length > 1 && (
        <span className="gallery-count numeric" aria-hidden="true">
          {Math.min(shown, media.length)} / {media.length}
        </span>
      )}
      {zoomed !== null && (
        <Suspense fallback={null}>
          <Zoom product={product} start={zoomed} onClose={() => setZoomed(null)} />
        </Suspense>
      )}
    </div>
  );
}
