import type { ForgetGuestMutation, ForgetGuestMutationVariables, IdentifyGuestMutation, IdentifyGuestMutationVariables, OrderQuery, OrderQueryVariables, OtherPaymentMethodsQuery, OtherPaymentMethodsQueryVariables, PayOrderMutation, PayOrderMutationVariables, PayOtherwiseMutation, PayOtherwiseMutationVariables, PlaceOrderMutation, PlaceOrderMutationVariables, SetBillingAddressMutation, SetBillingAddressMutationVariables, SetShippingAddressMutation, SetShippingAddressMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery } from '../../shared/graphql/operation-document.ts';

export const IdentifyGuestDocument = /* @__PURE__ */ mutation<IdentifyGuestMutation, IdentifyGuestMutationVariables>('d8c8b4905756b9b3a92c28bf1318a6e369929485daaaa5c1c4c0bb142774984e');
export const SetShippingAddressDocument = /* @__PURE__ */ mutation<SetShippingAddressMutation, SetShippingAddressMutationVariables>('da661061e035e89c1edfb999379e1fd0218436b9b5abc037a391426179bdc75e');
export const SetBillingAddressDocument = /* @__PURE__ */ mutation<SetBillingAddressMutation, SetBillingAddressMutationVariables>('170fe752720778ff186e11025cf8888e18dfd65d31a15817ee7bf20f009bf286');
export const PlaceOrderDocument = /* @__PURE__ */ mutation<PlaceOrderMutation, PlaceOrderMutationVariables>('dde7dedb39ffd31d4f40d80563eed6f0d057a05bcf2f10933e3d32bd765f21a5');
export const OrderDocument = /* @__PURE__ */ personalQuery<OrderQuery, OrderQueryVariables>('ebc37812fc33916d33d0ee579f38c8487e61417c9844c2a8c856994efbef346c');
export const PayOrderDocument = /* @__PURE__ */ mutation<PayOrderMutation, PayOrderMutationVariables>('e62e700bd58b4c03aa2b17c581d0d38f9d03a50abb2ca86aa5e172e76422c1c8');
export const OtherPaymentMethodsDocument = /* @__PURE__ */ personalQuery<OtherPaymentMethodsQuery, OtherPaymentMethodsQueryVariables>('303a2baf3407e568e33a4e8490ab8e6082c06d3e940bb4c32e1b906afef27c7c');
export const PayOtherwiseDocument = /* @__PURE__ */ mutation<PayOtherwiseMutation, PayOtherwiseMutationVariables>('3c89f0d465f9e722a5059682fac7967e70f9813b2221e38f56b340f42cfc5863');
export const ForgetGuestDocument = /* @__PURE__ */ mutation<ForgetGuestMutation, ForgetGuestMutationVariables>('b3646c4e1a7a2a01e73a5232ae42c3cde1b049dea2734860747108c0bdd42110');
export const OrderStandingHash = '56f0c80855fe76e2b00d630d9278e4eda05da1aaed6d5ae2f2a530a3cb02f5a0';
