/** A payment that waits on the pay page. */
export interface PaymentRecord {
  readonly id: string;
  readonly orderId: string;
  readonly transactionId: string;
  readonly finishUrl: string;
  readonly errorUrl: string;
}
