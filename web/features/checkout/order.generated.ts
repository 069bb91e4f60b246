import type { ForgetGuestMutation, ForgetGuestMutationVariables, OrderQuery, OrderQueryVariables, OtherPaymentMethodsQuery, OtherPaymentMethodsQueryVariables, PayOrderMutation, PayOrderMutationVariables, PayOtherwiseMutation, PayOtherwiseMutationVariables, PlaceOrderMutation, PlaceOrderMutationVariables, SetBillingAddressMutation, SetBillingAddressMutationVariables, SetGuestCustomerMutation, SetGuestCustomerMutationVariables, SetShippingAddressMutation, SetShippingAddressMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery } from '../../shared/graphql/operation-document.ts';

export const SetGuestCustomerDocument = /* @__PURE__ */ mutation<SetGuestCustomerMutation, SetGuestCustomerMutationVariables>('3304b1f2430acf6e194de295126f149dfa06adfaad7369b4857af7e318cf1298');
export const SetShippingAddressDocument = /* @__PURE__ */ mutation<SetShippingAddressMutation, SetShippingAddressMutationVariables>('080e6418deed828eafc8d2189535023d065dff035d24039e47cfaa1c878b69b7');
export const SetBillingAddressDocument = /* @__PURE__ */ mutation<SetBillingAddressMutation, SetBillingAddressMutationVariables>('255988ca1d72a04a54c0038f93e639bc141e4cd27fa600660128e73670a21958');
export const PlaceOrderDocument = /* @__PURE__ */ mutation<PlaceOrderMutation, PlaceOrderMutationVariables>('062117261b298bca9defccf6608c864306dc8953f49b34f43a656179a9bea169');
export const OrderDocument = /* @__PURE__ */ personalQuery<OrderQuery, OrderQueryVariables>('261907e09e48f801df2d029ed4eae16ebfeae4454c4e0200f65771c53e06e71d');
export const PayOrderDocument = /* @__PURE__ */ mutation<PayOrderMutation, PayOrderMutationVariables>('e62e700bd58b4c03aa2b17c581d0d38f9d03a50abb2ca86aa5e172e76422c1c8');
export const OtherPaymentMethodsDocument = /* @__PURE__ */ personalQuery<OtherPaymentMethodsQuery, OtherPaymentMethodsQueryVariables>('e3c88993e97e853e72e8f5eb96f946676b5bd56e9e12addd0319520f930dd804');
export const PayOtherwiseDocument = /* @__PURE__ */ mutation<PayOtherwiseMutation, PayOtherwiseMutationVariables>('ba7a301f26f4b285cdb7c3b41b0c844f0e35e827bfa499881318f8d7a6ea4f30');
export const ForgetGuestDocument = /* @__PURE__ */ mutation<ForgetGuestMutation, ForgetGuestMutationVariables>('c992c948c4beb1700dc6cf89cada1f0db416b4a3d932551b152e233ca0e483df');
export const OrderStandingHash = '95609b07a07de3d985f2dfe0c6fe0c9758e9eddbe78738c262347565f33e4a37';
