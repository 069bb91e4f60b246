import type { ShopwareRecord } from './admin-client.ts';

/** Entities of one kind that are written one after another, in an order in which each refers only to what is there. */
export interface Step {
  /** Names what is made, for a reader. */
  readonly title: string;
  /** Shopware's name of the entity, e.g. `product_manufacturer`. */
  readonly entity: string;
  readonly records: readonly ShopwareRecord[];
  /** False for what Shopware brings along and only gets more texts or states. */
  readonly own: boolean;
}

/** Entities that only this shop uses. */
export function own(title: string, entity: string, records: readonly ShopwareRecord[]): Step {
  return { title, entity, records, own: true };
}

/** Entities that Shopware brings along. */
export function shared(title: string, entity: string, records: readonly ShopwareRecord[]): Step {
  return { title, entity, records, own: false };
}
