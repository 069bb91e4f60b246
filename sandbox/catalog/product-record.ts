import type { DemoProduct, DemoVariant } from '../demo/model.ts';

/** A product, a variant or the parent of variants; only stock and activity ever change. */
export interface ProductRecord {
  readonly id: string;
  readonly demo: DemoProduct;
  readonly variant: DemoVariant | null;
  readonly parentId: string | null;
  readonly children: ProductRecord[];
  readonly number: string;
  readonly optionIds: readonly string[];
  readonly propertyIds: readonly string[];
  readonly manufacturerId: string;
  /** Categories that it is assigned to, the main one first. */
  readonly categoryIds: readonly string[];
  /** Its categories with all of their ancestors. */
  readonly categoryTree: readonly string[];
  readonly pictures: readonly string[];
  /** Gross CHF for one piece. */
  readonly price: number;
  /** Percent. */
  readonly taxRate: number;
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

/** Days since release in which a product counts as new. */
const NEW_DAYS = 60;

/** True while the release is less than 60 days ago. */
export function isNew(product: ProductRecord, now = Date.now()): boolean {
  const age = now - Date.parse(product.demo.released);
  return age < NEW_DAYS * 86_400_000;
}
