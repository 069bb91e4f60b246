/** Cache policy of a public read; times in seconds after loading. */
export interface CachePolicy {
  readonly fresh: number;
  /** Stale-while-revalidate limit. */
  readonly stale: number;
  /** Stale-if-error limit. */
  readonly ifError: number;
  /** Whether the answer holds prices or stock, so that the key includes the currency. */
  readonly priced: boolean;
  /** Tags of every entry, besides those of its entities. */
  readonly tags: readonly string[];
  /** Changes that make the entry wrong, for the setup of an invalidation. */
  readonly invalidatedBy: string;
}
