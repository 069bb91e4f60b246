import type { ConfirmRegistrationMutation, ConfirmRegistrationMutationVariables, CustomerGroupQuery, CustomerGroupQueryVariables, LoginMutation, LoginMutationVariables, LogoutMutation, LogoutMutationVariables, PasswordResetTokenValidQuery, PasswordResetTokenValidQueryVariables, RegisterFormQuery, RegisterFormQueryVariables, RegisterMutation, RegisterMutationVariables, RequestPasswordRecoveryMutation, RequestPasswordRecoveryMutationVariables, ResetPasswordMutation, ResetPasswordMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery, publicQuery } from '../../shared/graphql/operation-document.ts';

export const RegisterFormDocument = /* @__PURE__ */ publicQuery<RegisterFormQuery, RegisterFormQueryVariables>('37ee5ad4822d26bc78384a9f1ae2e115763d8b9684107c96cc767a312bd07c8e');
export const CustomerGroupDocument = /* @__PURE__ */ publicQuery<CustomerGroupQuery, CustomerGroupQueryVariables>('f7ffef1e0349bc6c05b8a8a94ee8cb9ae75868c20d5d121f12e9c242313fdf57');
export const PasswordResetTokenValidDocument = /* @__PURE__ */ personalQuery<PasswordResetTokenValidQuery, PasswordResetTokenValidQueryVariables>('ede45898011b70602423f589b4b4fd7d8a7bae76717879241b60c94b781c6d70');
export const LoginDocument = /* @__PURE__ */ mutation<LoginMutation, LoginMutationVariables>('bce76b34c90e31482418ff1650d485a9ac8c3ec7aba6aeb90a9bdd52a0ec4c8d');
export const LogoutDocument = /* @__PURE__ */ mutation<LogoutMutation, LogoutMutationVariables>('e509abcd885268f535793f5463c261cece6e7ce66c0e091f29eaf0df847856cf');
export const RegisterDocument = /* @__PURE__ */ mutation<RegisterMutation, RegisterMutationVariables>('bf8e2262be097ff1c48871eddb7e2d6eca576da235a0d64898f3288aca9af399');
export const ConfirmRegistrationDocument = /* @__PURE__ */ mutation<ConfirmRegistrationMutation, ConfirmRegistrationMutationVariables>('9c47b8cf4495bceb5a8a633d45e1224c3243810de42af5d6ac06106b800e5136');
export const RequestPasswordRecoveryDocument = /* @__PURE__ */ mutation<RequestPasswordRecoveryMutation, RequestPasswordRecoveryMutationVariables>('f967eb6f3adaa939d84bb1214ebbdd43a8ba7db95746e8ab3e8eb61a6e1117bb');
export const ResetPasswordDocument = /* @__PURE__ */ mutation<ResetPasswordMutation, ResetPasswordMutationVariables>('62d0538c0190cb4fe4f557bbce6b8845ce24896c704223eaba4b5e696bb178cc');
