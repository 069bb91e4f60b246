import type { CacheEntry } from './memory-tier.ts';

/** What a look into the second tier finds. */
export interface SecondLook {
  /** null when there is none that any purge left standing. */
  readonly entry: CacheEntry<unknown> | null;
  /** How many purges there had been; what is loaded from now on knows of them. null when nobody knows. */
  readonly epoch: number | null;
}

/** A cache that all gateways of a shop share, behind the memory of each. It never fails: what it cannot find is not there. */
export interface SecondTier {
  look(key: string): Promise<SecondLook>;
  /**
   * Keeps an entry.
   * @param epoch what the look before the loading said
   */
  keep(key: string, entry: CacheEntry<unknown>, epoch: number): Promise<void>;
}
