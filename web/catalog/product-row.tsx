import type { ReactNode } from 'react';
import type { ProductCardPartsFragment } from '../generated/graphql.ts';
import { ProductCard } from './product-card.tsx';

/** A titled row of products; it scrolls sideways on narrow screens, so that no card stands alone. */
export function ProductRow({
  title,
  products,
  link,
  testId,
}: {
  title: string | null | undefined;
  products: readonly ProductCardPartsFragment[];
  link?: ReactNode;
  testId?: string;
}) {
  if (!products.length) return null;
  return (
    <section className="page-width section" data-testid={testId}>
      {title && (
        <div className="section-head">
          <h2 className="title-2">{title}</h2>
          {link}
        </div>
      )}
      <div className="cards cards-row">
        {products.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </div>
    </section>
  );
}
