export interface PaymentRecord {
  readonly id: string;
  readonly orderId: string;
  readonly transactionId: string;
  readonly finishUrl: string;
  readonly errorUrl: string;
}
