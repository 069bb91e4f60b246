import type { ListingFiltersQuery, ListingFiltersQueryVariables, ListingMoreQuery, ListingMoreQueryVariables, ListingQuery, ListingQueryVariables } from '../../../generated/graphql.ts';
import { publicQuery } from '../../../shared/graphql/operation-document.ts';

export const ListingDocument = /* @__PURE__ */ publicQuery<ListingQuery, ListingQueryVariables>('88cfd13368f59619cd95fc868b349f64dc42639715923fd52aee111b4f06c485');
export const ListingMoreDocument = /* @__PURE__ */ publicQuery<ListingMoreQuery, ListingMoreQueryVariables>('0841a17a4723fea3a78da5e2509724f61372666cd41cf7d485b1a7428093153b');
export const ListingFiltersDocument = /* @__PURE__ */ publicQuery<ListingFiltersQuery, ListingFiltersQueryVariables>('475ee87a020c531f1bbebf66837ce862899d269cd304bb1975a70d671ef5f19f');
