import type { IdentityQuery, IdentityQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../graphql/operation-document.ts';

export const IdentityDocument = /* @__PURE__ */ publicQuery<IdentityQuery, IdentityQueryVariables>('511b19b2dac4c62c2421903fe55afb190949b3a0b947c060a348810e7522fd00');
