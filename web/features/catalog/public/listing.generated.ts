import type { ListingMoreQuery, ListingMoreQueryVariables, ListingQuery, ListingQueryVariables } from '../../../generated/graphql.ts';
import { publicQuery } from '../../../shared/graphql/operation-document.ts';

export const ListingDocument = /* @__PURE__ */ publicQuery<ListingQuery, ListingQueryVariables>('d64e9023b63c4db026e363d13da2d1788b2ca2ca187d10fdd0c68fad59d0fe11');
export const ListingMoreDocument = /* @__PURE__ */ publicQuery<ListingMoreQuery, ListingMoreQueryVariables>('f3ae3fb11437cf69d7f2bbd77131c49cc9b0316ee3c0688cd124ce5736218a30');
