import type { Lang } from '../shops/model/text.ts';
import type { Entity } from './entity.ts';

export interface Language {
  readonly id: string;
  readonly lang: Lang;
  readonly code: string;
  readonly name: string;
  /** Path of its domain with a leading slash, empty, or a whole URL if the language has a separate host. */
  readonly path: string;
}

/** What Shopware stores under a context token; the sales channel's defaults apply to absent fields. */
export interface ContextRecord {
  readonly token: string;
  readonly currencyId?: string | undefined;
  readonly languageId?: string | undefined;
  readonly paymentMethodId?: string | undefined;
  readonly shippingMethodId?: string | undefined;
  readonly countryId?: string | undefined;
  readonly countryStateId?: string | undefined;
  readonly customerId?: string | undefined;
  readonly shippingAddressId?: string | undefined;
  readonly billingAddressId?: string | undefined;
  /** Only a login of its customer restores it. */
  readonly expired?: boolean | undefined;
}

export interface CartLine {
  readonly id: string;
  readonly referencedId: string;
  readonly quantity: number;
  /** As last calculated; errors name a vanished product by it. */
  readonly label: string;
}

/** Shopware's cart table, by token. Prices are calculated on each read. */
export interface CartRecord {
  readonly token: string;
  readonly lines: readonly CartLine[];
  /** Codes entered and known, applied or not. */
  readonly codes: readonly string[];
  /** Keys of automatic promotions that the shopper removed. */
  readonly blocked: readonly string[];
  /** Applied at the last calculation; `id` is that of the line item. */
  readonly promotions: readonly { readonly id: string; readonly name: string; readonly automatic: boolean }[];
}

export function emptyCart(token: string): CartRecord {
  return { token, lines: [], codes: [], blocked: [], promotions: [] };
}

export interface AddressRecord {
  readonly id: string;
  readonly countryId: string;
  readonly countryStateId: string | null;
  readonly salutationId: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly zipcode: string;
  readonly city: string;
  readonly company: string | null;
  readonly phoneNumber: string | null;
  readonly additionalAddressLine1: string | null;
}

export interface CustomerRecord {
  readonly id: string;
  readonly customerNumber: string;
  readonly createdAt: string;
  readonly guest: boolean;
  readonly email: string;
  /** Null for guests. */
  readonly password: string | null;
  readonly salutationId: string | null;
  readonly title: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string | null;
  readonly vatIds: readonly string[] | null;
  readonly accountType: 'private' | 'business';
  readonly languageId: string;
  readonly active: boolean;
  readonly doubleOptInRegistration: boolean;
  readonly doubleOptInConfirmDate: string | null;
  readonly hash: string | null;
  readonly defaultBillingAddressId: string;
  readonly defaultShippingAddressId: string;
  readonly addresses: readonly AddressRecord[];
  readonly groupId: string;
  /** Requested at registration, not decided yet. */
  readonly requestedGroupId: string | null;
  readonly defaultPaymentMethodId: string;
}

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

/** A document that was sent to the customer. */
export interface DocumentRecord {
  readonly id: string;
  readonly type: 'invoice' | 'delivery_note' | 'credit_note' | 'storno';
  readonly number: string;
  readonly createdAt: string;
  readonly deepLinkCode: string;
}

interface TransactionRecord {
  readonly id: string;
  readonly paymentMethodId: string;
  readonly state: TransactionState;
}

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
  readonly transactions: readonly TransactionRecord[];
  /** Belongs to the demo shop and took no stock. */
  readonly demo: boolean;
  /** The entity without states, transactions and documents, in the language of the shopper. */
  readonly body: Entity;
}

/** A payment that waits on the pay page. */
export interface PaymentRecord {
  readonly orderId: string;
  readonly transactionId: string;
  readonly finishUrl: string;
  readonly errorUrl: string;
}

/** By customer; a newer recovery replaces it. */
export interface RecoveryRecord {
  readonly customerId: string;
  readonly createdAt: string;
  readonly hash: string;
}

/** A newsletter recipient, by e-mail address in lower case. */
export interface RecipientRecord {
  readonly email: string;
  readonly status: 'notSet' | 'optIn' | 'optOut' | 'direct';
  readonly hash: string;
}

export interface ReviewRecord {
  readonly id: string;
  /** The parent's if there are variants. */
  readonly productId: string;
  readonly customerId: string;
  readonly languageId: string;
  /** 1 to 5. */
  readonly points: number;
  readonly title: string;
  readonly content: string;
  readonly author: string;
  readonly createdAt: string;
  /** Accepted by staff. */
  readonly status: boolean;
  readonly comment: string | null;
}

/** Uploaded through the Admin API. */
export interface FileRecord {
  readonly id: string;
  readonly createdAt: string;
  readonly title: string | null;
  /** Null until it is uploaded. */
  readonly file: {
    readonly name: string;
    readonly extension: string;
    readonly mimeType: string;
    readonly content: Buffer;
  } | null;
}

export interface Mail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly sentAt: string;
}
