import type { CacheEntry } from './memory.ts';

/** What a look into the second tier finds. */
export interface L2Lookup {
  /** null when there is none that any purge left standing. */
  readonly entry: CacheEntry<unknown> | null;
  /** How many purges there had been; what is loaded from now on knows of them. null when nobody knows. */
  readonly purgeVersion: number | null;
}

/** A cache that all gateways of a shop share, behind the memory of each. It never fails: what it cannot find is not there. */
export interface L2Cache {
  get(key: string): Promise<L2Lookup>;
  /**
   * Keeps an entry.
   * @param purgeVersion what the look before the loading said
   */
  set(key: string, entry: CacheEntry<unknown>, purgeVersion: number): Promise<void>;
}
