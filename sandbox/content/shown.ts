import type { CategoryRecord } from '../../demo/derive/category-tree.ts';
import type { ProductRecord } from '../catalog/product-record.ts';
import type { Entity } from '../shop/entity.ts';

/** What a layout is shown on; mapped slots take their data from it. */
export interface Shown {
  readonly category?: CategoryRecord;
  readonly product?: ProductRecord;
  readonly crossSelling?: () => Entity[];
}
