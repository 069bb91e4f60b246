import type {
  MutationIdentifyGuestArgs,
  MutationPayOrderArgs,
  MutationPlaceOrderArgs,
  MutationSetBillingAddressArgs,
  MutationSetPaymentMethodArgs,
  MutationSetShippingAddressArgs,
  MutationSetShippingMethodArgs,
  QueryOrderArgs,
} from '../../schema/generated/resolvers.ts';
import { productPath } from '../content/entity-path.ts';
import type { GatewayContext } from '../graphql/context.ts';
import { checkout } from './checkout.ts';
import { chooseAddress } from './choose-address.ts';
import { chooseMethod } from './choose-method.ts';
import { identifyGuest } from './identify-guest.ts';
import { type OrderItemSource, readOrder } from './order.ts';
import { payOrder } from './pay-order.ts';
import { placeOrder } from './place-order.ts';

export const checkoutResolvers = {
  Query: {
    checkout: (_: unknown, __: unknown, context: GatewayContext) => checkout(context),
    order: (_: unknown, { id }: QueryOrderArgs, context: GatewayContext) =>
      context.session.exists ? context.session.withLock((calls) => readOrder(context, calls, id)) : null,
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
    payOrder: (_: unknown, { input }: MutationPayOrderArgs, context: GatewayContext) =>
      payOrder(context, input),
    setShippingAddress: (_: unknown, { input }: MutationSetShippingAddressArgs, context: GatewayContext) =>
      chooseAddress(context, 'shippingAddressId', input.id),
    setBillingAddress: (_: unknown, { input }: MutationSetBillingAddressArgs, context: GatewayContext) =>
      chooseAddress(context, 'billingAddressId', input.id),
  },
  OrderItem: {
    path: async ({ productId }: OrderItemSource, _: unknown, { loaders, language }: GatewayContext) => {
      const product = productId === null ? null : await loaders.card.load(productId);
      return product && productPath(product, language.pathPrefix);
    },
  },
};
