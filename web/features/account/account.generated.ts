import type { ChangeEmailMutation, ChangeEmailMutationVariables, ChangePasswordMutation, ChangePasswordMutationVariables, ChangeProfileMutation, ChangeProfileMutationVariables, CustomerQuery, CustomerQueryVariables, DeleteCustomerMutation, DeleteCustomerMutationVariables, OverviewQuery, OverviewQueryVariables, PaymentChoiceQuery, PaymentChoiceQueryVariables, ProfileQuery, ProfileQueryVariables, SetDefaultPaymentMethodMutation, SetDefaultPaymentMethodMutationVariables, SetNewsletterMutation, SetNewsletterMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery } from '../../shared/graphql/operation-document.ts';

export const CustomerDocument = /* @__PURE__ */ personalQuery<CustomerQuery, CustomerQueryVariables>('2fe0dfc6e6a2d480cefae35dd179acb12195a3e6ad7f8e602d122c5ca3a9e16c');
export const ProfileDocument = /* @__PURE__ */ personalQuery<ProfileQuery, ProfileQueryVariables>('15a294baa05b4c24d1e28b957c93ff777702683185250fabed8f639877ce4024');
export const PaymentChoiceDocument = /* @__PURE__ */ personalQuery<PaymentChoiceQuery, PaymentChoiceQueryVariables>('1eb014223b68d92cd84f1f04a540f6ea929ff4113e6b24d4984c5308ebc773b3');
export const OverviewDocument = /* @__PURE__ */ personalQuery<OverviewQuery, OverviewQueryVariables>('ba5430822a9c7ad285686c39d22bb7e51a3975202edbe7f97020225741e2fd40');
export const ChangeProfileDocument = /* @__PURE__ */ mutation<ChangeProfileMutation, ChangeProfileMutationVariables>('f57a02bb07861d9446759838049434828136e0c4c3dad28d840be1b5aafbb6e9');
export const ChangeEmailDocument = /* @__PURE__ */ mutation<ChangeEmailMutation, ChangeEmailMutationVariables>('85bf1de1455511e5a663589d94f925b9cbe1bee0936051983c4b9b722fc59e47');
export const ChangePasswordDocument = /* @__PURE__ */ mutation<ChangePasswordMutation, ChangePasswordMutationVariables>('576c4d4918ae8b6677762d9cb35df9dd4d10c614afc5ec83c3043435ff06a12f');
export const SetDefaultPaymentMethodDocument = /* @__PURE__ */ mutation<SetDefaultPaymentMethodMutation, SetDefaultPaymentMethodMutationVariables>('d43e46142f5d8b03bdd860954e38e32593e939c07414cd5b408484cfaaf04c06');
export const SetNewsletterDocument = /* @__PURE__ */ mutation<SetNewsletterMutation, SetNewsletterMutationVariables>('1af6667e44e46c35583cff82797792414e1991e1cf503200072165a872b2706c');
export const DeleteCustomerDocument = /* @__PURE__ */ mutation<DeleteCustomerMutation, DeleteCustomerMutationVariables>('dbd988fd6d32386d79f73c48cf6ae0a1ab760c174b9e7708117d32fef047d8f6');
