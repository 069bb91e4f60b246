import type { ProductPartsFragment } from '../../../generated/graphql.ts';
import { ContactLine } from '../../../shared/ui/elements.tsx';
import { Breadcrumbs } from '../../../shared/ui/page-frame.tsx';
import { Gallery } from './gallery.tsx';
import { AlternativesRow, CrossSellingRows, ProductDetails, Specifications } from './product-details.tsx';
import { ProductInfo } from './product-info.tsx';
import { useProductView } from './product-text.ts';

type Steps = readonly { label: string; path?: string | null | undefined }[];

/** Characters of HTML that fit next to the gallery. */
const SHORT_HTML = 1500;
/** Rows of a table that does. */
const SHORT_TABLE = 10;

/** Default layout for products without a layout in Shopware. */
export function ProductPage({ product, breadcrumbs }: { product: ProductPartsFragment; breadcrumbs: Steps }) {
  useProductView(product);
  const descriptionFits = (product.descriptionHtml?.length ?? 0) < SHORT_HTML;
  const isShort = product.properties.length + product.specifications.length <= SHORT_TABLE;
  const hasPictures = product.media.length > 0;
  // With a second row of pictures, or without any. A sold-out product has no buy box.
  const specificationsFit =
    !hasPictures || (descriptionFits && product.media.length > 1 && (isShort || !product.available));
  return (
    <div className="product-page" data-testid="product-page">
      <div className="page-width">
        <Breadcrumbs steps={breadcrumbs} />
        <div className={hasPictures ? 'grid-12 product-top' : 'product-unpictured'}>
          {hasPictures && <Gallery key={product.parentId ?? product.id} product={product} />}
          <ProductInfo product={product} level={1} withDescription={descriptionFits} />
          {specificationsFit && <Specifications product={product} beside={hasPictures} />}
          {!hasPictures && <ContactLine />}
        </div>
      </div>
      <AlternativesRow product={product} />
      <ProductDetails
        product={product}
        withoutDescription={descriptionFits}
        withoutSpecifications={specificationsFit}
      />
      <CrossSellingRows product={product} />
    </div>
  );
}
