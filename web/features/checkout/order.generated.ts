import type { ForgetGuestMutation, ForgetGuestMutationVariables, OrderQuery, OrderQueryVariables, OtherPaymentMethodsQuery, OtherPaymentMethodsQueryVariables, PayOrderMutation, PayOrderMutationVariables, PayOtherwiseMutation, PayOtherwiseMutationVariables, PlaceOrderMutation, PlaceOrderMutationVariables, SetBillingAddressMutation, SetBillingAddressMutationVariables, SetGuestCustomerMutation, SetGuestCustomerMutationVariables, SetShippingAddressMutation, SetShippingAddressMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery } from '../../shared/graphql/operation-document.ts';

export const SetGuestCustomerDocument = /* @__PURE__ */ mutation<SetGuestCustomerMutation, SetGuestCustomerMutationVariables>('e1419b2cde877267288de08c2b1a29e41f8fa1705a27f42c7c8469808d04e206');
export const SetShippingAddressDocument = /* @__PURE__ */ mutation<SetShippingAddressMutation, SetShippingAddressMutationVariables>('e2015a92d14c86b194c864611bc017bf879919a9876c2f9fd2aca8779b77caf7');
export const SetBillingAddressDocument = /* @__PURE__ */ mutation<SetBillingAddressMutation, SetBillingAddressMutationVariables>('81c0c49f8a97e6ee470de7e920361e70e571f1291af2e36202781d1a24555123');
export const PlaceOrderDocument = /* @__PURE__ */ mutation<PlaceOrderMutation, PlaceOrderMutationVariables>('1643d03d0e255cbdb967de3a8ff6849f0000fc849a85081768a3191ec4f53c01');
export const OrderDocument = /* @__PURE__ */ personalQuery<OrderQuery, OrderQueryVariables>('e78c181be31710c96d017c733fa161d71219fd8f5ea4abd754aa8be19b4f2436');
export const PayOrderDocument = /* @__PURE__ */ mutation<PayOrderMutation, PayOrderMutationVariables>('e62e700bd58b4c03aa2b17c581d0d38f9d03a50abb2ca86aa5e172e76422c1c8');
export const OtherPaymentMethodsDocument = /* @__PURE__ */ personalQuery<OtherPaymentMethodsQuery, OtherPaymentMethodsQueryVariables>('2cf80e6ad59befe3b3aa9207aa5d45f70d6b58d9c50ca5568f49cb260348a4a2');
export const PayOtherwiseDocument = /* @__PURE__ */ mutation<PayOtherwiseMutation, PayOtherwiseMutationVariables>('e98e489925e5be8280b411b5fb5fc93615162ccf2763abf2b9915b2e7497759f');
export const ForgetGuestDocument = /* @__PURE__ */ mutation<ForgetGuestMutation, ForgetGuestMutationVariables>('dd0c25e88d1ea5095ccffc4eae0d91496670b2382da9e59cd5cfcd7144013f73');
export const OrderStandingHash = '95609b07a07de3d985f2dfe0c6fe0c9758e9eddbe78738c262347565f33e4a37';
