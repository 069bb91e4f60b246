import type { Resolvers } from '../../generated/resolvers.ts';
import { chooseAddress, chooseMethod, setGuestCustomer } from './change-checkout.ts';
import { checkout } from './checkout.ts';
import { placeOrder } from './place-order.ts';

export const checkoutResolvers = {
  Query: {
    checkout: (_, __, context) => checkout(context),
  },
  Mutation: {
    setGuestCustomer: (_, { input }, context) => setGuestCustomer(context, input),
    setShippingMethod: (_, { input }, context) => chooseMethod(context, 'shippingMethodId', input.id),
    setPaymentMethod: (_, { input }, context) => chooseMethod(context, 'paymentMethodId', input.id),
    placeOrder: (_, { input }, context) => placeOrder(context, input),
    setShippingAddress: (_, { input }, context) => chooseAddress(context, 'shippingAddressId', input.id),
    setBillingAddress: (_, { input }, context) => chooseAddress(context, 'billingAddressId', input.id),
  },
} satisfies Resolvers;
