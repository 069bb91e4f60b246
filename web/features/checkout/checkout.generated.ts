import type { CheckoutQuery, CheckoutQueryVariables, SetCountryMutation, SetCountryMutationVariables, SetPaymentMethodMutation, SetPaymentMethodMutationVariables, SetShippingMethodMutation, SetShippingMethodMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery } from '../../shared/graphql/operation-document.ts';

export const CheckoutDocument = /* @__PURE__ */ personalQuery<CheckoutQuery, CheckoutQueryVariables>('db6dc2b5bd55583f49e5cc3c2c83b0052f5bbda176932a6ebbaad534d30ef6a6');
export const SetShippingMethodDocument = /* @__PURE__ */ mutation<SetShippingMethodMutation, SetShippingMethodMutationVariables>('b90047b66e33cd9b6f96d66216a53100c755e97b105bbf14fd0c356238cb3400');
export const SetPaymentMethodDocument = /* @__PURE__ */ mutation<SetPaymentMethodMutation, SetPaymentMethodMutationVariables>('d03d60025f787d5d4d75d92c6ae0dfc79905c87043d3bb1ed1d532ccf40994d8');
export const SetCountryDocument = /* @__PURE__ */ mutation<SetCountryMutation, SetCountryMutationVariables>('56371e51a935dc9eb152fa0b87f8c3b6cb02a19fa3ea5f44cffd4d9e171e4d0d');
