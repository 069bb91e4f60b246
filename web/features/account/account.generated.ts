import type { ChangeEmailMutation, ChangeEmailMutationVariables, ChangePasswordMutation, ChangePasswordMutationVariables, ChangeProfileMutation, ChangeProfileMutationVariables, DeleteCustomerMutation, DeleteCustomerMutationVariables, OverviewQuery, OverviewQueryVariables, PaymentChoiceQuery, PaymentChoiceQueryVariables, ProfileQuery, ProfileQueryVariables, SetDefaultPaymentMethodMutation, SetDefaultPaymentMethodMutationVariables, SetNewsletterMutation, SetNewsletterMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery } from '../../shared/graphql/operation-document.ts';

export const ProfileDocument = /* @__PURE__ */ personalQuery<ProfileQuery, ProfileQueryVariables>('72ccbdf89a1b7cc1457e55bf4463e87ce1c8be947b5a5fc48e195aa24a99e283');
export const PaymentChoiceDocument = /* @__PURE__ */ personalQuery<PaymentChoiceQuery, PaymentChoiceQueryVariables>('12a96c1e8f216181fb84747872e3d81768e909d942d34a7b97d5feb00b3c98a6');
export const OverviewDocument = /* @__PURE__ */ personalQuery<OverviewQuery, OverviewQueryVariables>('a58f07ea4dcf8841888a4ccd5a81ebd5dc875c578e4dd2e3772c10fd9ce30afa');
export const ChangeProfileDocument = /* @__PURE__ */ mutation<ChangeProfileMutation, ChangeProfileMutationVariables>('981a89ffaa562acabc4ff75b4b7facdf0bad7f782fe6a8fca713d88d51770458');
export const ChangeEmailDocument = /* @__PURE__ */ mutation<ChangeEmailMutation, ChangeEmailMutationVariables>('6122971cd2564a7cb897adb37476882dcea2e189a4e7d35e6959890a363492ca');
export const ChangePasswordDocument = /* @__PURE__ */ mutation<ChangePasswordMutation, ChangePasswordMutationVariables>('903ff0136b1c7c51b6140a27c03b8a106b22a623e4d0cfc1f2f2de258badf075');
export const SetDefaultPaymentMethodDocument = /* @__PURE__ */ mutation<SetDefaultPaymentMethodMutation, SetDefaultPaymentMethodMutationVariables>('c8c54ed5849b501d229d66a1a9cf8b3b29e37bdadb079f93fb8a3af24df0b5fa');
export const SetNewsletterDocument = /* @__PURE__ */ mutation<SetNewsletterMutation, SetNewsletterMutationVariables>('4672d2734b1d6e69616cbf053474d5e39f14cccd4d34a433bb97494f2c0a57f6');
export const DeleteCustomerDocument = /* @__PURE__ */ mutation<DeleteCustomerMutation, DeleteCustomerMutationVariables>('88963c65bc6651619b40b5c6551bca2c10f83046376c2b668416eab86df92b5e');
