import type { ChangeEmailMutation, ChangeEmailMutationVariables, ChangePasswordMutation, ChangePasswordMutationVariables, ChangeProfileMutation, ChangeProfileMutationVariables, CustomerQuery, CustomerQueryVariables, DeleteCustomerMutation, DeleteCustomerMutationVariables, OverviewQuery, OverviewQueryVariables, PaymentChoiceQuery, PaymentChoiceQueryVariables, ProfileQuery, ProfileQueryVariables, SetDefaultPaymentMethodMutation, SetDefaultPaymentMethodMutationVariables, SetNewsletterMutation, SetNewsletterMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery } from '../../shared/graphql/operation-document.ts';

export const CustomerDocument = /* @__PURE__ */ personalQuery<CustomerQuery, CustomerQueryVariables>('dfbea3d277b3dd4fc715c5a87c57ccc49979f01e69613f5f3be12a5037aa78a9');
export const ProfileDocument = /* @__PURE__ */ personalQuery<ProfileQuery, ProfileQueryVariables>('779f490268f85218a6a5514cee7e6d752dbf58876d9ed8f4c23ff226ae809851');
export const PaymentChoiceDocument = /* @__PURE__ */ personalQuery<PaymentChoiceQuery, PaymentChoiceQueryVariables>('5690c392cc00f7fe3313297f0efec946b9e1aa850434ff9c083b4a5e07d7f5dc');
export const OverviewDocument = /* @__PURE__ */ personalQuery<OverviewQuery, OverviewQueryVariables>('48cda5eadd7425ddf639d245cd7f71478c4014dc5d152116b83f59d095030f0e');
export const ChangeProfileDocument = /* @__PURE__ */ mutation<ChangeProfileMutation, ChangeProfileMutationVariables>('6cd4a6a127a45007bf6bf47f4cd6f38dbfe9d6aad6117fd1fb6ce615e61e263c');
export const ChangeEmailDocument = /* @__PURE__ */ mutation<ChangeEmailMutation, ChangeEmailMutationVariables>('2a4c40d1746d9819fecd13d4ab9d4b49a07a71a6fad43b834e6ee635a26e41a5');
export const ChangePasswordDocument = /* @__PURE__ */ mutation<ChangePasswordMutation, ChangePasswordMutationVariables>('86f5af15524660df6654a41fee3e660d0782407db9bcccb9adf2bf6350c37fa9');
export const SetDefaultPaymentMethodDocument = /* @__PURE__ */ mutation<SetDefaultPaymentMethodMutation, SetDefaultPaymentMethodMutationVariables>('2e7ad7d5c524c02983e5ba3e65a5e95049d95cc4554806d1a4f0fa5dee1c9ea8');
export const SetNewsletterDocument = /* @__PURE__ */ mutation<SetNewsletterMutation, SetNewsletterMutationVariables>('4455c41293935503dcfaa0644b1bf986e479317dac86ae84d0ee6cc548df71f7');
export const DeleteCustomerDocument = /* @__PURE__ */ mutation<DeleteCustomerMutation, DeleteCustomerMutationVariables>('23e46aa28bb13f25b203a64b06edca43f9a9d31f5c9501e5741a87e9ba277a30');
