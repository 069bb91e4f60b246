import type { IdentityQuery, IdentityQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../graphql/operation-document.ts';

export const IdentityDocument = /* @__PURE__ */ publicQuery<IdentityQuery, IdentityQueryVariables>('7d6183806a3f5da6dd056abe4f49fba364b116730da0787e03c04575c56a07b4');
