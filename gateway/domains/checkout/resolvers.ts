import type {
  MutationIdentifyGuestArgs,
  MutationPlaceOrderArgs,
  MutationSetBillingAddressArgs,
  MutationSetPaymentMethodArgs,
  MutationSetShippingAddressArgs,
  MutationSetShippingMethodArgs,
} from '../../../schema/generated/resolvers.ts';
import type { GatewayContext } from '../shared/context.ts';
import { checkout } from './checkout.ts';
import { chooseAddress } from './choose-address.ts';
import { chooseMethod } from './choose-method.ts';
import { identifyGuest } from './identify-guest.ts';
import { placeOrder } from './place-order.ts';

export const checkoutResolvers = {
  Query: {
    checkout: (_: unknown, __: unknown, context: GatewayContext) => checkout(context),
  },
  Mutation: {
    identifyGuest: (_: unknown, { input }: MutationIdentifyGuestArgs, context: GatewayContext) =>
      identifyGuest(context, input),
    setShippingMethod: (_: unknown, { input }: MutationSetShippingMethodArgs, context: GatewayContext) =>
      chooseMethod(context, 'shippingMethodId', input.id),
    setPaymentMethod: (_: unknown, { input }: MutationSetPaymentMethodArgs, context: GatewayContext) =>
      chooseMethod(context, 'paymentMethodId', input.id),
    placeOrder: (_: unknown, { input }: MutationPlaceOrderArgs, context: GatewayContext) =>
      placeOrder(context, input),
    setShippingAddress: (_: unknown, { input }: MutationSetShippingAddressArgs, context: GatewayContext) =>
      chooseAddress(context, 'shippingAddressId', input.id),
    setBillingAddress: (_: unknown, { input }: MutationSetBillingAddressArgs, context: GatewayContext) =>
      chooseAddress(context, 'billingAddressId', input.id),
  },
};
