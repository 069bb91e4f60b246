import type { ConfirmRegistrationMutation, ConfirmRegistrationMutationVariables, CustomerGroupQuery, CustomerGroupQueryVariables, LoginMutation, LoginMutationVariables, LogoutMutation, LogoutMutationVariables, PasswordRecoveryUsableQuery, PasswordRecoveryUsableQueryVariables, RegisterFormQuery, RegisterFormQueryVariables, RegisterMutation, RegisterMutationVariables, RequestPasswordRecoveryMutation, RequestPasswordRecoveryMutationVariables, ResetPasswordMutation, ResetPasswordMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery, publicQuery } from '../../shared/graphql/operation-document.ts';

export const RegisterFormDocument = /* @__PURE__ */ publicQuery<RegisterFormQuery, RegisterFormQueryVariables>('298f4b245977b1cfc2920aef41f2778bf573bb3f12289117455459314401eb3b');
export const CustomerGroupDocument = /* @__PURE__ */ publicQuery<CustomerGroupQuery, CustomerGroupQueryVariables>('f7ffef1e0349bc6c05b8a8a94ee8cb9ae75868c20d5d121f12e9c242313fdf57');
export const PasswordRecoveryUsableDocument = /* @__PURE__ */ personalQuery<PasswordRecoveryUsableQuery, PasswordRecoveryUsableQueryVariables>('08cf59d21a91d5960eda7bdb75d5299f0df89aa917d9423fa3eaf59ead8a4135');
export const LoginDocument = /* @__PURE__ */ mutation<LoginMutation, LoginMutationVariables>('d96026c0eed218cbbf2be47d4065a021cd3782832b5ebb085471ab2e3aab59ea');
export const LogoutDocument = /* @__PURE__ */ mutation<LogoutMutation, LogoutMutationVariables>('9389786d84d3829be8b47e67fe9fcf995c06bc3beeb8a9b231c51cd0c8f48ebe');
export const RegisterDocument = /* @__PURE__ */ mutation<RegisterMutation, RegisterMutationVariables>('b07f10f0568e63dca359f2409c806c336f984a24bbd1e423efddaf5813e7b66d');
export const ConfirmRegistrationDocument = /* @__PURE__ */ mutation<ConfirmRegistrationMutation, ConfirmRegistrationMutationVariables>('4ca4d3800339b6f8143086a9d4188edd9a8b7b73e00a156a03e4bbe9c51ed623');
export const RequestPasswordRecoveryDocument = /* @__PURE__ */ mutation<RequestPasswordRecoveryMutation, RequestPasswordRecoveryMutationVariables>('f967eb6f3adaa939d84bb1214ebbdd43a8ba7db95746e8ab3e8eb61a6e1117bb');
export const ResetPasswordDocument = /* @__PURE__ */ mutation<ResetPasswordMutation, ResetPasswordMutationVariables>('62d0538c0190cb4fe4f557bbce6b8845ce24896c704223eaba4b5e696bb178cc');
