import type { Entity, PhpMap, SwList, SwPrice } from '../entities.ts';
import type { SwMethod } from './methods.ts';

export type SwState = Entity<'StateMachineState'>;

export type SwOrderDocument = Entity<'Document', { config: PhpMap }>;

export type SwOrderItem = Entity<'OrderLineItem', { price: SwPrice; payload: PhpMap }>;

export type SwOrder = Entity<
  'Order',
  {
    lineItems: readonly SwOrderItem[];
    documents: readonly SwOrderDocument[];
    transactions: readonly Entity<'OrderTransaction', { paymentMethod: SwMethod }>[];
  }
>;

/** `POST /order`; `paymentChangeable` has by order id whether promotions allow another payment method (case 474). */
export type SwOrders = Entity<'OrderRouteResponse', { orders: SwList<SwOrder> }>;

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
