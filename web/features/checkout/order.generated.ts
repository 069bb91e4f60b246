import type { ForgetGuestMutation, ForgetGuestMutationVariables, IdentifyGuestMutation, IdentifyGuestMutationVariables, OrderQuery, OrderQueryVariables, OtherPaymentMethodsQuery, OtherPaymentMethodsQueryVariables, PayOrderMutation, PayOrderMutationVariables, PayOtherwiseMutation, PayOtherwiseMutationVariables, PlaceOrderMutation, PlaceOrderMutationVariables, SetBillingAddressMutation, SetBillingAddressMutationVariables, SetShippingAddressMutation, SetShippingAddressMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery } from '../../shared/graphql/operation-document.ts';

export const IdentifyGuestDocument = /* @__PURE__ */ mutation<IdentifyGuestMutation, IdentifyGuestMutationVariables>('ccbae2dce156dbad080638de06f8fc6907566e0480e144e5e75d2b6e45833bc9');
export const SetShippingAddressDocument = /* @__PURE__ */ mutation<SetShippingAddressMutation, SetShippingAddressMutationVariables>('aa3be32355cdfebb3ab80c6bb110e87ee570c0ed55d46682870dc8db171becb4');
export const SetBillingAddressDocument = /* @__PURE__ */ mutation<SetBillingAddressMutation, SetBillingAddressMutationVariables>('32306efb8b6a539c9b26b495fdf83c6ce348861c9434b83bb7fc1266931b0c68');
export const PlaceOrderDocument = /* @__PURE__ */ mutation<PlaceOrderMutation, PlaceOrderMutationVariables>('233d92219abd2ed20f9c452c99f70b5ceca82e74bfa977c4c3f639e390e73781');
export const OrderDocument = /* @__PURE__ */ personalQuery<OrderQuery, OrderQueryVariables>('abba2c02d1d4b60cd309fff39cb85d6843d140800ac8e07d7a5e2ee04881027d');
export const PayOrderDocument = /* @__PURE__ */ mutation<PayOrderMutation, PayOrderMutationVariables>('e62e700bd58b4c03aa2b17c581d0d38f9d03a50abb2ca86aa5e172e76422c1c8');
export const OtherPaymentMethodsDocument = /* @__PURE__ */ personalQuery<OtherPaymentMethodsQuery, OtherPaymentMethodsQueryVariables>('303a2baf3407e568e33a4e8490ab8e6082c06d3e940bb4c32e1b906afef27c7c');
export const PayOtherwiseDocument = /* @__PURE__ */ mutation<PayOtherwiseMutation, PayOtherwiseMutationVariables>('0ccf2375b8c5ea724583844911ddf1fcf1a36c611b6bda436de9864bbca37909');
export const ForgetGuestDocument = /* @__PURE__ */ mutation<ForgetGuestMutation, ForgetGuestMutationVariables>('992c112d8e7b8f7243a84ded7dc0a1d6d7cbd1adfeffc8212f628161ea0b6dcc');
export const OrderStandingHash = '56f0c80855fe76e2b00d630d9278e4eda05da1aaed6d5ae2f2a530a3cb02f5a0';
