import type { CheckoutQuery, CheckoutQueryVariables, SetCountryMutation, SetCountryMutationVariables, SetPaymentMethodMutation, SetPaymentMethodMutationVariables, SetShippingMethodMutation, SetShippingMethodMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery } from '../../shared/graphql/operation-document.ts';

export const CheckoutDocument = /* @__PURE__ */ personalQuery<CheckoutQuery, CheckoutQueryVariables>('c0e01ed681c9b2f65f51383c7b7a55d46324ff39ccfa5630fb914227e0f88a14');
export const SetShippingMethodDocument = /* @__PURE__ */ mutation<SetShippingMethodMutation, SetShippingMethodMutationVariables>('f69489c2f713b65a70dba4707832e1081f5d1be5a30acf32ea40aa3ead15fb66');
export const SetPaymentMethodDocument = /* @__PURE__ */ mutation<SetPaymentMethodMutation, SetPaymentMethodMutationVariables>('382235341072aecbdce71785d89bec2c65253a29d80e8f89b4c25c16e3cea8ac');
export const SetCountryDocument = /* @__PURE__ */ mutation<SetCountryMutation, SetCountryMutationVariables>('283132244c3d148f7573c153148a97ca668b1eaa7df7a67d42469f2c62b1a8ff');
