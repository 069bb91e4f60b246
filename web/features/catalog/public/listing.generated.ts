import type { ListingMoreQuery, ListingMoreQueryVariables, ListingQuery, ListingQueryVariables } from '../../../generated/graphql.ts';
import { publicQuery } from '../../../shared/graphql/operation-document.ts';

export const ListingDocument = /* @__PURE__ */ publicQuery<ListingQuery, ListingQueryVariables>('6bebaaa60eeaf33a5050000abd850ee1263422ae8681810dec90a69f6c3f9551');
export const ListingMoreDocument = /* @__PURE__ */ publicQuery<ListingMoreQuery, ListingMoreQueryVariables>('a3b0e273cca6274aeac519c0263602110fd0014a1d619d22932b0e48ea05c56c');
