import type { CheckoutQuery, CheckoutQueryVariables, SetCountryMutation, SetCountryMutationVariables, SetPaymentMethodMutation, SetPaymentMethodMutationVariables, SetShippingMethodMutation, SetShippingMethodMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery } from '../../shared/graphql/operation-document.ts';

export const CheckoutDocument = /* @__PURE__ */ personalQuery<CheckoutQuery, CheckoutQueryVariables>('2a72ec44aef0bab7e3d3ff9c7bfdf29a8eb53151986acb2a2b164bc43887b10b');
export const SetShippingMethodDocument = /* @__PURE__ */ mutation<SetShippingMethodMutation, SetShippingMethodMutationVariables>('412cb252bc22f2728cb607e5a703f08e77fe0605d06ba6b6213f4ed65600cab6');
export const SetPaymentMethodDocument = /* @__PURE__ */ mutation<SetPaymentMethodMutation, SetPaymentMethodMutationVariables>('317e864dd28a523b9c62268b372f95cfe8cf167d62bb87a630404a175b613e09');
export const SetCountryDocument = /* @__PURE__ */ mutation<SetCountryMutation, SetCountryMutationVariables>('56371e51a935dc9eb152fa0b87f8c3b6cb02a19fa3ea5f44cffd4d9e171e4d0d');
