import type { Entity } from '../shop/entity.ts';

/** States of an order or of its transaction that the sandbox knows. */
export type StateName = 'open' | 'cancelled' | 'paid' | 'failed';

/** A placed order: the finished entity in the language of the shopper, and what may still change. */
export interface OrderRecord {
  readonly id: string;
  readonly orderNumber: string;
  readonly customerId: string;
  readonly email: string;
  readonly zipcode: string;
  readonly deepLinkCode: string;
  readonly createdAt: string;
  readonly state: StateName;
  /** The first is the latest. */
  readonly transactions: readonly {
    readonly id: string;
    readonly paymentMethodId: string;
    readonly state: StateName;
  }[];
  /** The order entity without its states, transactions and customer. */
  readonly body: Entity;
}
