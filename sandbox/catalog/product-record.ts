import { createHash } from 'node:crypto';
import type { CatalogueProduct } from '../shops/derive/products.ts';

/** Only stock, price, activity, sales and the group in listings ever change. */
export interface ProductRecord extends Omit<CatalogueProduct, 'stock' | 'price'> {
  readonly children: ProductRecord[];
  /** Including all ancestors. */
  readonly categoryTree: readonly string[];
  /** A listing shows the first of those with the same one. */
  displayGroup: string | null;
  /** In place of Shopware's auto increment. */
  readonly position: number;
  stock: number;
  /** Gross, in the shop's first currency. */
  price: number;
  active: boolean;
  sales: number;
}

/** A parent only groups variants and cannot be bought. */
export function isParent(product: ProductRecord): boolean {
  return product.children.length > 0;
}

/**
 * Shopware's `display_group`: of the parent's id alone, or, where variants are listed singly, with those of the options.
 * None for the parent of variants.
 */
export function displayGroup(
  product: Pick<ProductRecord, 'id' | 'parentId' | 'optionIds'>,
  singly = false,
): string {
  const { id, parentId, optionIds } = product;
  const text = singly && parentId !== null ? parentId + optionIds.join('') : (parentId ?? id).toUpperCase();
  return createHash('md5').update(text).digest('hex');
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
