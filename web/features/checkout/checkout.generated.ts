import type { CheckoutQuery, CheckoutQueryVariables, IdentifyGuestMutation, IdentifyGuestMutationVariables, OrderQuery, OrderQueryVariables, PayOrderMutation, PayOrderMutationVariables, PlaceOrderMutation, PlaceOrderMutationVariables, SetBillingAddressMutation, SetBillingAddressMutationVariables, SetCountryMutation, SetCountryMutationVariables, SetPaymentMethodMutation, SetPaymentMethodMutationVariables, SetShippingAddressMutation, SetShippingAddressMutationVariables, SetShippingMethodMutation, SetShippingMethodMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery } from '../../shared/graphql/operation-document.ts';

export const CheckoutDocument = /* @__PURE__ */ personalQuery<CheckoutQuery, CheckoutQueryVariables>('81108061160a6d3bb04cfb81a32e53d599ba0ae5ffc1e7703d481f4dedcb4a6a');
export const IdentifyGuestDocument = /* @__PURE__ */ mutation<IdentifyGuestMutation, IdentifyGuestMutationVariables>('ef59693cd49b3138f37b682b4066df86eb5c8700e168ec59be4d6f1cb497df63');
export const SetShippingAddressDocument = /* @__PURE__ */ mutation<SetShippingAddressMutation, SetShippingAddressMutationVariables>('62f525e6266613c7f808673c10dcbae2812e6d4f6ac51c95056783bf1ca4e3b8');
export const SetBillingAddressDocument = /* @__PURE__ */ mutation<SetBillingAddressMutation, SetBillingAddressMutationVariables>('b5280c49208e590d18f749d664d4003adddf6de4c782f77d41ba8d90d700f39f');
export const SetShippingMethodDocument = /* @__PURE__ */ mutation<SetShippingMethodMutation, SetShippingMethodMutationVariables>('aaf8d93606d902951ebee7ca802694436eed5fffe2953705b2953614630df339');
export const SetPaymentMethodDocument = /* @__PURE__ */ mutation<SetPaymentMethodMutation, SetPaymentMethodMutationVariables>('12acfb67ac0a595a6764b9d175891c1c8c199bbe23bd0a44897aa2816fddd61d');
export const PlaceOrderDocument = /* @__PURE__ */ mutation<PlaceOrderMutation, PlaceOrderMutationVariables>('43297e99775a4488dda527fcb90009ff4bdf24fea5b4b17fc57a98add8e7fa0c');
export const OrderDocument = /* @__PURE__ */ personalQuery<OrderQuery, OrderQueryVariables>('8885969bb11731aaa3f9f68c67fdae08bcc9190d816e81f841abf63415b850eb');
export const PayOrderDocument = /* @__PURE__ */ mutation<PayOrderMutation, PayOrderMutationVariables>('e62e700bd58b4c03aa2b17c581d0d38f9d03a50abb2ca86aa5e172e76422c1c8');
export const SetCountryDocument = /* @__PURE__ */ mutation<SetCountryMutation, SetCountryMutationVariables>('56371e51a935dc9eb152fa0b87f8c3b6cb02a19fa3ea5f44cffd4d9e171e4d0d');
