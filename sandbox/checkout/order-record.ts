import type { Entity } from '../shop/entity.ts';

export type OrderState = 'open' | 'in_progress' | 'completed' | 'cancelled';

export type TransactionState =
  | 'open'
  | 'in_progress'
  | 'unconfirmed'
  | 'authorized'
  | 'paid_partially'
  | 'paid'
  | 'reminded'
  | 'failed'
  | 'cancelled'
  | 'refunded_partially'
  | 'refunded'
  | 'chargeback';

export type DeliveryState =
  | 'open'
  | 'shipped_partially'
  | 'shipped'
  | 'returned_partially'
  | 'returned'
  | 'cancelled';

export type StateName = OrderState | TransactionState | DeliveryState;

export interface DocumentRecord {
  readonly id: string;
  readonly type: 'invoice' | 'delivery_note' | 'credit_note' | 'storno';
  readonly number: string;
  readonly createdAt: string;
  readonly deepLinkCode: string;
  /** Customers see only sent ones. */
  readonly sent: boolean;
  readonly inAccount: boolean;
  readonly hasFile: boolean;
}

/** The entity in the shopper's language, and what may still change. */
export interface OrderRecord {
  readonly id: string;
  readonly orderNumber: string;
  readonly customerId: string;
  readonly email: string;
  readonly zipcode: string;
  readonly deepLinkCode: string;
  readonly createdAt: string;
  readonly state: OrderState;
  readonly deliveryState: DeliveryState;
  readonly trackingCodes: readonly string[];
  readonly documents: readonly DocumentRecord[];
  /** The latest first. */
  readonly transactions: readonly {
    readonly id: string;
    readonly paymentMethodId: string;
    readonly state: TransactionState;
  }[];
  readonly demo?: boolean;
  /** Without states, transactions, documents and customer. */
  readonly body: Entity;
}
