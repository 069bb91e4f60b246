import type { ChangeEmailMutation, ChangeEmailMutationVariables, ChangePasswordMutation, ChangePasswordMutationVariables, ChangeProfileMutation, ChangeProfileMutationVariables, CustomerQuery, CustomerQueryVariables, DeleteCustomerMutation, DeleteCustomerMutationVariables, OverviewQuery, OverviewQueryVariables, PaymentChoiceQuery, PaymentChoiceQueryVariables, ProfileQuery, ProfileQueryVariables, SetDefaultPaymentMethodMutation, SetDefaultPaymentMethodMutationVariables, SetNewsletterMutation, SetNewsletterMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery } from '../../shared/graphql/operation-document.ts';

export const CustomerDocument = /* @__PURE__ */ personalQuery<CustomerQuery, CustomerQueryVariables>('b4ca4b91344b7e2c4eb47775e4ee3898cb33311a7e298b8da3676373d3ee82c6');
export const ProfileDocument = /* @__PURE__ */ personalQuery<ProfileQuery, ProfileQueryVariables>('47f8c2a1c381ee363f6b6825c85bae0dee42c28b01f8abdb58b50a702efdf3b7');
export const PaymentChoiceDocument = /* @__PURE__ */ personalQuery<PaymentChoiceQuery, PaymentChoiceQueryVariables>('ddbd666eb7943c112cede9f9469b6edd0efb48ccb0efd9613afac1e4ea8f3d6d');
export const OverviewDocument = /* @__PURE__ */ personalQuery<OverviewQuery, OverviewQueryVariables>('4892e6918d3575722af2c34a996f78396efd6633061c6656f227548a94779da9');
export const ChangeProfileDocument = /* @__PURE__ */ mutation<ChangeProfileMutation, ChangeProfileMutationVariables>('7afd280c9777795659ffb60ad6cd53f83dac7ec0b5b3eee89eda8760773baab4');
export const ChangeEmailDocument = /* @__PURE__ */ mutation<ChangeEmailMutation, ChangeEmailMutationVariables>('f9c478410129a59263edf23d8f84f45663925b3eac94ee433c353fde948a2665');
export const ChangePasswordDocument = /* @__PURE__ */ mutation<ChangePasswordMutation, ChangePasswordMutationVariables>('5c9b2a8ac762f7710e18caf231927b712066dd6a601ffae95f1ca71b96cff048');
export const SetDefaultPaymentMethodDocument = /* @__PURE__ */ mutation<SetDefaultPaymentMethodMutation, SetDefaultPaymentMethodMutationVariables>('92ae62c6db291110bef37a7e99ae20cfb22571d1666d143ad24e880531ad5919');
export const SetNewsletterDocument = /* @__PURE__ */ mutation<SetNewsletterMutation, SetNewsletterMutationVariables>('f3ca5baad9516b7c1e6ccfe662fad4ab91823317483474bbd013428a91055645');
export const DeleteCustomerDocument = /* @__PURE__ */ mutation<DeleteCustomerMutation, DeleteCustomerMutationVariables>('cd1edff1dbc34a9efee5965e0b1b2147cd22e684790cd8c928db206a0ee99741');
