/** How a public read is kept. All times in seconds after it was loaded. */
export interface CachePolicy {
  /** Until then it is served as it is. */
  readonly fresh: number;
  /** Until then it is served once more while a new one is fetched. */
  readonly stale: number;
  /** Until then it is served when Shopware cannot answer. */
  readonly ifError: number;
  /** Whether prices or stock are in it: kept apart by currency. */
  readonly priced: boolean;
  /** Tags that every entry carries besides those of its entities. */
  readonly tags: readonly string[];
  /** What makes it wrong, for whoever wires an invalidation. */
  readonly invalidatedBy: string;
}
