import type { IdentityQuery, IdentityQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../graphql/operation-document.ts';

export const IdentityDocument = /* @__PURE__ */ publicQuery<IdentityQuery, IdentityQueryVariables>('a3d488764d5dfb15a595015ad153125d85dc0a65efe57bb9ee7c2adb2cd92821');
