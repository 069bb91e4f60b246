import type { CheckoutQuery, CheckoutQueryVariables, IdentifyGuestMutation, IdentifyGuestMutationVariables, OrderQuery, OrderQueryVariables, PayOrderMutation, PayOrderMutationVariables, PlaceOrderMutation, PlaceOrderMutationVariables, SetBillingAddressMutation, SetBillingAddressMutationVariables, SetCountryMutation, SetCountryMutationVariables, SetPaymentMethodMutation, SetPaymentMethodMutationVariables, SetShippingAddressMutation, SetShippingAddressMutationVariables, SetShippingMethodMutation, SetShippingMethodMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery } from '../../shared/graphql/operation-document.ts';

export const CheckoutDocument = /* @__PURE__ */ personalQuery<CheckoutQuery, CheckoutQueryVariables>('8b0c341d0fd6a649a546c2335fa44c14ec9829dd620a4d8b3bed2cd7da8e6e80');
export const IdentifyGuestDocument = /* @__PURE__ */ mutation<IdentifyGuestMutation, IdentifyGuestMutationVariables>('c0c1be0aaff2a44d733dd5231e5c45a6c6c4a0020fbf4b87d4ec8f0a523d3e01');
export const SetShippingAddressDocument = /* @__PURE__ */ mutation<SetShippingAddressMutation, SetShippingAddressMutationVariables>('a19357802c30760945062328197ffbcfef8f0fe257daeecbf1b51efb6220763d');
export const SetBillingAddressDocument = /* @__PURE__ */ mutation<SetBillingAddressMutation, SetBillingAddressMutationVariables>('fdde1bdf858cbd4fdf56acbdd3d4cd918b616f6c759e71cd5d4410a9461d1a91');
export const SetShippingMethodDocument = /* @__PURE__ */ mutation<SetShippingMethodMutation, SetShippingMethodMutationVariables>('60a364eb79f40c8da61ac04f7663c4099a8808dadef57a7e624ffc7efffa57b3');
export const SetPaymentMethodDocument = /* @__PURE__ */ mutation<SetPaymentMethodMutation, SetPaymentMethodMutationVariables>('36029c6cd777af41a6c202ebda95ed18648147788bb8c0bf423cda17a7328e37');
export const PlaceOrderDocument = /* @__PURE__ */ mutation<PlaceOrderMutation, PlaceOrderMutationVariables>('43297e99775a4488dda527fcb90009ff4bdf24fea5b4b17fc57a98add8e7fa0c');
export const OrderDocument = /* @__PURE__ */ personalQuery<OrderQuery, OrderQueryVariables>('44da88d54bb489fc6ce7e9ae886e5278b00dcef2d3f0eb931f1a48dd7a3cdec7');
export const PayOrderDocument = /* @__PURE__ */ mutation<PayOrderMutation, PayOrderMutationVariables>('e62e700bd58b4c03aa2b17c581d0d38f9d03a50abb2ca86aa5e172e76422c1c8');
export const SetCountryDocument = /* @__PURE__ */ mutation<SetCountryMutation, SetCountryMutationVariables>('56371e51a935dc9eb152fa0b87f8c3b6cb02a19fa3ea5f44cffd4d9e171e4d0d');
