import type { ConsentGroupsQuery, ConsentGroupsQueryVariables, ConsentKeysQuery, ConsentKeysQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../../shared/graphql/operation-document.ts';

export const ConsentKeysDocument = /* @__PURE__ */ publicQuery<ConsentKeysQuery, ConsentKeysQueryVariables>('17e08111facacb3dc4c8202757ba64a952f7aa9038e6fad2d9d2c95e17480c50');
export const ConsentGroupsDocument = /* @__PURE__ */ publicQuery<ConsentGroupsQuery, ConsentGroupsQueryVariables>('33528ceb8adfc685393102af85d28980e0896c5ba2b7b9aee9e4037507b21168');
