import type { ListingFiltersQuery, ListingFiltersQueryVariables, ListingMoreQuery, ListingMoreQueryVariables, ListingQuery, ListingQueryVariables } from '../../../generated/graphql.ts';
import { publicQuery } from '../../../shared/graphql/operation-document.ts';

export const ListingDocument = /* @__PURE__ */ publicQuery<ListingQuery, ListingQueryVariables>('72ad232b3d707de7161d94587b0d94113b941ed88443016fc9e74ce9e4c6d2ee');
export const ListingMoreDocument = /* @__PURE__ */ publicQuery<ListingMoreQuery, ListingMoreQueryVariables>('76cd80eef8db95ae70a5a1643a323e1ebab54ef364195408509c499884c3a3cd');
export const ListingFiltersDocument = /* @__PURE__ */ publicQuery<ListingFiltersQuery, ListingFiltersQueryVariables>('d07004c01697f0a495af833b892046a3aca3780f06863147532a244489350f8a');
