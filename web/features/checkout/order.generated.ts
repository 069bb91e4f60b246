import type { ForgetGuestMutation, ForgetGuestMutationVariables, OrderQuery, OrderQueryVariables, OtherPaymentMethodsQuery, OtherPaymentMethodsQueryVariables, PayOrderMutation, PayOrderMutationVariables, PayOtherwiseMutation, PayOtherwiseMutationVariables, PlaceOrderMutation, PlaceOrderMutationVariables, SetBillingAddressMutation, SetBillingAddressMutationVariables, SetGuestCustomerMutation, SetGuestCustomerMutationVariables, SetShippingAddressMutation, SetShippingAddressMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery } from '../../shared/graphql/operation-document.ts';

export const SetGuestCustomerDocument = /* @__PURE__ */ mutation<SetGuestCustomerMutation, SetGuestCustomerMutationVariables>('f0602f433d2fcf6b414c0473eafc9693e396e28a7c7d20989040987c011a5892');
export const SetShippingAddressDocument = /* @__PURE__ */ mutation<SetShippingAddressMutation, SetShippingAddressMutationVariables>('1a04735c34e53f51bce9a356ba726139d03b8e65644c7dd0ebca30418040d521');
export const SetBillingAddressDocument = /* @__PURE__ */ mutation<SetBillingAddressMutation, SetBillingAddressMutationVariables>('3ad6f199a99617edfdaa0f3f2f52658e72e5485bfc74cba2a616fa4594fb3ed3');
export const PlaceOrderDocument = /* @__PURE__ */ mutation<PlaceOrderMutation, PlaceOrderMutationVariables>('062117261b298bca9defccf6608c864306dc8953f49b34f43a656179a9bea169');
export const OrderDocument = /* @__PURE__ */ personalQuery<OrderQuery, OrderQueryVariables>('4843921655830a2e1a965bb3391ca670c7c19c013e5761dd695645f2adc958a4');
export const PayOrderDocument = /* @__PURE__ */ mutation<PayOrderMutation, PayOrderMutationVariables>('e62e700bd58b4c03aa2b17c581d0d38f9d03a50abb2ca86aa5e172e76422c1c8');
export const OtherPaymentMethodsDocument = /* @__PURE__ */ personalQuery<OtherPaymentMethodsQuery, OtherPaymentMethodsQueryVariables>('7baac69931b67fd219ea1f922ed2e78040ac8a017a30afaa96fa1d0dd63202fd');
export const PayOtherwiseDocument = /* @__PURE__ */ mutation<PayOtherwiseMutation, PayOtherwiseMutationVariables>('9d437c8c22d1965c5ab838e5e21f357b3b761bb4645d5bb59cbcd693b8110592');
export const ForgetGuestDocument = /* @__PURE__ */ mutation<ForgetGuestMutation, ForgetGuestMutationVariables>('c992c948c4beb1700dc6cf89cada1f0db416b4a3d932551b152e233ca0e483df');
export const OrderStandingHash = '95609b07a07de3d985f2dfe0c6fe0c9758e9eddbe78738c262347565f33e4a37';
