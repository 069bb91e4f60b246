import type { CheckoutQuery, CheckoutQueryVariables, SetCountryMutation, SetCountryMutationVariables, SetPaymentMethodMutation, SetPaymentMethodMutationVariables, SetShippingMethodMutation, SetShippingMethodMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery } from '../../shared/graphql/operation-document.ts';

export const CheckoutDocument = /* @__PURE__ */ personalQuery<CheckoutQuery, CheckoutQueryVariables>('d3d6c495f4328c073d7f04bbb95114d1a4b6e2537ad2665dcd0f86ee7854a262');
export const SetShippingMethodDocument = /* @__PURE__ */ mutation<SetShippingMethodMutation, SetShippingMethodMutationVariables>('16df053f284ce56d84dadcbbaded04f6fd0c992c562eb97fa93f69f74c04fa5c');
export const SetPaymentMethodDocument = /* @__PURE__ */ mutation<SetPaymentMethodMutation, SetPaymentMethodMutationVariables>('dc183950a2ac4b7de2e3680e0f6f0a5754b4a77561650a95b446067488cd105d');
export const SetCountryDocument = /* @__PURE__ */ mutation<SetCountryMutation, SetCountryMutationVariables>('283132244c3d148f7573c153148a97ca668b1eaa7df7a67d42469f2c62b1a8ff');
