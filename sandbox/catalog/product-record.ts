import type { CatalogueProduct } from '../../demo/derive/products.ts';

/** Only stock, activity and sales ever change. */
export interface ProductRecord extends Omit<CatalogueProduct, 'stock'> {
  readonly children: ProductRecord[];
  /** Including all ancestors. */
  readonly categoryTree: readonly string[];
  readonly displayGroup: string | null;
  /** In place of Shopware's auto increment. */
  readonly position: number;
  stock: number;
  active: boolean;
  sales: number;
}

/** A parent only groups variants and cannot be bought. */
export function isParent(product: ProductRecord): boolean {
  return product.children.length > 0;
}

export function isAvailable(product: ProductRecord): boolean {
  if (isParent(product)) return product.children.some(isAvailable);
  return product.demo.closeout !== true || product.stock >= (product.demo.minPurchase ?? 1);
}

/** Shopware's `calculatedMaxPurchase`. */
export function maxPurchase(product: ProductRecord): number {
  const { demo, stock } = product;
  const steps = demo.purchaseSteps ?? 1;
  const min = demo.minPurchase ?? 1;
  const limit =
    demo.closeout === true ? Math.min(stock, demo.maxPurchase ?? stock) : (demo.maxPurchase ?? 100);
  return Math.max(0, Math.floor((limit - min) / steps) * steps + min);
}
