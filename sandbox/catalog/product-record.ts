import { createHash } from 'node:crypto';
import type { CatalogueProduct } from '../../demo/derive/products.ts';

/** A product, a variant or the parent of variants; only stock, activity, sales and the group in listings ever change. */
export interface ProductRecord extends Omit<CatalogueProduct, 'stock'> {
  readonly children: ProductRecord[];
  /** Its categories with all of their ancestors. */
  readonly categoryTree: readonly string[];
  /** Of those with the same one a listing shows the first. */
  displayGroup: string | null;
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
