import type { ProductPartsFragment } from '../../../generated/graphql.ts';
import { useTranslate } from '../../../shared/i18n/shop.ts';
import { Breadcrumbs } from '../../../shared/ui/page-frame.tsx';
import { Gallery } from './gallery.tsx';
import { CrossSellingRows, ProductRow } from './product-card.tsx';
import { ProductDetails } from './product-details.tsx';
import { ProductInfo } from './product-info.tsx';
import { useProductView } from './product-text.ts';

type Steps = readonly { label: string; path?: string | null | undefined }[];

/** Default layout for products without a layout in Shopware. */
export function ProductPage({ product, breadcrumbs }: { product: ProductPartsFragment; breadcrumbs: Steps }) {
  const t = useTranslate();
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
      <ProductRow
        title={t('stock.similar')}
        products={product.alternatives}
        look="title-3"
        testId="product-alternatives"
      />
      <ProductDetails product={product} />
      <CrossSellingRows product={product} />
    </div>
  );
}
