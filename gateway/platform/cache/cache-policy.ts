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
