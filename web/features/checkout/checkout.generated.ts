import type { CheckoutQuery, CheckoutQueryVariables, SetCountryMutation, SetCountryMutationVariables, SetPaymentMethodMutation, SetPaymentMethodMutationVariables, SetShippingMethodMutation, SetShippingMethodMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery } from '../../shared/graphql/operation-document.ts';

export const CheckoutDocument = /* @__PURE__ */ personalQuery<CheckoutQuery, CheckoutQueryVariables>('c0e01ed681c9b2f65f51383c7b7a55d46324ff39ccfa5630fb914227e0f88a14');
export const SetShippingMethodDocument = /* @__PURE__ */ mutation<SetShippingMethodMutation, SetShippingMethodMutationVariables>('dc44e4e437886a94d6b5a49532ac82f93d5234e35cd6fdb16a04c15f213fe9f7');
export const SetPaymentMethodDocument = /* @__PURE__ */ mutation<SetPaymentMethodMutation, SetPaymentMethodMutationVariables>('f586a802eadcc66096532b8fb252873bde6f6b56c7e0182d8de22be9e4f84c1d');
export const SetCountryDocument = /* @__PURE__ */ mutation<SetCountryMutation, SetCountryMutationVariables>('283132244c3d148f7573c153148a97ca668b1eaa7df7a67d42469f2c62b1a8ff');
