import type { ListingFiltersQuery, ListingFiltersQueryVariables, ListingMoreQuery, ListingMoreQueryVariables, ListingQuery, ListingQueryVariables } from '../../../generated/graphql.ts';
import { publicQuery } from '../../../shared/graphql/operation-document.ts';

export const ListingDocument = /* @__PURE__ */ publicQuery<ListingQuery, ListingQueryVariables>('d9e4986d8860bd358d99953aca9154644df527c565a9a720047899cabc214b34');
export const ListingMoreDocument = /* @__PURE__ */ publicQuery<ListingMoreQuery, ListingMoreQueryVariables>('0841a17a4723fea3a78da5e2509724f61372666cd41cf7d485b1a7428093153b');
export const ListingFiltersDocument = /* @__PURE__ */ publicQuery<ListingFiltersQuery, ListingFiltersQueryVariables>('8b4977aa5f963290b050d02991277e0edf034186a23328be098bd422bbc148da');
