import { useRef } from 'react';
import type { ProductCardPartsFragment } from '../../../generated/graphql.ts';
import { useTranslate } from '../../../shared/i18n/shop.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ProductCard } from './product-card.tsx';

const SHOWN_WIDE = 4;

/** Scrolls sideways; buttons are for pointers without touch. */
export function ProductRow({
  title,
  products,
  testId,
}: {
  title: string | null | undefined;
  products: readonly ProductCardPartsFragment[];
  testId?: string;
}) {
  const t = useTranslate();
  const row = useRef<HTMLDivElement>(null);
  if (!products.length) return null;
  const turn = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth, behavior: 'smooth' });
  return (
    <section className="page-width section" data-testid={testId} aria-label={title ?? t('listing.products')}>
      <div className="section-head">
        {title && <h2 className="title-2">{title}</h2>}
        {products.length > SHOWN_WIDE && (
          <div className="row-buttons">
            <button type="button" className="icon-button" aria-label={t('row.back')} onClick={() => turn(-1)}>
              <Icon name="chevron" />
            </button>
            <button type="button" className="icon-button" aria-label={t('row.on')} onClick={() => turn(1)}>
              <Icon name="chevron" />
            </button>
          </div>
        )}
      </div>
      <div className="cards cards-row" ref={row}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </div>
    </section>
  );
}
