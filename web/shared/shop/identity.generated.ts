import type { IdentityQuery, IdentityQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../graphql/operation-document.ts';

export const IdentityDocument = /* @__PURE__ */ publicQuery<IdentityQuery, IdentityQueryVariables>('a11d62eedd00ff5fe0ee5a64bbfe90d1c5c22b85a5cfe53449632ce3f940bc51');
