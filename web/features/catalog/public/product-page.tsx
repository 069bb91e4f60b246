import type { ProductPartsFragment } from '../../../generated/graphql.ts';
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx';
import { Late, LatePart } from '../../../shared/ui/late.tsx';
import { whenNear } from '../../../shared/ui/when-near.ts';
import { CrossSellingRows } from './cross-selling-rows.tsx';
import { Gallery } from './gallery.tsx';
import { ProductInfo } from './product-info.tsx';
import { useProductView } from './use-product-view.ts';

const details = new LatePart<{ product: ProductPartsFragment }>(
  '#reviews',
  whenNear,
  async () => (await import('./product-details.tsx')).ProductDetails,
);

/** Loads the code of the details, where the server's HTML does not have them. */
export const loadDetails = details.load;

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
      <Late part={details} props={{ product }} />
      <CrossSellingRows product={product} />
    </div>
  );
}
