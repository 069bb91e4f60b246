import type { ShopwareRecord } from './admin-client.ts';

/** Records of one entity, written together. */
export interface Step {
  readonly title: string;
  /** Name of the entity in Shopware, e.g. `product_manufacturer`. */
  readonly entity: string;
  readonly records: readonly ShopwareRecord[];
  /** Whether the records are part of every Shopware and only updated, never removed. */
  readonly isShared: boolean;
}

/** A step for records that only the demo shop uses. */
export function step(title: string, entity: string, records: readonly ShopwareRecord[]): Step {
  return { title, entity, records, isShared: false };
}
