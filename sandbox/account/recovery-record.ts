/** A newer recovery replaces it. */
export interface RecoveryRecord {
  readonly id: string;
  readonly customerId: string;
  readonly createdAt: string;
  readonly hash: string;
}
