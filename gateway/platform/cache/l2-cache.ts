import type { CacheEntry } from './memory.ts';

export interface L2Lookup {
  /** null when there is no entry that is still valid. */
  readonly entry: CacheEntry<unknown> | null;
  /** Purge version at the time of the lookup; null when unknown. */
  readonly purgeVersion: number | null;
}

/** L2 cache shared by all gateways of a shop. It never throws; a failure is a miss. */
export interface L2Cache {
  get(key: string): Promise<L2Lookup>;
  /** @param purgeVersion from the lookup before the load */
  set(key: string, entry: CacheEntry<unknown>, purgeVersion: number): Promise<void>;
}
