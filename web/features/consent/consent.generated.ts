import type { ConsentGroupsQuery, ConsentGroupsQueryVariables, ConsentKeysQuery, ConsentKeysQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../../shared/graphql/operation-document.ts';

export const ConsentKeysDocument = /* @__PURE__ */ publicQuery<ConsentKeysQuery, ConsentKeysQueryVariables>('f37b0455f60b174789d1afd782f589478e3253c01af253084c008cbc35a2554f');
export const ConsentGroupsDocument = /* @__PURE__ */ publicQuery<ConsentGroupsQuery, ConsentGroupsQueryVariables>('a52f4f46fb44dcd3df494f4c9aa5a2a3424e60d9ee530b2b9d6367ea03f18e50');
