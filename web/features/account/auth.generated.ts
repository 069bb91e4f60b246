import type { ConfirmRegistrationMutation, ConfirmRegistrationMutationVariables, CustomerGroupQuery, CustomerGroupQueryVariables, LoginMutation, LoginMutationVariables, LogoutMutation, LogoutMutationVariables, PasswordRecoveryUsableQuery, PasswordRecoveryUsableQueryVariables, RegisterFormQuery, RegisterFormQueryVariables, RegisterMutation, RegisterMutationVariables, RequestPasswordRecoveryMutation, RequestPasswordRecoveryMutationVariables, ResetPasswordMutation, ResetPasswordMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery, publicQuery } from '../../shared/graphql/operation-document.ts';

export const RegisterFormDocument = /* @__PURE__ */ publicQuery<RegisterFormQuery, RegisterFormQueryVariables>('298f4b245977b1cfc2920aef41f2778bf573bb3f12289117455459314401eb3b');
export const CustomerGroupDocument = /* @__PURE__ */ publicQuery<CustomerGroupQuery, CustomerGroupQueryVariables>('f7ffef1e0349bc6c05b8a8a94ee8cb9ae75868c20d5d121f12e9c242313fdf57');
export const PasswordRecoveryUsableDocument = /* @__PURE__ */ personalQuery<PasswordRecoveryUsableQuery, PasswordRecoveryUsableQueryVariables>('08cf59d21a91d5960eda7bdb75d5299f0df89aa917d9423fa3eaf59ead8a4135');
export const LoginDocument = /* @__PURE__ */ mutation<LoginMutation, LoginMutationVariables>('1340a48624eecb6d4c8b3eff9668cfe4fe4ee1019ee239f7637937dd16ac719b');
export const LogoutDocument = /* @__PURE__ */ mutation<LogoutMutation, LogoutMutationVariables>('e224835b9155690e3317bb11c2d8c07d0f91b8e8ccd5ab685b56df4a9482df3f');
export const RegisterDocument = /* @__PURE__ */ mutation<RegisterMutation, RegisterMutationVariables>('4021565c166974d3d0ad358ccd9cf98c4dd200c123f5b14f3aec7f0f640b6e0e');
export const ConfirmRegistrationDocument = /* @__PURE__ */ mutation<ConfirmRegistrationMutation, ConfirmRegistrationMutationVariables>('0b2a04e0a03650dd899911e05b58e2d762fbecd02f4f12e178a8e9fc3563822b');
export const RequestPasswordRecoveryDocument = /* @__PURE__ */ mutation<RequestPasswordRecoveryMutation, RequestPasswordRecoveryMutationVariables>('f967eb6f3adaa939d84bb1214ebbdd43a8ba7db95746e8ab3e8eb61a6e1117bb');
export const ResetPasswordDocument = /* @__PURE__ */ mutation<ResetPasswordMutation, ResetPasswordMutationVariables>('62d0538c0190cb4fe4f557bbce6b8845ce24896c704223eaba4b5e696bb178cc');
