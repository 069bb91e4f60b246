import type { CheckoutQuery, CheckoutQueryVariables, SetCountryMutation, SetCountryMutationVariables, SetPaymentMethodMutation, SetPaymentMethodMutationVariables, SetShippingMethodMutation, SetShippingMethodMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery } from '../../shared/graphql/operation-document.ts';

export const CheckoutDocument = /* @__PURE__ */ personalQuery<CheckoutQuery, CheckoutQueryVariables>('4c25bed94d78d1e35b870e5529ce83afd7f86d30b1589951577a60c37e230a1a');
export const SetShippingMethodDocument = /* @__PURE__ */ mutation<SetShippingMethodMutation, SetShippingMethodMutationVariables>('fc704577ceb573ed47c9281dc2817ca204d8386bed07624ed7a3b4ece6bd5f6d');
export const SetPaymentMethodDocument = /* @__PURE__ */ mutation<SetPaymentMethodMutation, SetPaymentMethodMutationVariables>('92074618c74772a889dadd4a9d4f255fcb766c0b98b24b159016cc5a735f4fef');
export const SetCountryDocument = /* @__PURE__ */ mutation<SetCountryMutation, SetCountryMutationVariables>('283132244c3d148f7573c153148a97ca668b1eaa7df7a67d42469f2c62b1a8ff');
