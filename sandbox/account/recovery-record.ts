/** A password recovery that a customer asked for; a newer one takes its place. */
export interface RecoveryRecord {
  readonly id: string;
  readonly customerId: string;
  readonly createdAt: string;
  /** 32 letters and digits. */
  readonly hash: string;
}
