import type { ForgetGuestMutation, ForgetGuestMutationVariables, IdentifyGuestMutation, IdentifyGuestMutationVariables, OrderQuery, OrderQueryVariables, OtherPaymentMethodsQuery, OtherPaymentMethodsQueryVariables, PayOrderMutation, PayOrderMutationVariables, PayOtherwiseMutation, PayOtherwiseMutationVariables, PlaceOrderMutation, PlaceOrderMutationVariables, SetBillingAddressMutation, SetBillingAddressMutationVariables, SetShippingAddressMutation, SetShippingAddressMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery } from '../../shared/graphql/operation-document.ts';

export const IdentifyGuestDocument = /* @__PURE__ */ mutation<IdentifyGuestMutation, IdentifyGuestMutationVariables>('680d2eb65108700fa4c6fd91685318704e6e8f40e074f26e9bd66716a3e26e01');
export const SetShippingAddressDocument = /* @__PURE__ */ mutation<SetShippingAddressMutation, SetShippingAddressMutationVariables>('6dd0306e0ed9bb7aeff08a2ed7ae23cfc3d32075262e7fb7dcba31dabae5d0fe');
export const SetBillingAddressDocument = /* @__PURE__ */ mutation<SetBillingAddressMutation, SetBillingAddressMutationVariables>('4d30604fd93eb28dd7854ff9a0d7da609a6e0467754107fcc8c8e723dbd11645');
export const PlaceOrderDocument = /* @__PURE__ */ mutation<PlaceOrderMutation, PlaceOrderMutationVariables>('bc011ec6fbdde8bae09393197c98788c59a26f6526025a3b65daff24334f612e');
export const OrderDocument = /* @__PURE__ */ personalQuery<OrderQuery, OrderQueryVariables>('abba2c02d1d4b60cd309fff39cb85d6843d140800ac8e07d7a5e2ee04881027d');
export const PayOrderDocument = /* @__PURE__ */ mutation<PayOrderMutation, PayOrderMutationVariables>('e62e700bd58b4c03aa2b17c581d0d38f9d03a50abb2ca86aa5e172e76422c1c8');
export const OtherPaymentMethodsDocument = /* @__PURE__ */ personalQuery<OtherPaymentMethodsQuery, OtherPaymentMethodsQueryVariables>('303a2baf3407e568e33a4e8490ab8e6082c06d3e940bb4c32e1b906afef27c7c');
export const PayOtherwiseDocument = /* @__PURE__ */ mutation<PayOtherwiseMutation, PayOtherwiseMutationVariables>('0ccf2375b8c5ea724583844911ddf1fcf1a36c611b6bda436de9864bbca37909');
export const ForgetGuestDocument = /* @__PURE__ */ mutation<ForgetGuestMutation, ForgetGuestMutationVariables>('536a2c71c09ca61f31f191fddc623be16a3214638efbc0eb20e82b4ed190ab4d');
export const OrderStandingHash = '56f0c80855fe76e2b00d630d9278e4eda05da1aaed6d5ae2f2a530a3cb02f5a0';
