import type { SetCurrencyMutation, SetCurrencyMutationVariables, SetLocaleMutation, SetLocaleMutationVariables } from '../../generated/graphql.ts';
import { mutation } from '../../shared/graphql/operation-document.ts';

export const SetLocaleDocument = /* @__PURE__ */ mutation<SetLocaleMutation, SetLocaleMutationVariables>('6da32fcf5ffe244c78b8d73328f90fc5be9993e9023961ffd3f3668112fb3537');
export const SetCurrencyDocument = /* @__PURE__ */ mutation<SetCurrencyMutation, SetCurrencyMutationVariables>('3669c9f80800aec14f037162d7b302a22878a8cbe57e41918979c945b31a0056');
