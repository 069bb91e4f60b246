import type { SwLineItem } from '../cart/cart-entity.ts';
import type { SwAddress } from '../session/context-entity.ts';
import type { SwList, Translated } from '../shopware/entities.ts';
import type { SwMethod } from './methods.ts';

type Partially<T> = { readonly [K in keyof T]?: T[K] | null };

export type SwState = Translated & Partially<{ technicalName: string; name: string }>;

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
  lineItems: readonly SwLineItem[];
  deliveries: readonly Partially<{
    stateMachineState: SwState;
    shippingMethod: SwMethod;
    shippingOrderAddress: SwAddress;
  }>[];
  transactions: readonly Partially<{
    stateMachineState: SwState;
    paymentMethod: SwMethod;
    createdAt: string;
  }>[];
}>;

export type SwOrders = Partially<{ orders: SwList<SwOrder> }>;

const WITH_COUNTRY = { associations: { country: {}, countryState: {}, salutation: {} } };

/** What is loaded with an order. */
export const ORDER_ASSOCIATIONS = {
  currency: {},
  stateMachineState: {},
  lineItems: { associations: { cover: {} } },
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
