import type { ProductPartsFragment } from '../../../generated/graphql.ts';
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx';
import { Late, LatePart } from '../../../shared/ui/late.tsx';
import { whenNear } from '../../../shared/ui/when-near.ts';
import { Gallery } from './gallery.tsx';
import { ProductInfo } from './product-info.tsx';
import { useProductView } from './use-product-view.ts';

/** Fetches the code of what stands below, and shows none. */
export const footCode = () => import('./product-foot.tsx');

const foot = new LatePart<{ product: ProductPartsFragment }>(
  '#reviews',
  whenNear,
  async () => (await footCode()).ProductFoot,
);

/** Loads the code of what stands below, where the server's HTML does not have it. */
export const loadFoot = foot.load;

type Steps = readonly { label: string; path?: string | null | undefined }[];

/** In place of Shopware's default layout. */
export function ProductPage({ product, breadcrumbs }: { product: ProductPartsFragment; breadcrumbs: Steps }) {
  useProductView(product);
  return (
    <div data-testid="product-page">
      <div className="page-width">
        <Breadcrumbs steps={breadcrumbs} />
        <div className="grid-12 product-top">
          <Gallery key={product.parentId ?? product.id} product={product} />
          <ProductInfo product={product} level={1} />
        </div>
      </div>
      <Late part={foot} props={{ product }} />
    </div>
  );
}
