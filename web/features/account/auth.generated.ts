import type { ConfirmRegistrationMutation, ConfirmRegistrationMutationVariables, CustomerGroupQuery, CustomerGroupQueryVariables, LoginMutation, LoginMutationVariables, LogoutMutation, LogoutMutationVariables, PasswordResetTokenValidQuery, PasswordResetTokenValidQueryVariables, RegisterFormQuery, RegisterFormQueryVariables, RegisterMutation, RegisterMutationVariables, RequestPasswordRecoveryMutation, RequestPasswordRecoveryMutationVariables, ResetPasswordMutation, ResetPasswordMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery, publicQuery } from '../../shared/graphql/operation-document.ts';

export const RegisterFormDocument = /* @__PURE__ */ publicQuery<RegisterFormQuery, RegisterFormQueryVariables>('37ee5ad4822d26bc78384a9f1ae2e115763d8b9684107c96cc767a312bd07c8e');
export const CustomerGroupDocument = /* @__PURE__ */ publicQuery<CustomerGroupQuery, CustomerGroupQueryVariables>('f7ffef1e0349bc6c05b8a8a94ee8cb9ae75868c20d5d121f12e9c242313fdf57');
export const PasswordResetTokenValidDocument = /* @__PURE__ */ personalQuery<PasswordResetTokenValidQuery, PasswordResetTokenValidQueryVariables>('ede45898011b70602423f589b4b4fd7d8a7bae76717879241b60c94b781c6d70');
export const LoginDocument = /* @__PURE__ */ mutation<LoginMutation, LoginMutationVariables>('145fcb23b859cee27808d32c13f07a104540da3004e96f650fb86af08e762f11');
export const LogoutDocument = /* @__PURE__ */ mutation<LogoutMutation, LogoutMutationVariables>('b29f35269e256c63b5e1ed8a7b03faa7865087559595df29f832fbfd54616050');
export const RegisterDocument = /* @__PURE__ */ mutation<RegisterMutation, RegisterMutationVariables>('fa386588dfd86db8738b40b785879eea831cc7e3083230d43956bc4d568c21aa');
export const ConfirmRegistrationDocument = /* @__PURE__ */ mutation<ConfirmRegistrationMutation, ConfirmRegistrationMutationVariables>('ed8dca096a325fbf9945435d40b4d35b884d2270b8bc94c9dc19ccb07a5dc30b');
export const RequestPasswordRecoveryDocument = /* @__PURE__ */ mutation<RequestPasswordRecoveryMutation, RequestPasswordRecoveryMutationVariables>('f967eb6f3adaa939d84bb1214ebbdd43a8ba7db95746e8ab3e8eb61a6e1117bb');
export const ResetPasswordDocument = /* @__PURE__ */ mutation<ResetPasswordMutation, ResetPasswordMutationVariables>('62d0538c0190cb4fe4f557bbce6b8845ce24896c704223eaba4b5e696bb178cc');
