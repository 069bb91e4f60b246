import type { ListingFiltersQuery, ListingFiltersQueryVariables, ListingMoreQuery, ListingMoreQueryVariables, ListingQuery, ListingQueryVariables } from '../../../generated/graphql.ts';
import { publicQuery } from '../../../shared/graphql/operation-document.ts';

export const ListingDocument = /* @__PURE__ */ publicQuery<ListingQuery, ListingQueryVariables>('a69d97a237d85b2cd289ac359c56ba43bf29c4eebaf9461e0461629e039a8a55');
export const ListingMoreDocument = /* @__PURE__ */ publicQuery<ListingMoreQuery, ListingMoreQueryVariables>('f3ae3fb11437cf69d7f2bbd77131c49cc9b0316ee3c0688cd124ce5736218a30');
export const ListingFiltersDocument = /* @__PURE__ */ publicQuery<ListingFiltersQuery, ListingFiltersQueryVariables>('f0e72eb7573b5b01d17f024b5c7c5cb3ca8a1c88b8dcbf79881e8dffeb0f2783');
