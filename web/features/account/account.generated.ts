import type { ChangeEmailMutation, ChangeEmailMutationVariables, ChangePasswordMutation, ChangePasswordMutationVariables, ChangeProfileMutation, ChangeProfileMutationVariables, CustomerQuery, CustomerQueryVariables, DeleteCustomerMutation, DeleteCustomerMutationVariables, OverviewQuery, OverviewQueryVariables, PaymentChoiceQuery, PaymentChoiceQueryVariables, ProfileQuery, ProfileQueryVariables, SetDefaultPaymentMethodMutation, SetDefaultPaymentMethodMutationVariables, SetNewsletterMutation, SetNewsletterMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery } from '../../shared/graphql/operation-document.ts';

export const CustomerDocument = /* @__PURE__ */ personalQuery<CustomerQuery, CustomerQueryVariables>('bfabea4e08782bdfaf3d8c7d3ccc84c50c4cfb80df43fd521ed004363d98bfab');
export const ProfileDocument = /* @__PURE__ */ personalQuery<ProfileQuery, ProfileQueryVariables>('12165f611c0758af8e197b3873e10e33c1df1488bf7aea98fd8f102cfe258333');
export const PaymentChoiceDocument = /* @__PURE__ */ personalQuery<PaymentChoiceQuery, PaymentChoiceQueryVariables>('0f81ae7470829091480aabf30cc65bd234a0f833c3d1ece370061bf8c36bcb8a');
export const OverviewDocument = /* @__PURE__ */ personalQuery<OverviewQuery, OverviewQueryVariables>('cd074130cb986507eac5752638968b04119ee6fe55cb7b27c77d7b5bc694f280');
export const ChangeProfileDocument = /* @__PURE__ */ mutation<ChangeProfileMutation, ChangeProfileMutationVariables>('71105ec7f63d8ac67462fda8805db910777dcf53917d3cd2f7aa2a7644b3d2c4');
export const ChangeEmailDocument = /* @__PURE__ */ mutation<ChangeEmailMutation, ChangeEmailMutationVariables>('0f0007f745955124dc1f82daa398ef8c8429be36c3503705f3d0c9a413281892');
export const ChangePasswordDocument = /* @__PURE__ */ mutation<ChangePasswordMutation, ChangePasswordMutationVariables>('7b0c42676f28c1c1e606be15e41fc0dbb1d9360479cd46af802482ae853a8df0');
export const SetDefaultPaymentMethodDocument = /* @__PURE__ */ mutation<SetDefaultPaymentMethodMutation, SetDefaultPaymentMethodMutationVariables>('79533b3a2c6f0341fffff4603492296a08988ce249c84b70b54314b50ee03026');
export const SetNewsletterDocument = /* @__PURE__ */ mutation<SetNewsletterMutation, SetNewsletterMutationVariables>('877db69a3531077846d2cc1dacfe92ca2d0d0981e5f93fc801967285719ab04a');
export const DeleteCustomerDocument = /* @__PURE__ */ mutation<DeleteCustomerMutation, DeleteCustomerMutationVariables>('88963c65bc6651619b40b5c6551bca2c10f83046376c2b668416eab86df92b5e');
