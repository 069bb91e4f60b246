import '../../styles/product-layout.css';
import type { ProductPartsFragment } from '../../generated/graphql.ts';
import { type SlotOf, useSlotParts } from '../../shared/slots/slot-parts.ts';
import { FullPicture } from '../../shared/ui/picture.tsx';
import { Gallery } from '../catalog/public/gallery.tsx';
import { AlternativesRow, CrossSellingRows, ProductDetails } from '../catalog/public/product-details.tsx';
import { ProductInfo, ProductName } from '../catalog/public/product-info.tsx';

function MakersMark({ manufacturer }: Pick<ProductPartsFragment, 'manufacturer'>) {
  if (!manufacturer) return null;
  const { image, name, url } = manufacturer;
  const mark = image ? <FullPicture className="max-h-16 w-auto max-w-45" image={image} alt={name} /> : name;
  return (
    <p className="makers-mark">
      {url ? (
        <a className="link link-target" href={url} target="_blank" rel="noopener noreferrer">
          {mark}
        </a>
      ) : (
        mark
      )}
    </p>
  );
}

/** The name is the main heading only on the product page. */
export function CmsProductPart({ slot }: { slot: SlotOf<'CmsProductPart'> }) {
  const { products, pageProductId, named } = useSlotParts();
  const product = products?.get(slot.productId ?? '');
  if (!product) return null;
  const level = product.id === pageProductId ? 1 : 2;
  switch (slot.part) {
    case 'product-name':
      return <ProductName product={product} level={level} look={level === 1 ? 'title-1' : 'title-2'} />;
    case 'manufacturer-logo':
      return <MakersMark manufacturer={product.manufacturer} />;
    case 'image-gallery':
      return <Gallery key={product.parentId ?? product.id} product={product} />;
    case 'buy-box':
      return <ProductInfo product={product} level={named ? 0 : level} />;
    case 'product-description-reviews':
      return <ProductDetails product={product} />;
    case 'cross-selling':
      return (
        <>
          <AlternativesRow product={product} />
          <CrossSellingRows product={product} />
        </>
      );
    default:
      return null;
  }
}
