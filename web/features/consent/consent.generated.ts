import type { ConsentGroupsQuery, ConsentGroupsQueryVariables, ConsentKeysQuery, ConsentKeysQueryVariables } from '../../generated/graphql.ts';
import type { Operation } from '../../shared/graphql/api.ts';

export const ConsentKeysDocument: Operation<ConsentKeysQuery, ConsentKeysQueryVariables> = { hash: '17e08111facacb3dc4c8202757ba64a952f7aa9038e6fad2d9d2c95e17480c50' };
export const ConsentGroupsDocument: Operation<ConsentGroupsQuery, ConsentGroupsQueryVariables> = { hash: '33528ceb8adfc685393102af85d28980e0896c5ba2b7b9aee9e4037507b21168' };
