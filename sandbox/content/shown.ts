import type { CategoryRecord } from '../../demo/derive/category-tree.ts';
import type { ProductRecord } from '../catalog/product-record.ts';
import type { Entity } from '../shop/entity.ts';

/** Mapped slots read from it. */
export interface Shown {
  readonly category?: CategoryRecord;
  readonly product?: ProductRecord;
  readonly crossSelling?: () => Entity[];
}
