import type { CacheEntry } from './memory.ts';

/** Cache policy of a public read; times in seconds after loading. */
export interface CachePolicy {
  readonly fresh: number;
  /** Stale-while-revalidate limit. */
  readonly stale: number;
  /** Stale-if-error limit. */
  readonly ifError: number;
  /** Whether the answer holds prices or stock, so that the key includes the currency. */
  readonly priced: boolean;
  /** Tags of every entry in addition to those of its entities. */
  readonly tags: readonly string[];
  /** Changes that invalidate the entry, for operators who set up webhooks. */
  readonly invalidatedBy: string;
}

/** Purge tag that matches every entry. */
export const EVERY_TAG = '*';

export interface L2Lookup {
  /** null without a valid entry. */
  readonly entry: CacheEntry<unknown> | null;
  /** Purge version at the time of the lookup; null if unknown. */
  readonly purgeVersion: number | null;
}

/** L2 cache shared by all gateways of a shop. It never throws; a failure is a miss. */
export interface L2Cache {
  get(key: string): Promise<L2Lookup>;
  /** @param purgeVersion from the lookup before the load */
  set(key: string, entry: CacheEntry<unknown>, purgeVersion: number): Promise<void>;
}
