import type { ProductPartsFragment } from '../../../generated/graphql.ts';
import { CrossSellingRows } from './cross-selling-rows.tsx';
import { ProductDetails } from './product-details.tsx';

/** What stands below the picture and the button that buys: nobody needs its code at first. */
export function ProductFoot({ product }: { product: ProductPartsFragment }) {
  return (
    <>
      <ProductDetails product={product} />
      <CrossSellingRows product={product} />
    </>
  );
}
