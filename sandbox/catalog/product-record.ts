import type { CatalogueProduct } from '../../demo/derive/products.ts';

/** A product, a variant or the parent of variants; only stock, activity and sales ever change. */
export interface ProductRecord extends Omit<CatalogueProduct, 'stock'> {
  readonly children: ProductRecord[];
  /** Its categories with all of their ancestors. */
  readonly categoryTree: readonly string[];
  readonly displayGroup: string | null;
  /** Position in the catalogue; stands for Shopware's auto increment. */
  readonly position: number;
  stock: number;
  active: boolean;
  sales: number;
}

/** True if nobody can buy the product itself, because it only holds its variants together. */
export function isParent(product: ProductRecord): boolean {
  return product.children.length > 0;
}

/** True if at least the smallest quantity can be bought. */
export function isAvailable(product: ProductRecord): boolean {
  if (isParent(product)) return product.children.some(isAvailable);
  return product.demo.closeout !== true || product.stock >= (product.demo.minPurchase ?? 1);
}

/** The largest quantity that may be in a cart (Shopware's `calculatedMaxPurchase`; 100 unless the product says otherwise). */
export function maxPurchase(product: ProductRecord): number {
  const { demo, stock } = product;
  const steps = demo.purchaseSteps ?? 1;
  const min = demo.minPurchase ?? 1;
  const limit =
    demo.closeout === true ? Math.min(stock, demo.maxPurchase ?? stock) : (demo.maxPurchase ?? 100);
  return Math.max(0, Math.floor((limit - min) / steps) * steps + min);
}
