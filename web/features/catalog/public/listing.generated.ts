import type { ListingFiltersQuery, ListingFiltersQueryVariables, ListingMoreQuery, ListingMoreQueryVariables, ListingQuery, ListingQueryVariables } from '../../../generated/graphql.ts';
import { publicQuery } from '../../../shared/graphql/operation-document.ts';

export const ListingDocument = /* @__PURE__ */ publicQuery<ListingQuery, ListingQueryVariables>('f3702edc449a6d538ef5d8415b9c0bee8ee738d9edc954c9c02320c13aa132a6');
export const ListingMoreDocument = /* @__PURE__ */ publicQuery<ListingMoreQuery, ListingMoreQueryVariables>('e99ab9b9b3153389fed606b25a4ce2e690c9b370602e3f0afa606a5fb562827d');
export const ListingFiltersDocument = /* @__PURE__ */ publicQuery<ListingFiltersQuery, ListingFiltersQueryVariables>('8b4977aa5f963290b050d02991277e0edf034186a23328be098bd422bbc148da');
