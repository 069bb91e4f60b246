import type { ConfirmRegistrationMutation, ConfirmRegistrationMutationVariables, CustomerGroupQuery, CustomerGroupQueryVariables, LoginMutation, LoginMutationVariables, LogoutMutation, LogoutMutationVariables, PasswordRecoveryUsableQuery, PasswordRecoveryUsableQueryVariables, RegisterFormQuery, RegisterFormQueryVariables, RegisterMutation, RegisterMutationVariables, RequestPasswordRecoveryMutation, RequestPasswordRecoveryMutationVariables, ResetPasswordMutation, ResetPasswordMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery, publicQuery } from '../../shared/graphql/operation-document.ts';

export const RegisterFormDocument = /* @__PURE__ */ publicQuery<RegisterFormQuery, RegisterFormQueryVariables>('298f4b245977b1cfc2920aef41f2778bf573bb3f12289117455459314401eb3b');
export const CustomerGroupDocument = /* @__PURE__ */ publicQuery<CustomerGroupQuery, CustomerGroupQueryVariables>('f7ffef1e0349bc6c05b8a8a94ee8cb9ae75868c20d5d121f12e9c242313fdf57');
export const PasswordRecoveryUsableDocument = /* @__PURE__ */ personalQuery<PasswordRecoveryUsableQuery, PasswordRecoveryUsableQueryVariables>('08cf59d21a91d5960eda7bdb75d5299f0df89aa917d9423fa3eaf59ead8a4135');
export const LoginDocument = /* @__PURE__ */ mutation<LoginMutation, LoginMutationVariables>('1d4394295f7cdabcb62fb7d2e2579e17766ba0edcb3e1b166b3ec07d241a1bfe');
export const LogoutDocument = /* @__PURE__ */ mutation<LogoutMutation, LogoutMutationVariables>('3eae2f978775b39d986b363770fa9530b859811304c1ce63b05d6b7b3d4e983b');
export const RegisterDocument = /* @__PURE__ */ mutation<RegisterMutation, RegisterMutationVariables>('ad0ba22eccad3427eb04dd833e30df3eecf4b8d991c1422ded7972a7158333d2');
export const ConfirmRegistrationDocument = /* @__PURE__ */ mutation<ConfirmRegistrationMutation, ConfirmRegistrationMutationVariables>('0c7731f9acd4fb567d06c5ac1c748fbe3c1182a10519c90c754d6635179c68ee');
export const RequestPasswordRecoveryDocument = /* @__PURE__ */ mutation<RequestPasswordRecoveryMutation, RequestPasswordRecoveryMutationVariables>('f967eb6f3adaa939d84bb1214ebbdd43a8ba7db95746e8ab3e8eb61a6e1117bb');
export const ResetPasswordDocument = /* @__PURE__ */ mutation<ResetPasswordMutation, ResetPasswordMutationVariables>('62d0538c0190cb4fe4f557bbce6b8845ce24896c704223eaba4b5e696bb178cc');
