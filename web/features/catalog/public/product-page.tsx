import type { ProductPartsFragment } from '../../../generated/graphql.ts';
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx';
import { CrossSellingRows } from './cross-selling-rows.tsx';
import { Gallery } from './gallery.tsx';
import { ProductDetails } from './product-details.tsx';
import { ProductInfo } from './product-info.tsx';
import { useProductView } from './use-product-view.ts';

type Steps = readonly { label: string; path?: string | null | undefined }[];

/** In place of Shopware's default layout. */
export function ProductPage({ product, breadcrumbs }: { product: ProductPartsFragment; breadcrumbs: Steps }) {
  useProductView(product);
  return (
    <div data-testid="product-page">
      <div className="page-width">
        <Breadcrumbs steps={breadcrumbs} />
        <div className="grid-12 product-top">
          <Gallery key={product.media[0]?.full} product={product} />
          <ProductInfo product={product} level={1} />
        </div>
      </div>
      <ProductDetails product={product} />
      <CrossSellingRows product={product} />
    </div>
  );
}
