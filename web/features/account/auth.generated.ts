import type { ConfirmRegistrationMutation, ConfirmRegistrationMutationVariables, CustomerGroupQuery, CustomerGroupQueryVariables, LoginMutation, LoginMutationVariables, LogoutMutation, LogoutMutationVariables, PasswordRecoveryUsableQuery, PasswordRecoveryUsableQueryVariables, RegisterFormQuery, RegisterFormQueryVariables, RegisterMutation, RegisterMutationVariables, RequestPasswordRecoveryMutation, RequestPasswordRecoveryMutationVariables, ResetPasswordMutation, ResetPasswordMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery, publicQuery } from '../../shared/graphql/operation-document.ts';

export const RegisterFormDocument = /* @__PURE__ */ publicQuery<RegisterFormQuery, RegisterFormQueryVariables>('298f4b245977b1cfc2920aef41f2778bf573bb3f12289117455459314401eb3b');
export const CustomerGroupDocument = /* @__PURE__ */ publicQuery<CustomerGroupQuery, CustomerGroupQueryVariables>('f7ffef1e0349bc6c05b8a8a94ee8cb9ae75868c20d5d121f12e9c242313fdf57');
export const PasswordRecoveryUsableDocument = /* @__PURE__ */ personalQuery<PasswordRecoveryUsableQuery, PasswordRecoveryUsableQueryVariables>('08cf59d21a91d5960eda7bdb75d5299f0df89aa917d9423fa3eaf59ead8a4135');
export const LoginDocument = /* @__PURE__ */ mutation<LoginMutation, LoginMutationVariables>('84a4d568da6e37d82874e1f53f7704ed39783903fcf9f5a161cdf38e7ac7db2e');
export const LogoutDocument = /* @__PURE__ */ mutation<LogoutMutation, LogoutMutationVariables>('b9f53f65de4f19789925ba655039bebe8d77404bc30d02f0fcf9915264d48cc3');
export const RegisterDocument = /* @__PURE__ */ mutation<RegisterMutation, RegisterMutationVariables>('54deda73137377a1bdab0a3634751456c129eaac82781a0ded01198052da0a76');
export const ConfirmRegistrationDocument = /* @__PURE__ */ mutation<ConfirmRegistrationMutation, ConfirmRegistrationMutationVariables>('1cde04b93c93838b3d2d7f84bd120494871d673370e18e8f759a8561f5caa179');
export const RequestPasswordRecoveryDocument = /* @__PURE__ */ mutation<RequestPasswordRecoveryMutation, RequestPasswordRecoveryMutationVariables>('f967eb6f3adaa939d84bb1214ebbdd43a8ba7db95746e8ab3e8eb61a6e1117bb');
export const ResetPasswordDocument = /* @__PURE__ */ mutation<ResetPasswordMutation, ResetPasswordMutationVariables>('62d0538c0190cb4fe4f557bbce6b8845ce24896c704223eaba4b5e696bb178cc');
