import type { ConfirmRegistrationMutation, ConfirmRegistrationMutationVariables, CustomerGroupQuery, CustomerGroupQueryVariables, HomePictureQuery, HomePictureQueryVariables, ImitatedCustomerQuery, ImitatedCustomerQueryVariables, LoginMutation, LoginMutationVariables, LogoutMutation, LogoutMutationVariables, PasswordResetTokenValidQuery, PasswordResetTokenValidQueryVariables, RegisterFormQuery, RegisterFormQueryVariables, RegisterMutation, RegisterMutationVariables, RequestPasswordRecoveryMutation, RequestPasswordRecoveryMutationVariables, ResetPasswordMutation, ResetPasswordMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery, publicQuery } from '../../shared/graphql/operation-document.ts';

export const ImitatedCustomerDocument = /* @__PURE__ */ personalQuery<ImitatedCustomerQuery, ImitatedCustomerQueryVariables>('4f33e4dfa344c6211ecc6a9b50ad44663c7e100fdf8edbc4e6ca8ca5ce92a3a6');
export const RegisterFormDocument = /* @__PURE__ */ publicQuery<RegisterFormQuery, RegisterFormQueryVariables>('37ee5ad4822d26bc78384a9f1ae2e115763d8b9684107c96cc767a312bd07c8e');
export const CustomerGroupDocument = /* @__PURE__ */ publicQuery<CustomerGroupQuery, CustomerGroupQueryVariables>('f7ffef1e0349bc6c05b8a8a94ee8cb9ae75868c20d5d121f12e9c242313fdf57');
export const HomePictureDocument = /* @__PURE__ */ publicQuery<HomePictureQuery, HomePictureQueryVariables>('1c346725c3b6ab46ec243f9ec3188ca8b6ddcb33e654b94f06d0f4fdd3672c38');
export const PasswordResetTokenValidDocument = /* @__PURE__ */ personalQuery<PasswordResetTokenValidQuery, PasswordResetTokenValidQueryVariables>('ede45898011b70602423f589b4b4fd7d8a7bae76717879241b60c94b781c6d70');
export const LoginDocument = /* @__PURE__ */ mutation<LoginMutation, LoginMutationVariables>('b7fbeb62bd28d22566a6e6730ed51a316657bd457fcc8bdde985ae59544cb9b8');
export const LogoutDocument = /* @__PURE__ */ mutation<LogoutMutation, LogoutMutationVariables>('a34aac620850031c4ed2e5fd370e862f9aabe4d3cc5b3fb50b8d3af38035f93a');
export const RegisterDocument = /* @__PURE__ */ mutation<RegisterMutation, RegisterMutationVariables>('5fa9f5a78c63f72c10b0fd6fee38fbf4b82a962c87d81537fee67cf753c5c801');
export const ConfirmRegistrationDocument = /* @__PURE__ */ mutation<ConfirmRegistrationMutation, ConfirmRegistrationMutationVariables>('9d2146ec9d5cfaa7fac6a3f5137ce0249009fee736dda2eda6863599ad266389');
export const RequestPasswordRecoveryDocument = /* @__PURE__ */ mutation<RequestPasswordRecoveryMutation, RequestPasswordRecoveryMutationVariables>('b3e22fab3ca0d4c4cdbe6b1187b92b3d5e0c4f1b8ff39a4a10da0c16ce1c75e0');
export const ResetPasswordDocument = /* @__PURE__ */ mutation<ResetPasswordMutation, ResetPasswordMutationVariables>('62d0538c0190cb4fe4f557bbce6b8845ce24896c704223eaba4b5e696bb178cc');
