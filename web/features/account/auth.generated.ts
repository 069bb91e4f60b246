import type { ConfirmRegistrationMutation, ConfirmRegistrationMutationVariables, CustomerGroupQuery, CustomerGroupQueryVariables, LoginMutation, LoginMutationVariables, LogoutMutation, LogoutMutationVariables, PasswordRecoveryUsableQuery, PasswordRecoveryUsableQueryVariables, RegisterFormQuery, RegisterFormQueryVariables, RegisterMutation, RegisterMutationVariables, RequestPasswordRecoveryMutation, RequestPasswordRecoveryMutationVariables, ResetPasswordMutation, ResetPasswordMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery, publicQuery } from '../../shared/graphql/operation-document.ts';

export const RegisterFormDocument = /* @__PURE__ */ publicQuery<RegisterFormQuery, RegisterFormQueryVariables>('298f4b245977b1cfc2920aef41f2778bf573bb3f12289117455459314401eb3b');
export const CustomerGroupDocument = /* @__PURE__ */ publicQuery<CustomerGroupQuery, CustomerGroupQueryVariables>('f7ffef1e0349bc6c05b8a8a94ee8cb9ae75868c20d5d121f12e9c242313fdf57');
export const PasswordRecoveryUsableDocument = /* @__PURE__ */ personalQuery<PasswordRecoveryUsableQuery, PasswordRecoveryUsableQueryVariables>('08cf59d21a91d5960eda7bdb75d5299f0df89aa917d9423fa3eaf59ead8a4135');
export const LoginDocument = /* @__PURE__ */ mutation<LoginMutation, LoginMutationVariables>('099d7af3ff13b0cbfa8a5a3bd20f1e968a5f49002bc2a23dc303d4b8e3a1e3dc');
export const LogoutDocument = /* @__PURE__ */ mutation<LogoutMutation, LogoutMutationVariables>('067be056e35e6b44babbfd1fea588d443096f2cc995906a3e14c1c2d8293065a');
export const RegisterDocument = /* @__PURE__ */ mutation<RegisterMutation, RegisterMutationVariables>('f392226b7485f2466635b3aaab5ee8869f9f82b4343f33480f5d755dade5e508');
export const ConfirmRegistrationDocument = /* @__PURE__ */ mutation<ConfirmRegistrationMutation, ConfirmRegistrationMutationVariables>('b2cd31f9cfa737c0685ba2adbb766ebbacf84fbf759201039c980e5ef6e69aef');
export const RequestPasswordRecoveryDocument = /* @__PURE__ */ mutation<RequestPasswordRecoveryMutation, RequestPasswordRecoveryMutationVariables>('f967eb6f3adaa939d84bb1214ebbdd43a8ba7db95746e8ab3e8eb61a6e1117bb');
export const ResetPasswordDocument = /* @__PURE__ */ mutation<ResetPasswordMutation, ResetPasswordMutationVariables>('62d0538c0190cb4fe4f557bbce6b8845ce24896c704223eaba4b5e696bb178cc');
