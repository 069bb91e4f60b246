import type { SwList, SwMedia, Translated } from '../entities.ts';
import type { SwLineItem } from './cart-entity.ts';
import type { SwAddress } from './context-entity.ts';
import type { SwMethod } from './methods.ts';

type Partially<T> = { readonly [K in keyof T]?: T[K] | null };

export type SwState = Translated & Partially<{ technicalName: string; name: string }>;

export type SwOrderDocument = Partially<{
  id: string;
  deepLinkCode: string;
  sent: boolean;
  fileType: string;
  config: Readonly<Record<string, unknown>> | readonly unknown[];
  documentType: Translated & Partially<{ name: string }>;
}>;

type SwOrderDownload = Partially<{
  id: string;
  accessGranted: boolean;
  media: SwMedia & Partially<{ fileName: string; fileExtension: string; mimeType: string }>;
}>;

export type SwOrderItem = SwLineItem &
  Partially<{
    productId: string;
    unitPrice: number;
    totalPrice: number;
    position: number;
    downloads: readonly SwOrderDownload[];
  }>;

type SwOrderDelivery = Partially<{
  stateMachineState: SwState;
  shippingMethod: SwMethod & { readonly trackingUrl?: string | null };
  shippingOrderAddress: SwAddress;
  trackingCodes: readonly string[];
}>;

export type SwOrder = Partially<{
  id: string;
  orderNumber: string;
  orderDateTime: string;
  amountTotal: number;
  positionPrice: number;
  shippingTotal: number;
  price: Partially<{ calculatedTaxes: readonly Partially<{ tax: number; taxRate: number }>[] }>;
  currency: Partially<{ isoCode: string }>;
  customerComment: string;
  orderCustomer: Partially<{ email: string }>;
  stateMachineState: SwState;
  billingAddress: SwAddress;
  lineItems: readonly SwOrderItem[];
  deliveries: readonly SwOrderDelivery[];
  documents: readonly SwOrderDocument[];
  transactions: readonly Partially<{
    stateMachineState: SwState;
    paymentMethod: SwMethod;
    createdAt: string;
  }>[];
}>;

/**
 * `POST /order`; with `checkPromotion`, `paymentChangeable` tells by order id whether promotions allow another payment
 * method (case 474).
 */
export type SwOrders = Partially<{
  orders: SwList<SwOrder>;
  paymentChangeable: Readonly<Record<string, boolean>> | readonly unknown[];
}>;

const WITH_COUNTRY = { associations: { country: {}, countryState: {}, salutation: {} } };

export const ORDER_ASSOCIATIONS = {
  currency: {},
  stateMachineState: {},
  lineItems: { associations: { cover: {}, downloads: { associations: { media: {} } } } },
  documents: { associations: { documentType: {} } },
  billingAddress: WITH_COUNTRY,
  deliveries: {
    associations: {
      stateMachineState: {},
      shippingMethod: { associations: { deliveryTime: {} } },
      shippingOrderAddress: WITH_COUNTRY,
    },
  },
  transactions: {
    associations: { stateMachineState: {}, paymentMethod: {} },
    sort: [{ field: 'createdAt', order: 'ASC' }],
  },
};
