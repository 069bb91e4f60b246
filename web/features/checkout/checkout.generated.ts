import type { CheckoutQuery, CheckoutQueryVariables, SetCountryMutation, SetCountryMutationVariables, SetPaymentMethodMutation, SetPaymentMethodMutationVariables, SetShippingMethodMutation, SetShippingMethodMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery } from '../../shared/graphql/operation-document.ts';

export const CheckoutDocument = /* @__PURE__ */ personalQuery<CheckoutQuery, CheckoutQueryVariables>('cf57b0e3373a60f20874d6163beef5138cbd0f7869b76bc088a4a572526656f6');
export const SetShippingMethodDocument = /* @__PURE__ */ mutation<SetShippingMethodMutation, SetShippingMethodMutationVariables>('698569733e17304f55d14ae348763c58aa307300f3846903651feb1439bbec71');
export const SetPaymentMethodDocument = /* @__PURE__ */ mutation<SetPaymentMethodMutation, SetPaymentMethodMutationVariables>('948a10dce4775c447ff68305b2ced97aa3f8c6583e59386e45c2d16fefe78f9c');
export const SetCountryDocument = /* @__PURE__ */ mutation<SetCountryMutation, SetCountryMutationVariables>('283132244c3d148f7573c153148a97ca668b1eaa7df7a67d42469f2c62b1a8ff');
