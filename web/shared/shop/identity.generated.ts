import type { IdentityQuery, IdentityQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../graphql/operation-document.ts';

export const IdentityDocument = /* @__PURE__ */ publicQuery<IdentityQuery, IdentityQueryVariables>('016da00b1d41c81ca08ea2745f393712ceaa07adbfe2f39aea72a488ae8c938e');
