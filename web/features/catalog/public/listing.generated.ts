import type { ListingFiltersQuery, ListingFiltersQueryVariables, ListingMoreQuery, ListingMoreQueryVariables, ListingQuery, ListingQueryVariables } from '../../../generated/graphql.ts';
import { publicQuery } from '../../../shared/graphql/operation-document.ts';

export const ListingDocument = /* @__PURE__ */ publicQuery<ListingQuery, ListingQueryVariables>('41ea7e853e48209f634c83f42279bf43aa9c9b74570c22437631057e86ba2157');
export const ListingMoreDocument = /* @__PURE__ */ publicQuery<ListingMoreQuery, ListingMoreQueryVariables>('f3ae3fb11437cf69d7f2bbd77131c49cc9b0316ee3c0688cd124ce5736218a30');
export const ListingFiltersDocument = /* @__PURE__ */ publicQuery<ListingFiltersQuery, ListingFiltersQueryVariables>('79fedb8f2671ece8252e17cb74c163119d60b11d54e030396da032af23173afd');
