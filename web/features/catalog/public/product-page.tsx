import type { ProductPartsFragment } from '../../../generated/graphql.ts';
import { ContactLine } from '../../../shared/ui/elements.tsx';
import { Breadcrumbs } from '../../../shared/ui/page-frame.tsx';
import { Gallery } from './gallery.tsx';
import { AlternativesRow, CrossSellingRows, ProductDetails, Specifications } from './product-details.tsx';
import { OnlyHit, ProductInfo } from './product-info.tsx';
import { useProductView } from './product-text.ts';

type Steps = readonly { label: string; path?: string | null | undefined }[];

/** Characters of HTML that fit next to the gallery. */
const SHORT_HTML = 1500;
/** Rows of a table that does, with more pictures and with only one. */
const SHORT_TABLE = 7;
const SHORTEST_TABLE = 5;

/** Default layout for products without a layout in Shopware. */
export function ProductPage({ product, breadcrumbs }: { product: ProductPartsFragment; breadcrumbs: Steps }) {
  useProductView(product);
  const descriptionFits = (product.descriptionHtml?.length ?? 0) < SHORT_HTML;
  const rows = product.properties.length + product.specifications.length;
  const hasPictures = product.media.length > 0;
  const rowsThatFit = product.media.length > 1 ? SHORT_TABLE : SHORTEST_TABLE;
  // A sold-out product has no buy box.
  const isShort = rows <= rowsThatFit || (product.media.length > 1 && !product.available);
  const specificationsFit = !hasPictures || (descriptionFits && isShort);
  return (
    <div className="product-page" data-testid="product-page">
      <div className="page-width">
        <Breadcrumbs steps={breadcrumbs} />
        <OnlyHit />
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
