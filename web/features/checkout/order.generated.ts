import type { ForgetGuestMutation, ForgetGuestMutationVariables, OrderQuery, OrderQueryVariables, OtherPaymentMethodsQuery, OtherPaymentMethodsQueryVariables, PayOrderMutation, PayOrderMutationVariables, PayOtherwiseMutation, PayOtherwiseMutationVariables, PlaceOrderMutation, PlaceOrderMutationVariables, SetBillingAddressMutation, SetBillingAddressMutationVariables, SetGuestCustomerMutation, SetGuestCustomerMutationVariables, SetShippingAddressMutation, SetShippingAddressMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery } from '../../shared/graphql/operation-document.ts';

export const SetGuestCustomerDocument = /* @__PURE__ */ mutation<SetGuestCustomerMutation, SetGuestCustomerMutationVariables>('9239190a8328d57500aa1dcf1ae1fde7c12a0887b39e04b17b8286e1ab99962c');
export const SetShippingAddressDocument = /* @__PURE__ */ mutation<SetShippingAddressMutation, SetShippingAddressMutationVariables>('d9827d2bf7097c385a5e47ef7a5ddf2c2584cfbbf410171b17285d84064685ca');
export const SetBillingAddressDocument = /* @__PURE__ */ mutation<SetBillingAddressMutation, SetBillingAddressMutationVariables>('06d3fc0600f4d4dc4f7f5b31d49c2e773ca685163bc1533e0f883cc32dc0ced5');
export const PlaceOrderDocument = /* @__PURE__ */ mutation<PlaceOrderMutation, PlaceOrderMutationVariables>('c615d4076be3ebda63759d3cf0802d5f40609dfc5fc16b28dfe31c20be6c3e6b');
export const OrderDocument = /* @__PURE__ */ personalQuery<OrderQuery, OrderQueryVariables>('e6872dcad318bb3c9f73a880a57447ca0ffce02436b5dc310d1929e0dfd94617');
export const PayOrderDocument = /* @__PURE__ */ mutation<PayOrderMutation, PayOrderMutationVariables>('e62e700bd58b4c03aa2b17c581d0d38f9d03a50abb2ca86aa5e172e76422c1c8');
export const OtherPaymentMethodsDocument = /* @__PURE__ */ personalQuery<OtherPaymentMethodsQuery, OtherPaymentMethodsQueryVariables>('2cf80e6ad59befe3b3aa9207aa5d45f70d6b58d9c50ca5568f49cb260348a4a2');
export const PayOtherwiseDocument = /* @__PURE__ */ mutation<PayOtherwiseMutation, PayOtherwiseMutationVariables>('265b2122fa24883fd3029c49ec5172bac8c12b89ba7b7df277f140a9c4b39a9d');
export const ForgetGuestDocument = /* @__PURE__ */ mutation<ForgetGuestMutation, ForgetGuestMutationVariables>('b6d4684d8be72c1cc24f8187764f2cbdf50d330120226c1470e02199f0ca8cd1');
export const OrderStandingHash = '95609b07a07de3d985f2dfe0c6fe0c9758e9eddbe78738c262347565f33e4a37';
