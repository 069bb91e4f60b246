export interface WishlistRecord {
  readonly id: string;
  readonly customerId: string;
  readonly createdAt: string;
  readonly updatedAt: string | null;
  /** The latest last. */
  readonly productIds: readonly string[];
}
