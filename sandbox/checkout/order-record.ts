import type { Entity } from '../shop/entity.ts';

/** States of an order. */
export type OrderState = 'open' | 'in_progress' | 'completed' | 'cancelled';

/** States of a payment. */
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

/** States of a delivery. */
export type DeliveryState =
  | 'open'
  | 'shipped_partially'
  | 'shipped'
  | 'returned_partially'
  | 'returned'
  | 'cancelled';

/** A state of an order, its payment or its delivery. */
export type StateName = OrderState | TransactionState | DeliveryState;

/** A paper that belongs to an order. */
export interface DocumentRecord {
  readonly id: string;
  readonly type: 'invoice' | 'delivery_note' | 'credit_note' | 'storno';
  readonly number: string;
  readonly createdAt: string;
  readonly deepLinkCode: string;
  /** False until somebody sent it; customers see only sent ones. */
  readonly sent: boolean;
  readonly inAccount: boolean;
  readonly hasFile: boolean;
}

/** A placed order: the finished entity in the language of the shopper, and what may still change. */
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
  /** The first is the latest. */
  readonly transactions: readonly {
    readonly id: string;
    readonly paymentMethodId: string;
    readonly state: TransactionState;
  }[];
  /** Came with the demo shop. */
  readonly demo?: boolean;
  /** The order entity without its states, transactions, documents and customer. */
  readonly body: Entity;
}
