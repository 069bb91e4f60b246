import type { SetCurrencyMutation, SetCurrencyMutationVariables, SetLocaleMutation, SetLocaleMutationVariables } from '../../generated/graphql.ts';
import type { Operation } from '../../shared/graphql/api.ts';

export const SetLocaleDocument: Operation<SetLocaleMutation, SetLocaleMutationVariables> = { hash: '6da32fcf5ffe244c78b8d73328f90fc5be9993e9023961ffd3f3668112fb3537' };
export const SetCurrencyDocument: Operation<SetCurrencyMutation, SetCurrencyMutationVariables> = { hash: '3669c9f80800aec14f037162d7b302a22878a8cbe57e41918979c945b31a0056' };
