import { lazy, Suspense, useRef, useState } from 'react';
import type { ProductPartsFragment } from '../../../generated/graphql.ts';
import { useTranslate } from '../../../shared/i18n/shop.ts';
import { importOrReload } from '../../../shared/navigation/chunk-reload.ts';
import { GalleryPicture } from './gallery-picture.tsx';

const Zoom = lazy(() => importOrReload(() => import('../gallery-zoom.tsx')));

export function Gallery({ product }: { product: Pick<ProductPartsFragment, 'media' | 'name'> }) {
  const t = useTranslate();
  const frame = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(1);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const { media } = product;
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
        {media.map((image, index) => (
          <GalleryPicture
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture of another variant replaces the one at the same index.
            key={index}
            image={image}
            first={index === 0}
            // The first picture, and a single one in the last row.
            wide={index === 0 || (index === media.length - 1 && index % 2 === 1)}
            onOpen={() => setZoomed(index)}
          />
        ))}
        {!media.length && <div className="picture" data-wide />}
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
