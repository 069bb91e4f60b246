import type { ConfirmRegistrationMutation, ConfirmRegistrationMutationVariables, CustomerGroupQuery, CustomerGroupQueryVariables, ImitatedCustomerQuery, ImitatedCustomerQueryVariables, LoginMutation, LoginMutationVariables, LogoutMutation, LogoutMutationVariables, PasswordResetTokenValidQuery, PasswordResetTokenValidQueryVariables, RegisterFormQuery, RegisterFormQueryVariables, RegisterMutation, RegisterMutationVariables, RequestPasswordRecoveryMutation, RequestPasswordRecoveryMutationVariables, ResetPasswordMutation, ResetPasswordMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery, publicQuery } from '../../shared/graphql/operation-document.ts';

export const ImitatedCustomerDocument = /* @__PURE__ */ personalQuery<ImitatedCustomerQuery, ImitatedCustomerQueryVariables>('4f33e4dfa344c6211ecc6a9b50ad44663c7e100fdf8edbc4e6ca8ca5ce92a3a6');
export const RegisterFormDocument = /* @__PURE__ */ publicQuery<RegisterFormQuery, RegisterFormQueryVariables>('37ee5ad4822d26bc78384a9f1ae2e115763d8b9684107c96cc767a312bd07c8e');
export const CustomerGroupDocument = /* @__PURE__ */ publicQuery<CustomerGroupQuery, CustomerGroupQueryVariables>('f7ffef1e0349bc6c05b8a8a94ee8cb9ae75868c20d5d121f12e9c242313fdf57');
export const PasswordResetTokenValidDocument = /* @__PURE__ */ personalQuery<PasswordResetTokenValidQuery, PasswordResetTokenValidQueryVariables>('ede45898011b70602423f589b4b4fd7d8a7bae76717879241b60c94b781c6d70');
export const LoginDocument = /* @__PURE__ */ mutation<LoginMutation, LoginMutationVariables>('9fb5db27d2c1406ff50e227406093904e885390cad847f75fc3cef9859b99bc2');
export const LogoutDocument = /* @__PURE__ */ mutation<LogoutMutation, LogoutMutationVariables>('eb1dba1ecdac11ef77fc43dd43c5a9b4c6fafed99205f6b5733f8d91d28199df');
export const RegisterDocument = /* @__PURE__ */ mutation<RegisterMutation, RegisterMutationVariables>('4c20abd2a508a081e28e782995acda0582e6de05f6bd2e15f3b9da6e3383609d');
export const ConfirmRegistrationDocument = /* @__PURE__ */ mutation<ConfirmRegistrationMutation, ConfirmRegistrationMutationVariables>('d8e3d5bec5d24e7689657e5d95a73ecb9a6fbcd240eb5d4b8213d45ebefc84c3');
export const RequestPasswordRecoveryDocument = /* @__PURE__ */ mutation<RequestPasswordRecoveryMutation, RequestPasswordRecoveryMutationVariables>('b3e22fab3ca0d4c4cdbe6b1187b92b3d5e0c4f1b8ff39a4a10da0c16ce1c75e0');
export const ResetPasswordDocument = /* @__PURE__ */ mutation<ResetPasswordMutation, ResetPasswordMutationVariables>('62d0538c0190cb4fe4f557bbce6b8845ce24896c704223eaba4b5e696bb178cc');
