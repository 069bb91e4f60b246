import type { CheckoutQuery, CheckoutQueryVariables, IdentifyGuestMutation, IdentifyGuestMutationVariables, OrderQuery, OrderQueryVariables, PayOrderMutation, PayOrderMutationVariables, PlaceOrderMutation, PlaceOrderMutationVariables, SetBillingAddressMutation, SetBillingAddressMutationVariables, SetCountryMutation, SetCountryMutationVariables, SetPaymentMethodMutation, SetPaymentMethodMutationVariables, SetShippingAddressMutation, SetShippingAddressMutationVariables, SetShippingMethodMutation, SetShippingMethodMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery } from '../../shared/graphql/operation-document.ts';

export const CheckoutDocument = /* @__PURE__ */ personalQuery<CheckoutQuery, CheckoutQueryVariables>('e2933b64d6ce890bb0a6208573c652f793428e6d6e40d36f83f695db39f83cb6');
export const IdentifyGuestDocument = /* @__PURE__ */ mutation<IdentifyGuestMutation, IdentifyGuestMutationVariables>('9fda93b717ec042a16e659df6005bc5419e1e461621ab2e59ffb025cb7788c8f');
export const SetShippingAddressDocument = /* @__PURE__ */ mutation<SetShippingAddressMutation, SetShippingAddressMutationVariables>('89ba93b7a609e73c296e10bdbd34a40aa777085060d848aead156ef8927acd7d');
export const SetBillingAddressDocument = /* @__PURE__ */ mutation<SetBillingAddressMutation, SetBillingAddressMutationVariables>('c15afab9c7d3bea5d1dd9a823993ffa5b239f801c23d19e0f3efeb3a770ca9e0');
export const SetShippingMethodDocument = /* @__PURE__ */ mutation<SetShippingMethodMutation, SetShippingMethodMutationVariables>('f2185682b0c1f34c5c1771c89e91fe63eedf123796d56932c641529ee469438f');
export const SetPaymentMethodDocument = /* @__PURE__ */ mutation<SetPaymentMethodMutation, SetPaymentMethodMutationVariables>('55db71e37c69b330909b57d9ed2977a6ecc0ee649a5a6fdbedabf75c29879f90');
export const PlaceOrderDocument = /* @__PURE__ */ mutation<PlaceOrderMutation, PlaceOrderMutationVariables>('e84c191509b27a28b7cb1055af29f6f11953c01d3e9bb869ce63d61a7ba78577');
export const OrderDocument = /* @__PURE__ */ personalQuery<OrderQuery, OrderQueryVariables>('959831118b2621cf0a41c137ca6d93f075189bccbfc98b79bf6dca1b394039a9');
export const PayOrderDocument = /* @__PURE__ */ mutation<PayOrderMutation, PayOrderMutationVariables>('e62e700bd58b4c03aa2b17c581d0d38f9d03a50abb2ca86aa5e172e76422c1c8');
export const SetCountryDocument = /* @__PURE__ */ mutation<SetCountryMutation, SetCountryMutationVariables>('56371e51a935dc9eb152fa0b87f8c3b6cb02a19fa3ea5f44cffd4d9e171e4d0d');
