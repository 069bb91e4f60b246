import { useRef, useState } from 'react';
import type { ProductPartsFragment } from '../../../generated/graphql.ts';
import { useTranslate } from '../../../shared/i18n/shop.ts';

export function Gallery({ product }: { product: Pick<ProductPartsFragment, 'media' | 'name'> }) {
  const t = useTranslate();
  const frame = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(1);
  const { media } = product;
  const wide = '(min-width: 1024px) 56vw, (min-width: 700px) 48vw, 100vw';
  const half = '(min-width: 1024px) 28vw, (min-width: 700px) 24vw, 100vw';
  return (
    <div className="gallery-frame">
      <section
        ref={frame}
        className="gallery"
        aria-label={t('product.pictures', { name: product.name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it scrolls and must be reachable by keyboard.
        tabIndex={0}
        data-testid="product-gallery"
        onScroll={() => {
          const element = frame.current;
          if (element) setShown(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)) + 1);
        }}
      >
        {media.map((image, index) => (
          <div key={image.full} className="picture">
            <img
              src={image.full}
              srcSet={image.srcset ?? undefined}
              sizes={image.srcset ? (index === 0 ? wide : half) : undefined}
              width={image.width ?? 800}
              height={image.height ?? 1000}
              alt={image.alt || product.name}
              loading={index === 0 ? 'eager' : 'lazy'}
              fetchPriority={index === 0 ? 'high' : undefined}
              decoding={index === 0 ? 'sync' : 'async'}
            />
          </div>
        ))}
        {!media.length && <div className="picture" />}
      </section>
      {media.length > 1 && (
        <span className="gallery-count numeric" aria-hidden="true">
          {shown} / {media.length}
        </span>
      )}
    </div>
  );
}
