import type { CheckoutQuery, CheckoutQueryVariables, IdentifyGuestMutation, IdentifyGuestMutationVariables, OrderQuery, OrderQueryVariables, PayOrderMutation, PayOrderMutationVariables, PlaceOrderMutation, PlaceOrderMutationVariables, SetBillingAddressMutation, SetBillingAddressMutationVariables, SetCountryMutation, SetCountryMutationVariables, SetPaymentMethodMutation, SetPaymentMethodMutationVariables, SetShippingAddressMutation, SetShippingAddressMutationVariables, SetShippingMethodMutation, SetShippingMethodMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery } from '../../shared/graphql/operation-document.ts';

export const CheckoutDocument = /* @__PURE__ */ personalQuery<CheckoutQuery, CheckoutQueryVariables>('6b8114e31da0634f6f2dd5c726da87847ca881bcaa1b5978d82c767ec9980282');
export const IdentifyGuestDocument = /* @__PURE__ */ mutation<IdentifyGuestMutation, IdentifyGuestMutationVariables>('a7eb3583557f6e7fbb51d63abe8844e0bf21b60352bd4f6dfd6b3fe4c34a1164');
export const SetShippingAddressDocument = /* @__PURE__ */ mutation<SetShippingAddressMutation, SetShippingAddressMutationVariables>('c0b8b7a7e59f90db7fb8349a9dba2a8ede3510641f4bf3e4a641059e8a059027');
export const SetBillingAddressDocument = /* @__PURE__ */ mutation<SetBillingAddressMutation, SetBillingAddressMutationVariables>('b51b136ca9760329eceef2c7c01292a6bb497f893d1216f4d7e6be71cb0e7296');
export const SetShippingMethodDocument = /* @__PURE__ */ mutation<SetShippingMethodMutation, SetShippingMethodMutationVariables>('997532231c49a356707c9a332e8e6e814eb784d81f2e8b4f7b7d456e4960852f');
export const SetPaymentMethodDocument = /* @__PURE__ */ mutation<SetPaymentMethodMutation, SetPaymentMethodMutationVariables>('0c3f15968493f221b0e9130779b63f6ebacaa81737c5dd4cf16b1edc6270979f');
export const PlaceOrderDocument = /* @__PURE__ */ mutation<PlaceOrderMutation, PlaceOrderMutationVariables>('44387c1d6ca6a209afee0737201df46f388639d358a90208d7ecb4af9b69a73f');
export const OrderDocument = /* @__PURE__ */ personalQuery<OrderQuery, OrderQueryVariables>('8885969bb11731aaa3f9f68c67fdae08bcc9190d816e81f841abf63415b850eb');
export const PayOrderDocument = /* @__PURE__ */ mutation<PayOrderMutation, PayOrderMutationVariables>('e62e700bd58b4c03aa2b17c581d0d38f9d03a50abb2ca86aa5e172e76422c1c8');
export const SetCountryDocument = /* @__PURE__ */ mutation<SetCountryMutation, SetCountryMutationVariables>('56371e51a935dc9eb152fa0b87f8c3b6cb02a19fa3ea5f44cffd4d9e171e4d0d');
