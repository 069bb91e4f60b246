import type { ProductPartsFragment } from '../../../generated/graphql.ts';
import { ProductRow } from './product-row.tsx';

export function CrossSellingRows({ product }: { product: ProductPartsFragment }) {
  return product.crossSellings.map(({ id, title, products }) => (
    <ProductRow key={id} title={title} products={products} testId="product-cross-selling" />
  ));
}
