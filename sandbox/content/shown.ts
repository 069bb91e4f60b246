import type { ProductRecord } from '../catalog/product-record.ts';
import type { Entity } from '../shop/entity.ts';
import type { CategoryRecord } from '../shops/derive/category-tree.ts';

/** Mapped slots read from it. */
export interface Shown {
  readonly category?: CategoryRecord;
  readonly product?: ProductRecord;
  readonly crossSelling?: () => Entity[];
}
