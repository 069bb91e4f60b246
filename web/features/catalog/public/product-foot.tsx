import type { ProductPartsFragment } from '../../../generated/graphql.ts';
import { useTranslate } from '../../../shared/i18n/shop.ts';
import { CrossSellingRows } from './cross-selling-rows.tsx';
import { ProductDetails } from './product-details.tsx';
import { ProductRow } from './product-row.tsx';

/** What stands below the picture and the button that buys: nobody needs its code at first. */
export function ProductFoot({ product }: { product: ProductPartsFragment }) {
  const t = useTranslate();
  return (
    <>
      <ProductRow title={t('stock.similar')} products={product.alternatives} testId="product-alternatives" />
      <ProductDetails product={product} />
      <CrossSellingRows product={product} />
    </>
  );
}
